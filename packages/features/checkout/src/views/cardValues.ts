import type { PaymentOptions } from '@luxe/contract/calls';
import { digitsOf, readExpiry } from '../data/card.ts';
import type { PayingCard } from '../data/payment.ts';

/** What stands in the fields of a card. It lives in this page alone, and is gone with it [CHK-18]. */
export type CardValues = {
  /** Token of a saved card, or `new`. */
  source: string;
  number: string;
  expiry: string;
  code: string;
  name: string;
  isToBeSaved: boolean;
  /** Of the saved card that is chosen. */
  savedCode: string;
};

export type SavedPaymentCard = PaymentOptions['savedCards'][number];

export const emptyCard: CardValues = {
  source: '',
  number: '',
  expiry: '',
  code: '',
  name: '',
  isToBeSaved: false,
  savedCode: '',
};

/** The card that is chosen: the one named, else the first that can be used, else a new one. */
export function sourceOf(source: string, saved: readonly SavedPaymentCard[]): SavedPaymentCard | undefined {
  if (source === 'new') return undefined;
  const usable = saved.filter(({ isExpired }) => !isExpired);
  return usable.find(({ cardToken }) => cardToken === source) ?? usable[0];
}

/** What the fields say, as it is paid with. They have passed their rules. */
export function toPayingCard(values: CardValues, saved: readonly SavedPaymentCard[]): PayingCard {
  const kept = sourceOf(values.source, saved);
  if (kept) return { kind: 'saved', token: kept.cardToken, code: values.savedCode, bin: kept.bin };
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
