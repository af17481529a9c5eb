import { indianDay, indianDayAfter, type Paise } from '@luxe/format';
import { aliasedTable, and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditLot, creditUse, ledgerEntry, type CreditAccount } from '../../db/schema/index.ts';
import type { Policy } from '../policy/policyValues.ts';
import { readPolicy } from '../policy/repository.ts';

/** Credits of a customer; each is an account of the ledger. */
export const creditAccounts = ['cliq-cash', 'loyalty-points', 'brand-cash'] as const;

export const isCreditAccount = (account: string): account is CreditAccount =>
  (creditAccounts as readonly string[]).includes(account);

/** Days for which a credit can still be spent that comes back from an order after its last day. */
const graceDays = 7;

/** An entry of the ledger, with the lot that it ends if it ends one. */
export type WrittenEntry = typeof ledgerEntry.$inferSelect & { readonly lotId?: number | undefined };
type CreditEntry = WrittenEntry & { readonly account: CreditAccount; readonly customerId: number };
type StoredLot = typeof creditLot.$inferSelect;

/**
 * Moves the lots of customers' credits with entries of the ledger, in the same transaction, so that the lots
 * of an account always add up to its balance. Throws when an order spends more than there is.
 */
export async function moveLots(tx: Database, entries: readonly WrittenEntry[]): Promise<void> {
  for (const entry of entries) {
    if (!isCredit(entry)) continue;
    await lockLots(tx, entry.customerId);
    if (entry.amountPaise < 0) await give(tx, entry);
    else await take(tx, entry);
    await payDebts(tx, entry);
  }
}

/** Advisory locks of customers begin here. Their ids are far below the distance to any other lock. */
const lotsLock = 7_400_000_000_000;

/**
 * Lets one transaction at a time move the lots of a customer. It is the last lock that a transaction takes,
 * so that no two wait for each other: after it, only lots are locked.
 */
export const lockLots = (tx: Database, customerId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${lotsLock + customerId})`);

const isCredit = (entry: WrittenEntry): entry is CreditEntry =>
  isCreditAccount(entry.account) && entry.customerId !== null;

/** Puts back what an order took, and adds lots for the rest. */
async function give(tx: Database, entry: CreditEntry): Promise<void> {
  const paise: Paise = -entry.amountPaise;
  if (entry.reason !== 'released') {
    const ends = entry.account === 'brand-cash' ? null : lastDayOf(entry, await readPolicy(tx));
    let left = paise;
    for (const { sourceLotId, paise: part } of await refundedParts(tx, entry, paise)) {
      await addLot(tx, entry, part, ends, sourceLotId);
      left -= part;
    }
    return addLot(tx, entry, left, ends);
  }
  const { putPaise, ended } = await putBack(tx, entry, paise);
  const endedPaise = ended.reduce((sum, one) => sum + one.paise, 0);
  for (const { sourceLotId, paise: part } of ended)
    await addLot(tx, entry, part, indianDayAfter(entry.at, graceDays), sourceLotId);
  // What an order took before there were lots has no end, as it had none then.
  await addLot(tx, entry, paise - putPaise - endedPaise, null);
}

async function addLot(
  tx: Database,
  entry: CreditEntry,
  paise: Paise,
  lastDay: string | null,
  sourceLotId: number | null = null,
): Promise<void> {
  if (paise === 0) return;
  await tx.insert(creditLot).values({
    ...{ customerId: entry.customerId, account: entry.account, brandCode: entry.brandCode },
    ...{ entryId: entry.id, sourceLotId, givenPaise: paise, leftPaise: paise, lastDay, createdAt: entry.at },
  });
}

/**
 * Last day of a new lot, YYYY-MM-DD. Points end with a month, so that their owner has few dates to remember.
 * Brand cash ends with its programme.
 */
export function lastDayOf(
  { account, at }: { readonly account: CreditAccount; readonly at: Date },
  { cliqCashDays, pointsDays }: Pick<Policy, 'cliqCashDays' | 'pointsDays'>,
): string {
  if (account === 'cliq-cash') return indianDayAfter(at, cliqCashDays);
  const [year = 0, month = 0] = indianDayAfter(at, pointsDays).split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/**
 * Puts at most `limit` back into the lots from which the order of an entry took it. Returns the amount, and
 * what came from each lot whose last day is over.
 */
async function putBack(
  tx: Database,
  entry: CreditEntry,
  limit: Paise,
): Promise<{ readonly putPaise: Paise; readonly ended: readonly ReturnedPart[] }> {
  if (entry.orderId === null) return { putPaise: 0, ended: [] };
  const taken = await tx
    .select({
      lotId: creditUse.lotId,
      lastDay: creditLot.lastDay,
      sourceLotId: creditLot.sourceLotId,
      paise: sql<string>`sum(${creditUse.paise})`,
    })
    .from(creditUse)
    .innerJoin(creditLot, eq(creditLot.id, creditUse.lotId))
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, creditUse.entryId))
    .where(
      and(
        eq(ledgerEntry.orderId, entry.orderId),
        inArray(ledgerEntry.reason, ['spent', 'released']),
        sameAccount(ledgerEntry, entry),
      ),
    )
    .groupBy(creditUse.lotId, creditLot.lastDay, creditLot.sourceLotId)
    .orderBy(creditUse.lotId);
  const today = indianDay(entry.at);
  const ended: ReturnedPart[] = [];
  let putPaise: Paise = 0;
  let left = limit;
  for (const { lotId, lastDay, sourceLotId, paise } of taken) {
    const amount = Math.min(Number(paise), left);
    if (amount <= 0) continue;
    left -= amount;
    if (lastDay !== null && lastDay < today) ended.push({ sourceLotId: sourceLotId ?? lotId, paise: amount });
    else {
      await move(tx, { id: lotId }, entry, -amount);
      putPaise += amount;
    }
  }
  return { putPaise, ended };
}

/**
 * The lots from which an order took the points that its refund gives back, at most `limit`, in the order in
 * which it took them. What earlier refunds gave back is not given again. Other credits need no source,
 * because nothing takes them back.
 */
async function refundedParts(tx: Database, entry: CreditEntry, limit: Paise): Promise<ReturnedPart[]> {
  if (entry.account !== 'loyalty-points' || entry.reason !== 'refund' || entry.orderId === null) return [];
  const source = sql<number>`coalesce(${creditLot.sourceLotId}, ${creditLot.id})`;
  const taken = await tx
    .select({ id: source.mapWith(Number), paise: sql`sum(${creditUse.paise})`.mapWith(Number) })
    .from(creditUse)
    .innerJoin(creditLot, eq(creditLot.id, creditUse.lotId))
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, creditUse.entryId))
    .where(
      and(
        eq(ledgerEntry.orderId, entry.orderId),
        inArray(ledgerEntry.reason, ['spent', 'released']),
        sameAccount(ledgerEntry, entry),
      ),
    )
    .groupBy(source)
    .orderBy(sql`min(${creditUse.id})`);
  const given = await tx
    .select({ id: source.mapWith(Number), paise: sql`sum(${creditLot.givenPaise})`.mapWith(Number) })
    .from(creditLot)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, creditLot.entryId))
    .where(
      and(
        eq(ledgerEntry.orderId, entry.orderId),
        eq(ledgerEntry.reason, 'refund'),
        sameAccount(creditLot, entry),
      ),
    )
    .groupBy(source);
  const givenOf = new Map(given.map(({ id, paise }) => [id, paise]));
  let left = limit;
  return taken.flatMap(({ id, paise }) => {
    const part = Math.min(paise - (givenOf.get(id) ?? 0), left);
    if (part <= 0) return [];
    left -= part;
    return [{ sourceLotId: id, paise: part }];
  });
}

/** What comes back from a lot, as a lot of its own. */
interface ReturnedPart {
  readonly sourceLotId: number;
  readonly paise: Paise;
}

/** Pays debts of an account out of its lots: what ends first pays first. */
async function payDebts(tx: Database, entry: CreditEntry): Promise<void> {
  const lots = await tx
    .select()
    .from(creditLot)
    .where(and(sameAccount(creditLot, entry), ne(creditLot.leftPaise, 0)))
    .orderBy(creditLot.id);
  const sources = lots.filter(({ leftPaise }) => leftPaise > 0).toSorted(byEnd);
  for (const debt of lots.filter(({ leftPaise }) => leftPaise < 0)) {
    let owed = -debt.leftPaise;
    for (const source of sources) {
      const amount = Math.min(source.leftPaise, owed);
      if (amount === 0) continue;
      await move(tx, debt, entry, -amount);
      await move(tx, source, entry, amount);
      source.leftPaise -= amount;
      owed -= amount;
    }
  }
}

/** Takes the amount of an entry out of lots: what ends first is spent first. */
async function take(tx: Database, entry: CreditEntry): Promise<void> {
  let paise = entry.amountPaise;
  for (const lot of await lotsToTake(tx, entry)) {
    const amount = Math.min(lot.leftPaise, paise);
    if (amount === 0) return;
    await move(tx, lot, entry, amount);
    paise -= amount;
  }
  if (paise === 0) return;
  if (entry.reason !== 'takenBack')
    throw new Error(
      `An order spends ${paise} paise of ${entry.account} that customer ${entry.customerId} lacks.`,
    );
  const [debt] = await tx
    .insert(creditLot)
    .values({
      ...{ customerId: entry.customerId, account: entry.account, brandCode: entry.brandCode },
      ...{ entryId: entry.id, givenPaise: 0, leftPaise: 0, createdAt: entry.at },
    })
    .returning();
  if (debt) await move(tx, debt, entry, paise);
}

/** The lots that an entry takes from, in the order in which it takes. */
async function lotsToTake(tx: Database, entry: CreditEntry): Promise<StoredLot[]> {
  const own = entry.lotId === undefined ? undefined : eq(creditLot.id, entry.lotId);
  const lots = await tx
    .select()
    .from(creditLot)
    .where(and(sameAccount(creditLot, entry), gt(creditLot.leftPaise, 0), own));
  if (own) return lots;
  if (entry.reason !== 'takenBack') {
    const today = indianDay(entry.at);
    return lots.filter(({ lastDay }) => lastDay === null || lastDay >= today).toSorted(byEnd);
  }
  // First the points of the same order, also when their last day is over.
  const earned = await lotsOfOrder(tx, lots, entry.orderId);
  return lots.toSorted((a, b) => Number(earned.has(b.id)) - Number(earned.has(a.id)) || byEnd(a, b));
}

const noEnd = '9999-12-31';

/** What ends first comes first. */
const byEnd = (a: StoredLot, b: StoredLot): number =>
  (a.lastDay ?? noEnd).localeCompare(b.lastDay ?? noEnd) || a.id - b.id;

/** Which of some lots an order gave, or have credit of such a lot. */
async function lotsOfOrder(
  tx: Database,
  lots: readonly StoredLot[],
  orderId: string | null,
): Promise<ReadonlySet<number>> {
  if (orderId === null || lots.length === 0) return new Set();
  const ids = lots.map(({ id }) => id);
  const source = aliasedTable(creditLot, 'source');
  const found = await tx
    .select({ id: creditLot.id })
    .from(creditLot)
    .innerJoin(source, eq(source.id, sql`coalesce(${creditLot.sourceLotId}, ${creditLot.id})`))
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, source.entryId))
    .where(and(inArray(creditLot.id, ids), eq(ledgerEntry.orderId, orderId)));
  return new Set(found.map(({ id }) => id));
}

/** Takes an amount out of a lot; puts it back when it is below zero. */
async function move(tx: Database, { id }: { readonly id: number }, entry: CreditEntry, paise: Paise) {
  await tx.insert(creditUse).values({ lotId: id, entryId: entry.id, paise });
  await tx
    .update(creditLot)
    .set({ leftPaise: sql`${creditLot.leftPaise} - ${paise}` })
    .where(eq(creditLot.id, id));
}

/** The rows of a table that are of the same account as an entry. */
const sameAccount = (
  table: typeof creditLot | typeof ledgerEntry,
  { customerId, account, brandCode }: CreditEntry,
) =>
  and(
    eq(table.customerId, customerId),
    eq(table.account, account),
    brandCode === null ? isNull(table.brandCode) : eq(table.brandCode, brandCode),
  );
