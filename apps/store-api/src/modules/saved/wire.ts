import type { SavedCard } from '@luxe/contract/calls';
import { indianDay } from '@luxe/format';
import type { StoredCard } from './repository.ts';

/**
 * Converts a saved card for the response to its customer. A card is valid until the last day of its expiry
 * month in India.
 */
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
