import { GiftCardFace } from '@luxe/patterns/gift-card-face';
import { FactList } from '@luxe/ui/fact-list';
import { Stack } from '@luxe/ui/stack';
import type { ReactNode } from 'react';
import type { CardModel } from '../data/cardTypes.ts';
import { copy as buyCopy } from '../data/copy.ts';
import { copy } from '../data/outcomeCopy.ts';

export type CardSummaryProps = {
  card: CardModel;
  /** More lines, such as the number of the purchase. */
  facts?: readonly { term: string; value: ReactNode }[];
};

/** The card as its recipient sees it, and what the buyer entered. */
export function CardSummary({ card, facts = [] }: CardSummaryProps) {
  return (
    <Stack gap={24}>
      <GiftCardFace
        tone={card.design.tone}
        picture={card.design.picture}
        message={card.message}
        names={buyCopy.names(card.recipientName, card.senderName)}
        amount={card.amount}
        label={copy.card}
      />
      <FactList
        divided
        facts={[
          { term: copy.recipient, value: `${card.recipientName}, ${card.recipientEmail}` },
          { term: copy.delivery, value: card.day === undefined ? copy.now : copy.onDate(card.day) },
          ...(card.senderEmail ? [{ term: copy.receipt, value: card.senderEmail }] : []),
          ...facts,
        ]}
      />
    </Stack>
  );
}
