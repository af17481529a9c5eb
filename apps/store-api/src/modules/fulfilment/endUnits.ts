import { recordChanges } from '../../db/changeLog.ts';
import type { Database } from '../../db/database.ts';
import type { RefundReason } from '../../db/schema/index.ts';
import { dropUses } from '../discount/repository.ts';
import { post } from '../ledger/ledger.ts';
import { endOfReturns, readReturnPolicies } from '../policy/returnPolicies.ts';
import { changeAttempt } from '../payment/repository.ts';
import { isOrdered, linesOf, type StoredLine, type StoredUnit } from '../order/deliveriesOf.ts';
import { changeOrder, lastAttemptOf, type StoredOrder } from '../order/repository.ts';
import { lockOffers, returnStock } from '../order/stockRepository.ts';
import { deliveredAt } from '../order/deliveredAt.ts';
import { isGivenBack, isOnTheWay, isUndelivered } from '../order/unitStates.ts';
import { sumOf } from '../pricing/money.ts';
import { refundUnits } from '../refund/refundUnits.ts';
import { replacementTargets } from './repository.ts';

/** The lines of an order with the current states of their units. */
export const currentLines = async (tx: Database, orderId: string): Promise<StoredLine[]> =>
  (await linesOf(tx, [orderId])).get(orderId) ?? [];

/** Returns units to the stock of their offers. */
export async function restock(
  tx: Database,
  lines: readonly StoredLine[],
  unitIds: readonly number[],
  now: Date,
): Promise<void> {
  const quantities = new Map<string, number>();
  for (const { ussid, units } of lines) {
    const count = units.filter(({ id }) => unitIds.includes(id)).length;
    if (count > 0) quantities.set(ussid, (quantities.get(ussid) ?? 0) + count);
  }
  const ussids = [...quantities.keys()];
  await lockOffers(tx, ussids);
  for (const [ussid, quantity] of quantities) await returnStock(tx, ussid, quantity);
  await recordChanges(tx, 'offer', ussids, now);
}

/**
 * Books the end of units that never arrive: refunds what was paid, lowers the cash that is due, and frees the
 * coupon when the complete order is cancelled.
 */
export async function endUndelivered(
  tx: Database,
  order: StoredOrder,
  unitIds: readonly number[],
  reason: RefundReason,
  now: Date,
): Promise<void> {
  const lines = await currentLines(tx, order.id);
  const targets = await replacementTargets(tx, unitIds);
  // The cash of a unit that replaces another was collected with the old one.
  for (const [target, ids] of Map.groupBy(unitIds, (id) => targets.get(id)))
    await refundUnits(tx, { order, lines, unitIds: ids, reason, target }, now);
  const units = lines.flatMap((line) => line.units);
  if (units.every(({ state }) => state === 'cancelled')) await dropUses(tx, order.id);
  await settleOrder(tx, order, lines, now);
}

/**
 * Books the arrival of units: cash is collected at the door. When no unit is on its way any more, the date is
 * set on which the earned points are credited.
 */
export async function bookDelivery(
  tx: Database,
  order: StoredOrder,
  unitIds: readonly number[],
  now: Date,
): Promise<void> {
  const lines = await currentLines(tx, order.id);
  if (order.paymentMode === 'COD') {
    const paise = sumOf(
      lines
        .filter(isOrdered)
        .flatMap((line) => line.units)
        .filter(({ id }) => unitIds.includes(id))
        .map(({ payablePaise }) => payablePaise),
    );
    await post(
      tx,
      order.id,
      [
        { account: 'payments', amountPaise: paise },
        { account: 'cash-on-delivery', amountPaise: -paise },
      ],
      now,
    );
  }
  await settleOrder(tx, order, lines, now);
}

/** Closes the cash payment and dates the points when no unit is on its way any more. */
async function settleOrder(
  tx: Database,
  order: StoredOrder,
  lines: readonly StoredLine[],
  now: Date,
): Promise<void> {
  const units = lines.flatMap((line) => line.units);
  const isDone = !units.some(({ state }) => isOnTheWay(state) || state === 'returningToOrigin');
  const arrived = lines
    .filter(isOrdered)
    .flatMap((line) => line.units)
    .filter(({ state }) => !isUndelivered(state));
  await settleCash(tx, order, arrived, isDone, now);
  if (!isDone) return;
  const left = lines.flatMap(({ snapshot, units: all }) =>
    all
      .filter(({ state }) => !isGivenBack(state))
      .map((unit) => ({ policy: snapshot.returnPolicy, deliveredAt: deliveredAt(unit) ?? now })),
  );
  const hasPoints = order.earnedPoints > 0 && order.pointsCreditedAt === null && left.length > 0;
  await changeOrder(tx, order.id, {
    pointsArriveAt: hasPoints ? endOfReturns(await readReturnPolicies(tx), left) : null,
  });
}

/**
 * Adapts the amount of a cash payment to the units that arrive, and closes the payment with the last unit.
 * Without a unit, the payment has failed.
 */
async function settleCash(
  tx: Database,
  { id: orderId, paymentMode }: StoredOrder,
  arrived: readonly StoredUnit[],
  isDone: boolean,
  now: Date,
): Promise<void> {
  const attempt = paymentMode === 'COD' ? await lastAttemptOf(tx, orderId) : undefined;
  if (attempt?.status !== 'due') return;
  const amountPaise = sumOf(arrived.map(({ payablePaise }) => payablePaise));
  if (!isDone) return void (await changeAttempt(tx, attempt.id, { amountPaise }));
  const isPaid = arrived.length > 0;
  await changeAttempt(tx, attempt.id, {
    amountPaise,
    status: isPaid ? 'charged' : 'failed',
    settledAt: now,
  });
  if (isPaid) await changeOrder(tx, orderId, { paymentStatus: 'SUCCESS' });
}
