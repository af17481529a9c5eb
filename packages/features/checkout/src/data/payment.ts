import type { PaymentMode } from '@luxe/contract/calls';
import { binOfNumber } from './card.ts';

/** Which cart is paid for: the bag, or the one piece that is bought at once. */
export type CartName = 'current' | 'buyNow';

/** A card as it goes to the provider, and to nobody else [CHK-18]. Never kept, never told of in an event. */
export type PayingCard =
  | {
      kind: 'new';
      /** Digits alone. */
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

/** What a shopper asks for by pressing Pay: a mode and all that it needs. */
export type Payment =
  | { mode: 'Credit Card'; card: PayingCard }
  | { mode: 'EMI'; card: PayingCard; emi: { bank: string; months: number } }
  /** Without an id any UPI app on a phone pays it. */
  | { mode: 'UPI'; upiId: string | undefined }
  | { mode: 'Netbanking'; bank: string }
  | { mode: 'PayPal' | 'TPM' }
  | { mode: 'COD' | 'Cliq Cash' | 'Loyalty' };

/** Paid without a provider: the store places the order at once. */
export type DirectMode = 'COD' | 'Cliq Cash' | 'Loyalty';
export type AheadPayment = Exclude<Payment, { mode: DirectMode }>;

const directModes: readonly PaymentMode[] = ['COD', 'Cliq Cash', 'Loyalty'] satisfies DirectMode[];

export const isPaidAhead = (payment: Payment): payment is AheadPayment => !directModes.includes(payment.mode);

/** A mode that leaves nothing for the page to send to a provider. */
export const isDirect = (mode: PaymentMode): mode is DirectMode => directModes.includes(mode);

/** The first digits of the card, which tell the store its bank; undefined where no card pays. */
export function binOfPayment(payment: Payment): string | undefined {
  if (!('card' in payment)) return undefined;
  return payment.card.kind === 'saved' ? payment.card.bin : binOfNumber(payment.card.number);
}
