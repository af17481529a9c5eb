import type { ConsentCategory, ConsentSource } from '@luxe/contract/consent';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customer } from './customer.ts';

/**
 * An answer of a shopper about stored data. The table is a log: a change or a withdrawal is another row. Has
 * no personal data but the customer. Deleted with the account, and three years after the answer.
 */
export const consentRecord = pgTable(
  'consent_record',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Random id of the browser's answers. */
    consentId: uuid('consent_id').notNull(),
    /** Null for a guest. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    noticeVersion: integer('notice_version').notNull(),
    /** What the shopper allowed; empty for only necessary data. */
    categories: text('categories').array().$type<ConsentCategory[]>().notNull(),
    source: text('source').$type<ConsentSource>().notNull(),
    /** By the clock of the browser. */
    answeredAt: moment('answered_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('consent_record_once').on(table.consentId, table.answeredAt),
    index('consent_record_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    index('consent_record_created').on(table.createdAt),
    check('consent_record_source_known', sql`${table.source} in ('banner', 'page', 'footer', 'gpc')`),
    check(
      'consent_record_categories_known',
      sql`${table.categories} <@ ARRAY['preferences', 'measurement', 'advertising']`,
    ),
  ],
);

/**
 * The latest view of a product by a visitor who allowed preferences. Deleted with a withdrawal, with the
 * account of the customer, and 180 days after the view.
 */
export const productView = pgTable(
  'product_view',
  {
    /** The cookie `visitorId` of the browser. */
    visitorId: uuid('visitor_id').notNull(),
    productId: text('product_id').notNull(),
    /** The customer who was logged in; null for a guest. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    viewedAt: moment('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'product_view_pk', columns: [table.visitorId, table.productId] }),
    index('product_view_latest').on(table.visitorId, table.viewedAt),
    index('product_view_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    index('product_view_age').on(table.viewedAt),
  ],
);
