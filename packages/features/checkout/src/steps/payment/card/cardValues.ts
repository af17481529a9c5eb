import type { PaymentOptions } from '@luxe/contract/calls';
import { digitsOf, readExpiry } from './card.ts';

/** Values of the card fields. They stay in the memory of this page only [CHK-18]. */
export type CardValues = {
  /** Token of a saved card, or `new`. */
  source: string;
  number: string;
  expiry: string;
  code: string;
  name: string;
  isToBeSaved: boolean;
  /** Security code of the chosen saved card. */
  savedCode: string;
};

export type SavedPaymentCard = PaymentOptions['savedCards'][number];

/** Card data for the provider only [CHK-18]. Never stored, never part of an event. */
export type PayingCard =
  | {
      kind: 'new';
      /** Digits only. */
      number: string;
      /** `08`. */
      month: string;
      /** `2029`. */
      year: string;
      code: string;
      name: string;
      isToBeSaved: boolean;
    }
  | { kind: 'saved'; token: string; code: string; bin: string };

export const emptyCard: CardValues = {
  source: '',
  number: '',
  expiry: '',
  code: '',
  name: '',
  isToBeSaved: false,
  savedCode: '',
};

/**
 * Returns the saved card that the shopper chose, or else the first saved card that has not expired. Undefined
 * for a new card.
 */
export function findSavedCard(
  source: string,
  saved: readonly SavedPaymentCard[],
): SavedPaymentCard | undefined {
  if (source === 'new') return undefined;
  const usable = saved.filter(({ isExpired }) => !isExpired);
  return usable.find(({ cardToken }) => cardToken === source) ?? usable[0];
}

/** Converts valid field values into the card to pay with. */
export function toPayingCard(values: CardValues, saved: readonly SavedPaymentCard[]): PayingCard {
  const savedCard = findSavedCard(values.source, saved);
  if (savedCard)
    return { kind: 'saved', token: savedCard.cardToken, code: values.savedCode, bin: savedCard.bin };
  const { month, year } = readExpiry(values.expiry) ?? { month: '', year: '' };
  return {
    kind: 'new',
    number: digitsOf(values.number),
    month,
    year,
    code: values.code,
    name: values.name.trim(),
    isToBeSaved: values.isToBeSaved,
  };
}
