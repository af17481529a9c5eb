import type { PaymentMode } from '@luxe/contract/calls';
import { binOfNumber } from '../card/card.ts';
import type { PayingCard } from '../card/cardValues.ts';

/** A payment as the shopper submits it: the mode and its details. */
export type Payment =
  | { mode: 'Credit Card'; card: PayingCard }
  | { mode: 'EMI'; card: PayingCard; emi: { bank: string; months: number } }
  /** Undefined id: any UPI app can pay. */
  | { mode: 'UPI'; upiId: string | undefined }
  | { mode: 'Netbanking'; bank: string }
  | { mode: 'PayPal' | 'TPM' }
  | { mode: 'COD' | 'Cliq Cash' | 'Loyalty' };

/** Payment modes that need no payment provider, so that the store places the order at once. */
export type DirectMode = 'COD' | 'Cliq Cash' | 'Loyalty';
export type PrepaidPayment = Exclude<Payment, { mode: DirectMode }>;

const directModes: readonly PaymentMode[] = ['COD', 'Cliq Cash', 'Loyalty'] satisfies DirectMode[];

export const isPrepaid = (payment: Payment): payment is PrepaidPayment => !directModes.includes(payment.mode);

export const isDirect = (mode: PaymentMode): mode is DirectMode => directModes.includes(mode);

/** First digits of the card, which identify its bank; undefined for a payment without a card. */
export function binOfPayment(payment: Payment): string | undefined {
  if (!('card' in payment)) return undefined;
  return payment.card.kind === 'saved' ? payment.card.bin : binOfNumber(payment.card.number);
}
