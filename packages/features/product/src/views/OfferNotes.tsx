import { formatDate } from '@luxe/format';
import { Disclosure } from '@luxe/ui/disclosure';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import type { Offers } from '../data/useProduct.ts';

/** Promotions, coupons and bank offers, each with its title, instruction and last day [PDP-03]. */
export function OfferNotes({ offers }: Pick<Offers, 'offers'>) {
  return (
    <Disclosure summary={copy.offers(offers.length)}>
      <Stack as="ul" role="list" gap={16}>
        {offers.map(({ offerCode, offerTitle, kind, expiredOn }) => (
          <li key={offerTitle}>
            <Text>{offerTitle}</Text>
            <Text size="sm" tone="secondary">
              {`${copy.offerInstructions[kind](offerCode)} ${copy.until(formatDate(expiredOn))}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}
