import type { Paise } from '@luxe/format';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer, customerOrder } from '../../db/schema/index.ts';
import { post } from '../order/ledger.ts';
import { readProperties } from '../settings/properties.ts';

/** Points of what is paid: one for every hundred rupees. */
const paiseAPoint = 100_00;
/** A point is a rupee. */
const worthOfPoint = 100;
const dayMs = 24 * 60 * 60_000;

export const pointsFor = (payable: Paise): number => Math.floor(payable / paiseAPoint);

/** What an order earns its customer: nothing for who is not in the programme, or while the shop has it switched off. */
export async function earnedBy(
  db: Database,
  { customerId, payablePaise }: { readonly customerId: number; readonly payablePaise: Paise },
): Promise<number> {
  const [property] = await readProperties(db, 'isLoyaltyEnabled_Lux');
  if (property?.value !== 'true') return 0;
  const [who] = await db
    .select({ isLoyal: customer.isLoyal })
    .from(customer)
    .where(eq(customer.id, customerId));
  return who?.isLoyal ? pointsFor(payablePaise) : 0;
}

/** When nothing of an order that has arrived can be returned any more: its longest return policy begins with its days. */
export function returnsEnd(policies: readonly string[], arrivedAt: Date): Date {
  const days = policies.map((policy) => Number.parseInt(policy, 10) || 0);
  return new Date(arrivedAt.getTime() + Math.max(0, ...days) * dayMs);
}

/** Credits the points of orders whose time has come, `most` at a time; answers of how many. Whoever locks an order first credits it, once. */
export async function creditPoints(tx: Database, now: Date, most: number): Promise<number> {
  const due = await tx
    .select({
      id: customerOrder.id,
      customerId: customerOrder.customerId,
      points: customerOrder.earnedPoints,
    })
    .from(customerOrder)
    .where(and(isNotNull(customerOrder.pointsArriveAt), lte(customerOrder.pointsArriveAt, now)))
    .limit(most)
    .for('update', { skipLocked: true });
  for (const { id, customerId, points } of due) {
    const amountPaise = points * worthOfPoint;
    await post(
      tx,
      id,
      [
        { account: 'points-given', amountPaise },
        { account: 'loyalty-points', amountPaise: -amountPaise, customerId },
      ],
      now,
    );
    await tx.update(customerOrder).set({ pointsArriveAt: null }).where(eq(customerOrder.id, id));
  }
  return due.length;
}
