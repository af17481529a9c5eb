import type { SavedCard } from '@luxe/contract/calls';
import { indianDay } from '@luxe/format';
import type { StoredCard } from './repository.ts';

/** A card as a customer sees it. Good to the last day of its month, by India's calendar. */
export function toWireCard(card: StoredCard, now: Date): SavedCard {
  const { id, brand, lastFour, expiryMonth, expiryYear, nameOnCard } = card;
  const month = `${expiryYear}-${String(expiryMonth).padStart(2, '0')}`;
  return {
    cardId: id,
    cardBrand: brand,
    cardEndingDigits: lastFour,
    expiryMonth,
    expiryYear,
    isExpired: month < indianDay(now).slice(0, 7),
    nameOnCard,
  };
}
