import { Button } from '@luxe/ui/button';
import { moveFocus } from '@luxe/ui/focus';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useId, useLayoutEffect, useRef } from 'react';
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
  const section = useRef<HTMLElement>(null);
  /** Number of cards before "Show more". The next card gets the focus, because the button moves or goes. */
  const countBefore = useRef<number>(undefined);

  useLayoutEffect(() => {
    const position = countBefore.current;
    if (position === undefined || cards.length <= position) return;
    countBefore.current = undefined;
    const added = section.current?.querySelectorAll('li')[position];
    moveFocus(added?.querySelector('a'), { from: section.current });
  }, [cards.length]);

  function handleMore() {
    countBefore.current = cards.length;
    onMore?.();
  }

  return (
    <Stack as="section" gap={20} aria-labelledby={id} ref={section}>
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
          <Button emphasis="secondary" busy={busy} busyLabel={copy.boughtLoading} onClick={handleMore}>
            {copy.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
