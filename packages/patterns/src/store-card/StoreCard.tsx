import { formatPhone } from '@luxe/format';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { Card, Ways } from './StoreCard.styles.ts';
import { distanceWords, phoneHref, storeWords, type Store, type StoreWords } from './storeWords.ts';

export type { Store, StoreWords };

export type StoreCardProps = {
  store: Store;
  /** Level of its name. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Under its words: "Change". */
  action?: ReactNode;
  words?: StoreWords;
};

/** A shop: where it is, when it is open, how far, how to reach it. To choose one of several, `StorePicker`. */
export function StoreCard({ store, headingLevel = 3, action, words = storeWords }: StoreCardProps) {
  const { name, address, hours, closed, distanceKm, unavailable } = store;
  return (
    <Card aria-label={name}>
      <Heading level={headingLevel} size="label">
        {name}
      </Heading>
      <Text as="span" size="sm" tone="secondary" tabular data-distance>
        {distanceKm !== undefined && distanceWords(distanceKm, words)}
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
      <StoreWays store={store} words={words} action={action} />
    </Card>
  );
}

/** Telephone, directions and what the caller adds; nothing where there is none. */
export function StoreWays({
  store: { name, phone, directionsURL },
  words,
  action,
}: Required<Pick<StoreCardProps, 'store' | 'words'>> & { action?: ReactNode }) {
  if (!phone && !directionsURL && !action) return null;
  return (
    <Ways data-ways>
      {phone && (
        <Link href={phoneHref(phone)} tone="quiet" aria-label={words.call(name, formatPhone(phone))}>
          {formatPhone(phone)}
        </Link>
      )}
      {directionsURL && (
        <Link href={directionsURL} tone="quiet" rel="noreferrer" aria-label={words.directionsTo(name)}>
          {words.directions}
        </Link>
      )}
      {action}
    </Ways>
  );
}
