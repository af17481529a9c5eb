import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Paise } from '@luxe/format';
import { rowsOf, type Database } from '../../db/database.ts';
import {
  brand,
  creditLot,
  creditUse,
  customerOrder,
  ledgerEntry,
  type CreditAccount,
  type CreditReason,
} from '../../db/schema/index.ts';

/** Entries of a statement that a shopper can choose. */
type CreditChoice = 'all' | 'added' | 'spent' | 'ended';

export interface StatementQuery {
  readonly account: CreditAccount;
  /** The brand of brand cash; undefined for the cash of all brands. */
  readonly brandCode?: string | undefined;
  readonly show: CreditChoice;
  /** Only entries from this moment on. */
  readonly since?: Date | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** An entry of a customer's credit. Amounts are positive, and `balance` is that after the entry. */
export interface StatementEntry {
  readonly id: number;
  readonly account: CreditAccount;
  /** The brand of brand cash; empty for other credits. */
  readonly brandName: string;
  readonly orderId: string | null;
  /** Null for an entry from before reasons were recorded. */
  readonly reason: CreditReason | null;
  readonly note: string;
  readonly isAdded: boolean;
  /** Whether an order holds the amount whose payment is not complete. */
  readonly isHeld: boolean;
  readonly amountPaise: Paise;
  readonly balancePaise: Paise;
  readonly at: Date;
}

/** Entries of a credit, newest first, and the number of all that match. */
export async function readStatement(
  db: Database,
  customerId: number,
  query: StatementQuery,
): Promise<{ entries: StatementEntry[]; total: number }> {
  const { show, since, offset, limit } = query;
  const matches = and(sql`true`, since && sql`at >= ${since.toISOString()}::timestamptz`, conditionOf[show]);
  const all = entriesOf(customerId, query);
  const rows = await rowsOf<EntryRow>(
    db,
    sql`select * from (${all}) entry where ${matches} order by id desc limit ${limit} offset ${offset}`,
  );
  const [count] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${all}) entry where ${matches}`,
  );
  return { entries: rows.map(toEntry), total: count?.total ?? 0 };
}

/** One entry of a customer; undefined for that of another one. */
export async function findEntry(
  db: Database,
  customerId: number,
  id: number,
): Promise<StatementEntry | undefined> {
  const [found] = await db
    .select({ account: ledgerEntry.account, brandCode: ledgerEntry.brandCode })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.id, id),
        eq(ledgerEntry.customerId, customerId),
        inArray(ledgerEntry.account, ['cliq-cash', 'loyalty-points', 'brand-cash']),
      ),
    );
  if (!found) return undefined;
  const account = found.account as CreditAccount;
  const all = entriesOf(customerId, { account, brandCode: found.brandCode ?? undefined });
  const [row] = await rowsOf<EntryRow>(db, sql`select * from (${all}) entry where id = ${id}`);
  return row && toEntry(row);
}

type EntryRow = Readonly<
  Record<'id' | 'amount' | 'balance' | 'note', string> & {
    account: CreditAccount;
    brand: string | null;
    order: string | null;
    reason: CreditReason | null;
    at: string | Date;
    held: boolean | null;
  }
>;

/** The entries of a credit with the balance after each; every brand has a balance of its own. */
const entriesOf = (
  customerId: number,
  { account, brandCode }: Pick<StatementQuery, 'account' | 'brandCode'>,
): SQL =>
  sql`select id, account, order_id as order, reason, note, at, amount_paise as amount,
      reason = 'spent' and order_id in (select ${customerOrder.id} from ${customerOrder} where ${customerOrder.customerId} = ${customerId} and ${customerOrder.status} = 'open') as held,
      (select ${brand.name} from ${brand} where ${brand.code} = brand_code) as brand,
      -sum(amount_paise) over (partition by brand_code order by id) as balance
    from ${ledgerEntry}
    where customer_id = ${customerId} and account = ${account}
      and ${brandCode === undefined ? sql`true` : sql`brand_code = ${brandCode}`}`;

const conditionOf: Readonly<Record<CreditChoice, SQL | undefined>> = {
  all: undefined,
  added: sql`amount < 0`,
  spent: sql`reason = 'spent'`,
  ended: sql`reason = 'ended'`,
};

const toEntry = ({
  id,
  account,
  brand: brandName,
  order,
  reason,
  note,
  at,
  amount,
  balance,
  held,
}: EntryRow): StatementEntry => ({
  ...{ id: Number(id), account, orderId: order, reason, note },
  brandName: brandName ?? '',
  isAdded: Number(amount) < 0,
  isHeld: held === true,
  amountPaise: Math.abs(Number(amount)),
  balancePaise: Number(balance),
  at: new Date(at),
});

/** A part of a credit, with the entry that gave it. */
export interface LotPart {
  readonly lotId: number;
  readonly orderId: string | null;
  readonly reason: CreditReason | null;
  readonly note: string | null;
  /** Whether the shop knows what gave it. */
  readonly isKnown: boolean;
  readonly paise: Paise;
  readonly lastDay: string | null;
}

const partColumns = {
  lotId: creditLot.id,
  orderId: ledgerEntry.orderId,
  reason: ledgerEntry.reason,
  note: ledgerEntry.note,
  entryId: creditLot.entryId,
  lastDay: creditLot.lastDay,
};

/** What is left of each lot that can be spent on a day. What ends first comes first. */
export async function openLots(
  db: Database,
  customerId: number,
  account: CreditAccount,
  day: string,
): Promise<LotPart[]> {
  const rows = await db
    .select({ ...partColumns, paise: creditLot.leftPaise })
    .from(creditLot)
    .leftJoin(ledgerEntry, eq(ledgerEntry.id, creditLot.entryId))
    .where(
      and(
        eq(creditLot.customerId, customerId),
        eq(creditLot.account, account),
        gt(creditLot.leftPaise, 0),
        or(isNull(creditLot.lastDay), gte(creditLot.lastDay, day)),
      ),
    )
    .orderBy(sql`${creditLot.lastDay} asc nulls last`, asc(creditLot.id));
  return rows.map(toPart);
}

/** The lots that an entry added, put back or took from, with the amount of each. */
export async function lotsOfEntry(db: Database, { id, isAdded }: StatementEntry): Promise<LotPart[]> {
  const used = await db
    .select({ ...partColumns, paise: sql<string>`abs(${creditUse.paise})` })
    .from(creditUse)
    .innerJoin(creditLot, eq(creditLot.id, creditUse.lotId))
    .leftJoin(ledgerEntry, eq(ledgerEntry.id, creditLot.entryId))
    // What paid a debt came out of the lot that the entry added.
    .where(
      and(
        eq(creditUse.entryId, id),
        isAdded ? lt(creditUse.paise, 0) : gt(creditUse.paise, 0),
        gt(creditLot.givenPaise, 0),
      ),
    )
    .orderBy(creditUse.id);
  const added = isAdded
    ? await db
        .select({ ...partColumns, paise: creditLot.givenPaise })
        .from(creditLot)
        .leftJoin(ledgerEntry, eq(ledgerEntry.id, creditLot.entryId))
        .where(and(eq(creditLot.entryId, id), ne(creditLot.givenPaise, 0)))
    : [];
  return [...used, ...added].map(toPart);
}

const toPart = ({
  entryId,
  paise,
  ...part
}: Omit<LotPart, 'isKnown' | 'paise'> & {
  readonly entryId: number | null;
  readonly paise: number | string;
}) => ({
  ...part,
  isKnown: entryId !== null,
  paise: Number(paise),
});
