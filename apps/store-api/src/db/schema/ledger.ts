import { bigint, customType, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';
import { customerOrder } from './order.ts';

/** Double entry: a debit is positive, a credit negative, a posting adds up to zero. Rows are never changed or taken away: a trigger refuses. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The rows of one posting; their amounts add up to zero, which the database checks at commit. */
    posting: text('posting').notNull(),
    orderId: text('order_id').references(() => customerOrder.id),
    account: text('account').notNull(),
    /** Whose, of an account that each customer has one of (cliq cash, points, brand cash). */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    /** Of which brand, for brand cash. */
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

/** An answer kept for whoever asks the same again with the same key. */
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

/** Work to be done after a commit, once, by whichever process takes it. */
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

/** A message that has been written to a customer. The development mailer ends here. */
export const outboxMessage = pgTable('outbox_message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  jobId: bigint('job_id', { mode: 'number' })
    .notNull()
    .unique()
    .references(() => job.id, { onDelete: 'cascade' }),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: moment('created_at').notNull(),
});

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What has changed, for search index and caches. Read by transaction id (change-log.ts), never by `id`: commits come out of order. */
export const changeLog = pgTable(
  'change_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    topic: text('topic').$type<'offer' | 'product' | 'content'>().notNull(),
    /** A USSID, a product's id or a page's slug. */
    key: text('key').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('change_log_xid').on(table.xid)],
);

/** One row: rows of change_log below `xid` may have been swept. A reader that stands below it has missed something. */
export const changeLogEdge = pgTable('change_log_edge', {
  id: integer('id').primaryKey(),
  xid: xid8('xid').notNull(),
});
