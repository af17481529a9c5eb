import { indianDay, indianDayAfter, type Paise } from '@luxe/format';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
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
    if (entry.amountPaise < 0) await give(tx, entry);
    else await take(tx, entry);
  }
}

const isCredit = (entry: WrittenEntry): entry is CreditEntry =>
  isCreditAccount(entry.account) && entry.customerId !== null;

/** Puts back what an order took, and adds a lot for the rest. A debt of the account is paid first. */
async function give(tx: Database, entry: CreditEntry): Promise<void> {
  let paise: Paise = -entry.amountPaise;
  if (entry.reason === 'released') paise -= await putBack(tx, entry, paise);
  if (paise === 0) return;
  const day = entry.account === 'brand-cash' ? null : lastDayOf(entry, await readPolicy(tx));
  const [lot] = await tx
    .insert(creditLot)
    .values({
      ...{ customerId: entry.customerId, account: entry.account, brandCode: entry.brandCode },
      ...{ entryId: entry.id, givenPaise: paise, leftPaise: paise, lastDay: day, createdAt: entry.at },
    })
    .returning();
  if (lot) await payDebts(tx, lot, entry);
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

/** Puts at most `limit` back into the lots from which the order of an entry took it. Returns the amount. */
async function putBack(tx: Database, entry: CreditEntry, limit: Paise): Promise<Paise> {
  if (entry.orderId === null) return 0;
  const taken = await tx
    .select({ lotId: creditUse.lotId, paise: sql<string>`sum(${creditUse.paise})` })
    .from(creditUse)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, creditUse.entryId))
    .where(
      and(
        eq(ledgerEntry.orderId, entry.orderId),
        inArray(ledgerEntry.reason, ['spent', 'released']),
        sameAccount(ledgerEntry, entry),
      ),
    )
    .groupBy(creditUse.lotId)
    .orderBy(creditUse.lotId);
  let put: Paise = 0;
  for (const { lotId, paise } of taken) {
    const amount = Math.min(Number(paise), limit - put);
    if (amount <= 0) continue;
    await move(tx, { id: lotId }, entry, -amount);
    await lengthen(tx, lotId, entry.at);
    put += amount;
  }
  return put;
}

/** A lot whose last day has passed while an order held it can be spent for some more days. */
const lengthen = (tx: Database, lotId: number, at: Date) =>
  tx
    .update(creditLot)
    .set({ lastDay: indianDayAfter(at, graceDays) })
    .where(and(eq(creditLot.id, lotId), lt(creditLot.lastDay, indianDay(at))));

/** Pays debts of the account out of a new lot. */
async function payDebts(tx: Database, lot: StoredLot, entry: CreditEntry): Promise<void> {
  const debts = await tx
    .select()
    .from(creditLot)
    .where(and(sameAccount(creditLot, entry), lt(creditLot.leftPaise, 0)))
    .orderBy(creditLot.id)
    .for('update');
  let left = lot.leftPaise;
  for (const debt of debts) {
    const amount = Math.min(left, -debt.leftPaise);
    if (amount === 0) return;
    await move(tx, debt, entry, -amount);
    await move(tx, lot, entry, amount);
    left -= amount;
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

/** The lots that an entry takes from, locked, in the order in which it takes. */
async function lotsToTake(tx: Database, entry: CreditEntry): Promise<StoredLot[]> {
  const own = entry.lotId === undefined ? undefined : eq(creditLot.id, entry.lotId);
  const lots = await tx
    .select()
    .from(creditLot)
    .where(and(sameAccount(creditLot, entry), gt(creditLot.leftPaise, 0), own))
    .orderBy(creditLot.id)
    .for('update');
  if (own) return lots;
  const today = indianDay(entry.at);
  const open = lots.filter(({ lastDay }) => lastDay === null || lastDay >= today);
  const earned =
    entry.reason === 'takenBack' ? await lotsOfOrder(tx, open, entry.orderId) : new Set<number>();
  return open.toSorted(
    (a, b) => Number(earned.has(b.id)) - Number(earned.has(a.id)) || compareEnds(a, b) || a.id - b.id,
  );
}

const noEnd = '9999-12-31';

const compareEnds = (a: StoredLot, b: StoredLot): number =>
  (a.lastDay ?? noEnd).localeCompare(b.lastDay ?? noEnd);

/** Which of some lots an order gave. */
async function lotsOfOrder(
  tx: Database,
  lots: readonly StoredLot[],
  orderId: string | null,
): Promise<ReadonlySet<number>> {
  if (orderId === null || lots.length === 0) return new Set();
  const ids = lots.map(({ id }) => id);
  const found = await tx
    .select({ id: creditLot.id })
    .from(creditLot)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, creditLot.entryId))
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
