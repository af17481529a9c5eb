import type { SavedCard } from '@luxe/contract/calls';
import { cardBrandNames } from '@luxe/format';
import { copy } from './copy.ts';

/** A saved card or UPI id, as its row shows it. */
export type Instrument = { id: string; name: string; facts: readonly string[]; isExpired: boolean };

export function toCardInstrument(card: SavedCard): Instrument {
  const month = `${String(card.expiryMonth).padStart(2, '0')} / ${String(card.expiryYear).slice(2)}`;
  return {
    id: card.cardId,
    name: copy.card.name(cardBrandNames[card.cardBrand], card.cardEndingDigits),
    facts: [card.nameOnCard, card.isExpired ? copy.card.expired(month) : copy.card.until(month)],
    isExpired: card.isExpired,
  };
}

export const toUpiInstrument = ({ upiId }: { upiId: string }): Instrument => ({
  id: upiId,
  name: upiId,
  facts: [],
  isExpired: false,
});
