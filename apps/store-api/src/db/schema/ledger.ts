import { bigint, customType, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';
import { customerOrder } from './order.ts';

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
    at: moment('at').notNull(),
  },
  (table) => [
    index('ledger_entry_posting').on(table.posting),
    index('ledger_entry_order').on(table.orderId),
    index('ledger_entry_customer').on(table.customerId, table.account),
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
 * as cursor, never `id`, because transactions do not commit in the order of `id`.
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
