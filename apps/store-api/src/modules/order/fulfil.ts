import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { TrailCode } from '../../db/schema/index.ts';
import { Refusal } from '../../refusal.ts';
import { returnsEnd } from '../credit/earning.ts';
import { post } from './ledger.ts';
import * as stored from './repository.ts';
import { trailCodes } from './trail.ts';

/** The step that comes after the last one that a line has reached; undefined at the end. */
export function nextStep(events: readonly { readonly code: TrailCode }[]): TrailCode | undefined {
  const last = trailCodes.findLastIndex((code) => events.some((event) => event.code === code));
  return trailCodes[last + 1];
}

/**
 * Moves a line of a placed order one step along. A step that it has reached already changes nothing, so that a form sent twice is one step; one
 * that would leave another out is refused. With the last line at its door, cash that was due there has been paid, and the points that the order earns have their day.
 */
export async function moveAlong(
  db: Database,
  clock: Clock,
  { orderId, position, to }: { readonly orderId: string; readonly position: number; readonly to: TrailCode },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await stored.lockOrder(tx, orderId);
    if (order?.status !== 'placed')
      throw new Refusal(409, 'O4007', 'Only a placed order can be moved along.');
    const lines = (await stored.linesOf(tx, [orderId])).get(orderId) ?? [];
    const line = lines.find((one) => one.position === position);
    if (!line) throw new Refusal(404, 'O4041', 'The order has no such line.');
    if (line.events.some(({ code }) => code === to)) return;
    if (nextStep(line.events) !== to)
      throw new Refusal(409, 'O4007', `The line is not there yet: ${nextStep(line.events)} comes next.`);
    const now = clock.now();
    await stored.addEvents(tx, [{ orderLineId: line.id, code: to, at: now }]);
    const isAllThere = lines.every(
      ({ id, events }) => (id === line.id ? to : events.at(-1)?.code) === 'DELIVERED',
    );
    if (!isAllThere) return;
    await payAtDoor(tx, order, now);
    if (order.earnedPoints > 0)
      await stored.changeOrder(tx, order.id, {
        pointsArriveAt: returnsEnd(
          lines.map(({ shown }) => shown.returnPolicy),
          now,
        ),
      });
  });
}

async function payAtDoor(tx: Database, order: stored.StoredOrder, now: Date): Promise<void> {
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
