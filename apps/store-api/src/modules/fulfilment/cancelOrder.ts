import type { Clock } from '@luxe/host';
import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import { runOnce, type IdempotentRequest } from '../../db/idempotency.ts';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { toPrice } from '../catalogue/price.ts';
import { moveUnits } from '../order/moveUnits.ts';
import { readOrder } from '../order/readOrder.ts';
import { isOrdered, type StoredLine, type StoredUnit } from '../order/deliveriesOf.ts';
import { findOrder, lastAttemptOf } from '../order/repository.ts';
import { mayMove } from '../order/unitStates.ts';
import { netPaise } from '../order/wire.ts';
import { sumOf } from '../pricing/money.ts';
import { planRefund } from '../refund/refundUnits.ts';
import { readRefunds, toWirePart } from '../refund/wire.ts';
import { currentLines } from './endUnits.ts';
import { applyMove, giftsToCancel, lockPlaced } from './moveParcel.ts';

export interface CancelParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Units of a line to cancel. */
export interface Cancellation {
  readonly transactionId: string;
  readonly quantity: number;
}

export interface CancelRequest {
  readonly orderId: string;
  readonly cancellations: readonly Cancellation[];
  /** The shopper's reason. */
  readonly note: string;
}

/** Cancels units for a customer, once per idempotency key. Throws like `cancelUnits`. */
export async function cancelOrder(
  { db, clock }: CancelParts,
  customerId: number,
  orderId: string,
  { units, reason, comment = '' }: CallBody<'cancelOrder'>,
  idempotency: Pick<IdempotentRequest, 'key' | 'requestHash'>,
): Promise<CallResponseInput<'cancelOrder'>> {
  return runOnce(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    if (!(await findOrder(tx, customerId, orderId))) throw domainError('orderNotFound');
    const note = [reason, comment.trim()].filter(Boolean).join(': ');
    await cancelUnits(tx, { orderId, cancellations: units, note }, now);
    const order = await findOrder(tx, customerId, orderId);
    if (!order) throw domainError('orderNotFound');
    return {
      status: 'SUCCESS' as const,
      orderDetails: await readOrder(tx, order, now, { refunds: await readRefunds(tx, order, now) }),
    };
  });
}

/**
 * Cancels units of an order that are not shipped: returns their stock and gives back what was paid for them.
 * Throws, without changes, when a line has fewer units that can be cancelled. Gifts are cancelled with the
 * last unit that was paid for. The rest of the order keeps its prices.
 */
export async function cancelUnits(
  tx: Database,
  { orderId, cancellations, note }: CancelRequest,
  now: Date,
): Promise<void> {
  const order = await lockPlaced(tx, orderId);
  const units = unitsToCancel(await currentLines(tx, orderId), cancellations);
  const moved = await moveUnits(tx, units, { to: 'cancelled', actor: 'shopper', note, at: now });
  await applyMove(tx, order, moved, 'cancelled', now);
}

/** What a cancellation would give back. Throws like the cancellation itself. */
export async function summariseCancellation(
  { db, clock }: CancelParts,
  customerId: number,
  orderId: string,
  cancellations: readonly Cancellation[],
): Promise<CallResponseInput<'cancelSummary'>> {
  const order = await findOrder(db, customerId, orderId);
  if (!order) throw domainError('orderNotFound');
  if (order.status !== 'placed') throw domainError('orderNotPlaced');
  const lines = await currentLines(db, orderId);
  const unitIds = unitsToCancel(lines, cancellations).map(({ id }) => id);
  const { units, parts, lessDuePaise, earnedPoints } = planRefund({ order, lines, unitIds }, clock.now());
  const isComplete = lines
    .flatMap((line) => line.units)
    .every(({ id, state }) => state === 'cancelled' || unitIds.includes(id));
  const attempt = await lastAttemptOf(db, orderId);
  return {
    isComplete,
    products: lines.flatMap((line) => {
      const ending = units.filter(({ orderLineId }) => orderLineId === line.id);
      return ending.length > 0 ? toEndingProduct(line, ending) : [];
    }),
    refundAmount: toPrice(sumOf(parts.map(({ amountPaise }) => amountPaise))),
    refundParts: parts.map((part) => toWirePart(part, order, attempt)),
    lessDue: toPrice(lessDuePaise),
    pointsTakenBack: order.earnedPoints - earnedPoints,
    includesDelivery: units.some(({ shippingPaise }) => shippingPaise > 0),
    freedCoupon: isComplete ? order.couponCode : null,
    usedCoupon: isComplete ? null : order.couponCode,
  };
}

const toEndingProduct = (
  { snapshot, transactionId, isGiveAway }: StoredLine,
  units: readonly StoredUnit[],
): CallResponseInput<'cancelSummary'>['products'][number] => ({
  transactionId,
  productName: snapshot.productName,
  productBrand: snapshot.brandName,
  imageURL: snapshot.imageURL,
  imageTone: snapshot.imageTone,
  isGiveAway: isGiveAway ? 'Y' : 'N',
  quantity: units.length,
  price: toPrice(sumOf(units.map(netPaise))),
});

/**
 * The units that a cancellation ends, with the gifts that no paid unit is left for. Throws for an unknown
 * line and for more units than can be cancelled.
 */
function unitsToCancel(lines: readonly StoredLine[], cancellations: readonly Cancellation[]): StoredUnit[] {
  const quantities = new Map<string, number>();
  for (const { transactionId, quantity } of cancellations)
    quantities.set(transactionId, (quantities.get(transactionId) ?? 0) + quantity);
  const chosen = [...quantities].flatMap(([transactionId, quantity]) => {
    // A replacement can be withdrawn until the old item travels; the new item cannot be cancelled.
    const line = lines.find(
      (one) => one.transactionId === transactionId && !one.isGiveAway && isOrdered(one),
    );
    if (!line) throw domainError('orderLineUnknown');
    const possible = line.units.filter(isCancellable);
    if (quantity > possible.length)
      throw domainError('cannotCancel', line.snapshot.productName, possible.length);
    return possible.slice(possible.length - quantity);
  });
  return [...chosen, ...giftsToCancel(lines, chosen)];
}

const isCancellable = ({ state }: StoredUnit): boolean => mayMove(state, 'cancelled', 'shopper');
