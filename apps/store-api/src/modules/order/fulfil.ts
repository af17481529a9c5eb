import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { TrailCode } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { returnDeadline } from '../credit/earning.ts';
import { post } from '../ledger/ledger.ts';
import * as stored from './repository.ts';
import { trailCodes } from './trail.ts';

/**
 * The step that follows the last step a line has reached. Undefined when the line has reached the final step.
 */
export function nextStep(events: readonly { readonly code: TrailCode }[]): TrailCode | undefined {
  const last = trailCodes.findLastIndex((code) => events.some((event) => event.code === code));
  return trailCodes[last + 1];
}

/**
 * Moves a line of a placed order to its next step. If the line has already reached the step, nothing changes,
 * so that a form sent twice counts once. Throws 409 if a step would be skipped. When all lines are delivered,
 * cash on delivery counts as paid. In addition, the date on which the earned points are credited is set.
 */
export async function advanceLine(
  db: Database,
  clock: Clock,
  { orderId, position, to }: { readonly orderId: string; readonly position: number; readonly to: TrailCode },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await stored.lockOrder(tx, orderId);
    if (order?.status !== 'placed') throw domainError('orderNotPlaced');
    const lines = (await stored.linesOf(tx, [orderId])).get(orderId) ?? [];
    const line = lines.find((one) => one.position === position);
    if (!line) throw domainError('orderLineUnknown');
    if (line.events.some(({ code }) => code === to)) return;
    if (nextStep(line.events) !== to) throw domainError('stepOutOfOrder', nextStep(line.events));
    const now = clock.now();
    await stored.addEvents(tx, [{ orderLineId: line.id, code: to, at: now }]);
    const areAllDelivered = lines.every(
      ({ id, events }) => (id === line.id ? to : events.at(-1)?.code) === 'DELIVERED',
    );
    if (!areAllDelivered) return;
    await settleCashOnDelivery(tx, order, now);
    if (order.earnedPoints > 0)
      await stored.changeOrder(tx, order.id, {
        pointsArriveAt: returnDeadline(
          lines.map(({ snapshot }) => snapshot.returnPolicy),
          now,
        ),
      });
  });
}

async function settleCashOnDelivery(tx: Database, order: stored.StoredOrder, now: Date): Promise<void> {
  const attempt = await stored.lastAttemptOf(tx, order.id);
  if (attempt?.status !== 'due') return;
  await stored.changeOrder(tx, order.id, { paymentStatus: 'SUCCESS' });
  await stored.settleDue(tx, attempt.id, now);
  await post(
    tx,
    order.id,
    [
      { account: 'payments', amountPaise: order.payablePaise },
      { account: 'cash-on-delivery', amountPaise: -order.payablePaise },
    ],
    now,
  );
}
