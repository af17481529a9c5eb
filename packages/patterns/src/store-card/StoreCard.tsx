import { formatPhone } from '@luxe/format';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { Card, Actions } from './StoreCard.styles.ts';
import { distanceText, phoneHref, storeLabels, type Store, type StoreLabels } from './storeLabels.ts';

export type { Store, StoreLabels };

export type StoreCardProps = {
  store: Store;
  /** Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Action below the text: "Change". */
  action?: ReactNode;
  labels?: StoreLabels;
};

/**
 * A physical store with address, hours, distance and contact links. Use `StorePicker` to choose one of
 * several.
 */
export function StoreCard({ store, headingLevel = 3, action, labels = storeLabels }: StoreCardProps) {
  const { name, address, hours, closed, distanceKm, unavailable } = store;
  return (
    <Card aria-label={name}>
      <Heading level={headingLevel} size="label">
        {name}
      </Heading>
      <Text as="span" size="sm" tone="secondary" tabular data-distance>
        {distanceKm !== undefined && distanceText(distanceKm, labels)}
      </Text>
      <Text as="address" size="sm" tone="secondary">
        {address}
      </Text>
      <Text size="sm" tone={closed ? 'primary' : 'secondary'} tabular>
        {hours}
      </Text>
      {unavailable && (
        <Text size="sm" tone="primary">
          {unavailable}
        </Text>
      )}
      <StoreActions store={store} labels={labels} action={action} />
    </Card>
  );
}

/** Phone link, directions link and an optional action. Renders nothing if there are none. */
export function StoreActions({
  store: { name, phone, directionsURL },
  labels,
  action,
}: Required<Pick<StoreCardProps, 'store' | 'labels'>> & { action?: ReactNode }) {
  if (!phone && !directionsURL && !action) return null;
  return (
    <Actions data-links>
      {phone && (
        <Link href={phoneHref(phone)} tone="quiet" aria-label={labels.call(name, formatPhone(phone))}>
          {formatPhone(phone)}
        </Link>
      )}
      {directionsURL && (
        <Link href={directionsURL} tone="quiet" rel="noreferrer" aria-label={labels.directionsTo(name)}>
          {labels.directions}
        </Link>
      )}
      {action}
    </Actions>
  );
}
