import {
  bigint,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';
import { customerOrder } from './order.ts';

/** Credits of a customer; each is an account of the ledger. */
export type CreditAccount = 'cliq-cash' | 'loyalty-points' | 'brand-cash';

/** Why a customer's credit changed. */
export type CreditReason =
  /** An order holds it. */
  | 'spent'
  /** An order that was not placed put it back. */
  | 'released'
  | 'refund'
  /** The cost of a courier for a return. */
  | 'courier'
  /** The shop gave it. */
  | 'goodwill'
  | 'giftCard'
  /** Points of an order. */
  | 'earned'
  /** Points of items that were returned. */
  | 'takenBack'
  /** Its last day is over. */
  | 'ended';

/**
 * Double entry: debits are positive, credits negative, and a posting sums to zero. A trigger rejects updates
 * and deletions.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Id shared by the rows of one posting. The database checks their sum at commit. */
    posting: text('posting').notNull(),
    orderId: text('order_id').references(() => customerOrder.id),
    account: text('account').notNull(),
    /** Owner of a customer's account (cliq cash, points, brand cash). */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    /** Brand of brand cash. */
    brandCode: text('brand_code'),
    amountPaise: paise('amount_paise').notNull(),
    /** Why a customer's credit changed. Null for other accounts. */
    reason: text('reason').$type<CreditReason>(),
    /** More about the reason, for the customer: `For a late delivery`. */
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    index('ledger_entry_posting').on(table.posting),
    index('ledger_entry_order').on(table.orderId),
    index('ledger_entry_customer').on(table.customerId, table.account),
  ],
);

/**
 * A part of a customer's credit with a source and a last day of its own. The lots of an account add up to its
 * balance in the ledger.
 */
export const creditLot = pgTable(
  'credit_lot',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    account: text('account').$type<CreditAccount>().notNull(),
    brandCode: text('brand_code'),
    /** The entry that gave it. Null for what a customer had before migration 0060. */
    entryId: bigint('entry_id', { mode: 'number' }).references(() => ledgerEntry.id),
    /**
     * The lot whose credit it is, for credit that an order gave back: after the last day of that lot, or as a
     * refund of points. Null for credit of its own. It is never a lot that has a source itself.
     */
    sourceLotId: bigint('source_lot_id', { mode: 'number' }).references((): AnyPgColumn => creditLot.id),
    givenPaise: paise('given_paise').notNull(),
    /** What is left of it. Below zero for a debt: credit that was taken back after it was spent. */
    leftPaise: paise('left_paise').notNull(),
    /** Last day in India on which it can be spent, YYYY-MM-DD. Null for no end. */
    lastDay: text('last_day'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('credit_lot_customer')
      .on(table.customerId, table.account)
      .where(sql`${table.leftPaise} <> 0`),
    index('credit_lot_entry').on(table.entryId),
    index('credit_lot_source')
      .on(table.sourceLotId)
      .where(sql`${table.sourceLotId} is not null`),
    index('credit_lot_brand')
      .on(table.brandCode)
      .where(sql`${table.leftPaise} > 0`),
    index('credit_lot_end')
      .on(table.lastDay)
      .where(sql`${table.leftPaise} > 0`),
    check(
      'credit_lot_given',
      sql`${table.givenPaise} >= 0 and ${table.leftPaise} <= ${table.givenPaise} and (${table.leftPaise} >= 0 or ${table.givenPaise} = 0)`,
    ),
  ],
);

/** What an entry of the ledger took from a lot; below zero for what it put back. */
export const creditUse = pgTable(
  'credit_use',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lotId: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => creditLot.id),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntry.id),
    paise: paise('paise').notNull(),
  },
  (table) => [
    index('credit_use_lot').on(table.lotId),
    index('credit_use_entry').on(table.entryId),
    check('credit_use_paise', sql`${table.paise} <> 0`),
  ],
);

/** The stored response for a repeated request with the same key. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
  ],
);

/** Work to run once after a commit. Any worker may take it. */
export const job = pgTable(
  'job',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, string>>().notNull(),
    runAt: moment('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('job_due')
      .on(table.runAt)
      .where(sql`${table.doneAt} is null`),
    index('job_done').on(table.doneAt),
  ],
);

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Log of changed data, which the search index and caches read. Readers use the transaction id (changeLog.ts)
 * as cursor, because transactions do not commit in the order of `id`. Within a finished transaction, `id`
 * orders its rows.
 */
export const changeLog = pgTable(
  'change_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    topic: text('topic').$type<'offer' | 'product' | 'name' | 'content' | 'policy' | 'discount'>().notNull(),
    /**
     * A USSID, a product id, the code of a brand, category or seller, a page slug, the name of a policy
     * value, or `all` for discount rules.
     */
    key: text('key').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('change_log_xid').on(table.xid)],
);

/**
 * This table has one row. change_log rows below `xid` may have been deleted, so a reader with a lower cursor
 * may have missed changes.
 */
export const changeLogEdge = pgTable('change_log_edge', {
  id: integer('id').primaryKey(),
  xid: xid8('xid').notNull(),
});
