import type { CallQuery } from '@luxe/contract/calls';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customer } from './customer.ts';

type Query = CallQuery<'salesEvent'>;
export type SalesEventFields = Pick<
  Query,
  'product_quantities' | 'product_prices' | 'sku_id' | 'seller_id' | 'sales' | 'item_identifier'
>;

/**
 * An event of sales analytics, of a shopper who agreed to be counted. Deleted after 400 days, and with the
 * account of its customer.
 */
export const salesEvent = pgTable(
  'sales_event',
  {
    /** Id from the browser, so that an event that is sent twice counts once. */
    id: text('id').primaryKey(),
    name: text('name').$type<Query['event_name']>().notNull(),
    /** User name of a customer, random id of a browser, or NA. */
    visitor: text('visitor').notNull(),
    /** The customer whose user name `visitor` is; null for a guest. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    os: text('os').notNull(),
    fields: jsonb('fields').$type<SalesEventFields>().notNull(),
    /** When it happened, by the clock of the browser. */
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('sales_event_received').on(table.receivedAt),
    index('sales_event_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
  ],
);
