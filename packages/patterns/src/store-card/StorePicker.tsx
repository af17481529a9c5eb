import { RadioPanels } from '@luxe/ui/radio-panels';
import { Text } from '@luxe/ui/text';
import { StoreActions } from './StoreCard.tsx';
import { distanceText, storeLabels, type Store, type StoreLabels } from './storeLabels.ts';

export type StorePickerProps = {
  /** Name of the group: "Stores near 110003". */
  legend: string;
  /** Hides the legend visually, if the page has a heading for it. */
  hideLegend?: boolean;
  /** Nearest first. */
  stores: readonly Store[];
  /** Id of the chosen store. `undefined` until the shopper chooses. */
  value: string | undefined;
  onValueChange: (id: string) => void;
  /** "Please select store to continue." [ORD-06]. */
  error?: string | undefined;
  labels?: StoreLabels;
};

/**
 * Chooses a nearby store for a return or a pick-up. An unavailable store stays visible and shows the reason.
 */
export function StorePicker({
  legend,
  hideLegend = false,
  stores,
  value,
  onValueChange,
  error,
  labels = storeLabels,
}: StorePickerProps) {
  return (
    <RadioPanels
      legend={legend}
      hideLegend={hideLegend}
      value={value ?? ''}
      onValueChange={onValueChange}
      error={error}
      options={stores.map((store) => ({
        value: store.id,
        label: store.name,
        note: <StoreDetails store={store} />,
        disabled: store.unavailable !== undefined,
        ...(store.distanceKm !== undefined && { aside: distanceText(store.distanceKm, labels) }),
        ...((store.phone ?? store.directionsURL) && {
          actions: <StoreActions store={store} labels={labels} />,
        }),
      }))}
    />
  );
}

function StoreDetails({ store: { address, hours, closed, unavailable } }: { store: Store }) {
  return (
    <>
      {address}
      <br />
      <Text as="span" size="sm" tone={closed && !unavailable ? 'primary' : 'inherit'} tabular>
        {hours}
      </Text>
      {unavailable && (
        <>
          <br />
          <Text as="span" size="sm" tone="primary">
            {unavailable}
          </Text>
        </>
      )}
    </>
  );
}
