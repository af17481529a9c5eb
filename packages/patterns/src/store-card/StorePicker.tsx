import { RadioPanels } from '@luxe/ui/radio-panels';
import { Text } from '@luxe/ui/text';
import { StoreWays } from './StoreCard.tsx';
import { distanceWords, storeWords, type Store, type StoreWords } from './storeWords.ts';

export type StorePickerProps = {
  /** Names the choice: "Stores near 110003". */
  legend: string;
  /** The legend is a heading elsewhere. */
  hideLegend?: boolean;
  /** Nearest first. */
  stores: readonly Store[];
  /** Id of the chosen one; undefined until one is. */
  value: string | undefined;
  onValueChange: (id: string) => void;
  /** "Please select store to continue." [ORD-06]. */
  error?: string | undefined;
  words?: StoreWords;
};

/** One shop of those near, nearest first: for a quick drop or a pick-up. What cannot be chosen stays in sight and says why. */
export function StorePicker({
  legend,
  hideLegend = false,
  stores,
  value,
  onValueChange,
  error,
  words = storeWords,
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
        note: <Where store={store} />,
        disabled: store.unavailable !== undefined,
        ...(store.distanceKm !== undefined && { aside: distanceWords(store.distanceKm, words) }),
        ...((store.phone ?? store.directionsURL) && { actions: <StoreWays store={store} words={words} /> }),
      }))}
    />
  );
}

function Where({ store: { address, hours, closed, unavailable } }: { store: Store }) {
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
