import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useId } from 'react';
import type { BoughtCard } from '../data/cardTypes.ts';
import { copy } from '../data/outcomeCopy.ts';
import { BoughtRow } from './Buy.styles.ts';

export type BoughtViewProps = {
  cards: readonly BoughtCard[];
  /** Number of all bought cards. */
  total: number;
  busy: boolean;
  /** Shows more cards; undefined when no more can be shown. */
  onMore: (() => void) | undefined;
};

/** The gift cards that a customer bought, newest first. */
export function BoughtView({ cards, total, busy, onMore }: BoughtViewProps) {
  const id = useId();
  return (
    <Stack as="section" gap={20} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {copy.boughtTitle}
      </Heading>
      {cards.length === 0 ? (
        <Text tone="secondary">{copy.boughtEmpty}</Text>
      ) : (
        <Rows padding="m" aria-labelledby={id}>
          {cards.map(({ number, href, recipientName, detail, amount, state }) => (
            <BoughtRow as="li" key={number}>
              <Stack gap={4}>
                <Link href={href} tone="bare">
                  {copy.details(recipientName)}
                </Link>
                <Text size="sm" tone="secondary">
                  {detail}
                </Text>
              </Stack>
              <Stack gap={4}>
                <Text weight="medium" tabular align="end">
                  {amount}
                </Text>
                <Text size="sm" tone="secondary" align="end">
                  {copy.states[state]}
                </Text>
              </Stack>
            </BoughtRow>
          ))}
        </Rows>
      )}
      {cards.length < total && onMore && (
        <div>
          <Button emphasis="secondary" busy={busy} busyLabel={copy.boughtLoading} onClick={onMore}>
            {copy.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
