import { indianDay, type Paise } from '@luxe/format';
import { and, eq, sql } from 'drizzle-orm';
import type { CallResponse } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { customerOrder, ledgerEntry } from '../../db/schema/index.ts';
import { categoryPath } from '../catalogue/paths.ts';
import { toPrice } from '../catalogue/price.ts';
import { balancesOf } from '../credit/balances.ts';
import { monthsBefore } from '../order/monthsBefore.ts';
import { orderRefNoOf } from '../order/number.ts';
import type { Policy } from '../policy/policyValues.ts';
import { readBrandCash } from './brandCash.ts';
import { financialYearOf, isMember, pendingPoints, spentSince, tierFor, tiersOf } from './loyalty.ts';
import {
  findEntry,
  lotsOfEntry,
  openLots,
  readStatement,
  type LotPart,
  type StatementEntry,
  type StatementQuery,
} from './statement.ts';

/** Value of one point: one rupee, in paise. */
const pointPaise = 100;

/** Cliq cash by source and last day, and what open orders hold of it. */
export async function readCliqCash(
  db: Database,
  customerId: number,
  now: Date,
): Promise<CallResponse<'cliqCash'>> {
  const today = indianDay(now);
  const { cliqCash } = await balancesOf(db, customerId, today);
  const lots = await openLots(db, customerId, 'cliq-cash', today);
  const held = await heldByOrders(db, customerId);
  return { balance: toPrice(cliqCash), lots: lots.map(toLot), held: held.map(toHeld) };
}

/** Cliq cash that orders hold whose payment is not complete. */
const heldByOrders = (db: Database, customerId: number) =>
  db
    .select({ orderId: customerOrder.id, paise: sql<string>`sum(${ledgerEntry.amountPaise})` })
    .from(ledgerEntry)
    .innerJoin(customerOrder, eq(customerOrder.id, ledgerEntry.orderId))
    .where(
      and(
        eq(ledgerEntry.customerId, customerId),
        eq(ledgerEntry.account, 'cliq-cash'),
        eq(customerOrder.status, 'open'),
      ),
    )
    .groupBy(customerOrder.id)
    .having(sql`sum(${ledgerEntry.amountPaise}) > 0`)
    .orderBy(customerOrder.id);

const toHeld = ({ orderId, paise }: { readonly orderId: string; readonly paise: string }) => ({
  ...{ orderId, orderRefNo: orderRefNoOf(orderId), amount: toPrice(Number(paise)) },
});

const toLot = ({ lotId, orderId, reason, note, isKnown, paise, lastDay }: LotPart) => ({
  ...{ lotId, lastDay, amount: toPrice(paise), note: note ?? '' },
  reason: isKnown ? (reason ?? 'goodwill') : ('earlier' as const),
  ...toOrder(orderId),
});

const toOrder = (orderId: string | null) =>
  orderId === null ? { orderId: '', orderRefNo: '' } : { orderId, orderRefNo: orderRefNoOf(orderId) };

/** Points, those that orders will bring, and the tier. */
export async function readPoints(
  db: Database,
  customerId: number,
  policy: Policy,
  now: Date,
): Promise<CallResponse<'loyaltyPoints'>> {
  const today = indianDay(now);
  const { start, lastDay: yearEnds } = financialYearOf(now);
  const { points } = await balancesOf(db, customerId, today);
  const lots = await openLots(db, customerId, 'loyalty-points', today);
  const spent = await spentSince(db, customerId, start);
  const tiers = tiersOf(policy);
  const pending = await pendingPoints(db, customerId);
  return {
    isMember: await isMember(db, customerId),
    points: toPoints(points),
    pending: pending.map(({ orderId, arrivesAt, ...order }) => ({
      ...order,
      ...toOrder(orderId),
      arrivesOn: arrivesAt && indianDay(arrivesAt),
    })),
    endingNext: endingNext(lots),
    spendPerPoint: toPrice(policy.spendPerPoint),
    tier: tierFor(spent, tiers),
    ...{ spent: toPrice(spent), yearEnds },
    tiers: tiers.map(({ tier, fromPaise }) => ({ tier, from: toPrice(fromPaise) })),
  };
}

/** The first day on which at least one point ends; null for none. Refunds can leave parts of a point. */
function endingNext(lots: readonly LotPart[]): CallResponse<'loyaltyPoints'>['endingNext'] {
  for (const [lastDay, some] of Map.groupBy(lots, (lot) => lot.lastDay)) {
    const points = toPoints(some.reduce((sum, { paise }) => sum + paise, 0));
    if (lastDay !== null && points > 0) return { points, lastDay };
  }
  return null;
}

const toPoints = (paise: Paise) => Math.floor(paise / pointPaise);

/** Cash of each brand. A programme is EXPIRED from the day after its last day on. */
export async function readProgrammes(
  db: Database,
  customerId: number,
  now: Date,
): Promise<CallResponse<'brandCashProgrammes'>> {
  const today = indianDay(now);
  const rows = await readBrandCash(db, customerId);
  return {
    programmes: rows.map(({ brandCode, brandName, slug, lastDay, paise }) => ({
      ...{ brandName, brandCode, lastDay, url: categoryPath(slug, brandCode) },
      remainingBalance: toPrice(Math.max(0, Number(paise))),
      cashProgramStatus: lastDay !== null && lastDay < today ? ('EXPIRED' as const) : ('ACTIVE' as const),
    })),
  };
}

interface StatementPage extends Pick<StatementQuery, 'account' | 'brandCode' | 'show'> {
  /** Only entries of the last months. */
  readonly months?: number | undefined;
  readonly currentPage: number;
  readonly pageSize: number;
}

/** A page of a statement. */
export async function readStatementPage(
  db: Database,
  customerId: number,
  { account, brandCode, show, months, currentPage, pageSize }: StatementPage,
  now: Date,
): Promise<CallResponse<'creditStatement'>> {
  const { entries, total } = await readStatement(db, customerId, {
    ...{ account, brandCode, show, since: months === undefined ? undefined : monthsBefore(now, months) },
    ...{ offset: currentPage * pageSize, limit: pageSize },
  });
  return { entries: entries.map(toEntry), currentPage, pageSize, totalNoOfEntries: total };
}

/** Wire format of an entry. */
const toEntry = (entry: StatementEntry) => ({
  ...{ entryId: entry.id, at: entry.at.toISOString(), isAdded: entry.isAdded, note: entry.note },
  ...{ isHeld: entry.isHeld, brandName: entry.brandName },
  ...{ amount: toPrice(entry.amountPaise), balance: toPrice(entry.balancePaise) },
  reason: entry.reason ?? 'goodwill',
  ...toOrder(entry.orderId),
});

/** One entry with its lots; undefined for that of another customer. */
export async function readEntry(
  db: Database,
  customerId: number,
  id: number,
): Promise<CallResponse<'creditEntry'> | undefined> {
  const found = await findEntry(db, customerId, id);
  if (!found) return undefined;
  const lots = await lotsOfEntry(db, found);
  return {
    ...toEntry(found),
    account: found.account,
    lots: lots.map(toLot),
  };
}
