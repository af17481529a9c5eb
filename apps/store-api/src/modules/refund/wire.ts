import type { CallResponseInput } from '@luxe/contract/calls';
import { indianDay } from '@luxe/format';
import { toPrice } from '../catalogue/price.ts';
import type { Database } from '../../db/database.ts';
import { lastAttemptOf, type StoredAttempt, type StoredOrder } from '../order/repository.ts';
import { instrumentName } from '../order/wire.ts';
import { sumOf } from '../pricing/money.ts';
import type { PlannedPart } from './refundUnits.ts';
import { refundsOf } from './repository.ts';

type WirePart = CallResponseInput<'cancelSummary'>['refundParts'][number];
type WireRefund = CallResponseInput<'orderDetails'>['refunds'][number];

const names = {
  bank: 'Your bank account',
  'cliq-cash': 'Cliq cash',
  'loyalty-points': 'Loyalty points',
  'brand-cash': 'Brand cash',
} as const;

const modeNames: Readonly<Record<string, string>> = {
  'Credit Card': 'Your card',
  EMI: 'Your card',
  UPI: 'Your UPI id',
  Netbanking: 'Your bank account',
};

/** A part of a refund, with the name of its destination. */
export const toWirePart = (
  { destination, amountPaise, arrivesBy }: Pick<PlannedPart, 'destination' | 'amountPaise' | 'arrivesBy'>,
  { paymentMode }: StoredOrder,
  attempt: StoredAttempt | undefined,
): WirePart => ({
  destination,
  name:
    destination === 'provider'
      ? (attempt?.instrument && instrumentName(attempt.instrument)) || (modeNames[paymentMode] ?? paymentMode)
      : names[destination],
  amount: toPrice(amountPaise),
  arrivesBy,
});

/** Refunds of an order in wire format, oldest first. A refund of cash that was never paid has no parts. */
export async function readRefunds(db: Database, order: StoredOrder, now: Date): Promise<WireRefund[]> {
  const refunds = (await refundsOf(db, [order.id])).get(order.id) ?? [];
  const attempt = refunds.length > 0 ? await lastAttemptOf(db, order.id) : undefined;
  return refunds
    .filter(({ parts }) => parts.length > 0)
    .map(({ reason, parts }) => ({
      reason,
      amount: toPrice(sumOf(parts.map(({ amountPaise }) => amountPaise))),
      parts: parts.map((part) => ({
        ...toWirePart(part, order, attempt),
        status: part.status === 'due' ? ('pending' as const) : part.status,
        bankReference: part.bankReference,
        isLate: part.status !== 'done' && part.status !== 'failed' && part.arrivesBy < indianDay(now),
        redirectId: part.status === 'failed' ? part.id : null,
      })),
    }));
}
