import type { Paise } from '@luxe/format';
import { aliasedTable, and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditLot, creditUse, customer, customerOrder, ledgerEntry } from '../../db/schema/index.ts';
import { post } from '../ledger/ledger.ts';
import { lockLots } from '../ledger/lots.ts';
import type { Policy } from '../policy/policyValues.ts';
import { readProperties } from '../settings/properties.ts';

/** Value of one point: one rupee, in paise. */
const pointValuePaise = 100;

/** Points that an amount earns: one for every `spendPerPoint` paid. */
export const pointsFor = (payable: Paise, { spendPerPoint }: Pick<Policy, 'spendPerPoint'>): number =>
  Math.floor(payable / spendPerPoint);

/** Points that an order earns. */
export const pointsEarnedBy = async (
  db: Database,
  { customerId, payablePaise }: { readonly customerId: number; readonly payablePaise: Paise },
  policy: Pick<Policy, 'spendPerPoint'>,
): Promise<number> => ((await earnsPoints(db, customerId)) ? pointsFor(payablePaise, policy) : 0);

/** Whether orders of a customer earn points: not outside the programme, or while the programme is off. */
export async function earnsPoints(db: Database, customerId: number): Promise<boolean> {
  const [property] = await readProperties(db, 'isLoyaltyEnabled_Lux');
  if (property?.value !== 'true') return false;
  const [member] = await db
    .select({ isLoyal: customer.isLoyal })
    .from(customer)
    .where(eq(customer.id, customerId));
  return member?.isLoyal === true;
}

/**
 * Credits the points of at most `limit` orders whose return period has ended. Resolves to the number of these
 * orders. The row lock makes sure that each order is credited once.
 */
export async function creditPoints(tx: Database, now: Date, limit: number): Promise<number> {
  const due = await tx
    .select({
      id: customerOrder.id,
      customerId: customerOrder.customerId,
      points: customerOrder.earnedPoints,
    })
    .from(customerOrder)
    .where(and(isNotNull(customerOrder.pointsArriveAt), lte(customerOrder.pointsArriveAt, now)))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { id, customerId, points } of due) {
    const amountPaise = points * pointValuePaise;
    await post(
      tx,
      id,
      [
        { account: 'points-given', amountPaise },
        { account: 'loyalty-points', amountPaise: -amountPaise, customerId, reason: 'earned' },
      ],
      now,
    );
    await tx
      .update(customerOrder)
      .set({ pointsArriveAt: null, pointsCreditedAt: now })
      .where(eq(customerOrder.id, id));
  }
  return due.length;
}

/**
 * Points that an order still earns when `refunded` paise of its payable amount go back and `left` remain. The
 * rate is that of the order, whatever the policy is now.
 */
export const pointsLeft = (earnedPoints: number, left: Paise, refunded: Paise): number =>
  left + refunded === 0
    ? earnedPoints
    : Number((BigInt(earnedPoints) * BigInt(left)) / BigInt(left + refunded));

interface EarningOrder {
  readonly id: string;
  readonly customerId: number;
  readonly earnedPoints: number;
  readonly pointsCreditedAt: Date | null;
}

/**
 * Takes back the points that an order no longer earns: `left` points remain. Credited points leave the
 * customer's account, which may become negative; later points fill it again. Points of the order that ended
 * unused have left the account already, so they are not taken a second time. The order must be locked.
 */
export async function takeBackPoints(
  tx: Database,
  { id, customerId, earnedPoints, pointsCreditedAt }: EarningOrder,
  left: number,
  now: Date,
): Promise<void> {
  if (pointsCreditedAt === null) return;
  const amountPaise = (earnedPoints - left) * pointValuePaise;
  await lockLots(tx, customerId);
  const goneAlready = Math.min(amountPaise, await endedUnused(tx, id));
  await post(
    tx,
    id,
    [
      {
        account: 'loyalty-points',
        amountPaise: amountPaise - goneAlready,
        customerId,
        reason: 'takenBack',
      },
      { account: 'credits-ended', amountPaise: goneAlready },
      { account: 'points-given', amountPaise: -amountPaise },
    ],
    now,
  );
}

/** Points of an order, in paise, that ended unused and that no return has counted yet. */
async function endedUnused(tx: Database, orderId: string): Promise<Paise> {
  const source = aliasedTable(creditLot, 'source');
  const earned = aliasedTable(ledgerEntry, 'earned');
  const [ended] = await tx
    .select({ paise: sql<string>`coalesce(sum(${creditUse.paise}), 0)` })
    .from(creditUse)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, creditUse.entryId))
    .innerJoin(creditLot, eq(creditLot.id, creditUse.lotId))
    .innerJoin(source, eq(source.id, sql`coalesce(${creditLot.sourceLotId}, ${creditLot.id})`))
    .innerJoin(earned, eq(earned.id, source.entryId))
    .where(and(eq(ledgerEntry.reason, 'ended'), eq(earned.reason, 'earned'), eq(earned.orderId, orderId)));
  const [counted] = await tx
    .select({ paise: sql<string>`coalesce(sum(${ledgerEntry.amountPaise}), 0)` })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.orderId, orderId), eq(ledgerEntry.account, 'credits-ended')));
  return Number(ended?.paise ?? 0) - Number(counted?.paise ?? 0);
}
