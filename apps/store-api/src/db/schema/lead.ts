import type { LeadSource, LeadTime, LeadTopic } from '@luxe/contract/lead-forms';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customer } from './customer.ts';

export type CallStatus = 'new' | 'called' | 'ended';

/** A request for a call. Deleted with the account, and after two years. */
export const lead = pgTable(
  'lead',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text('number').unique(),
    /** Idempotency key of the request, and the hash of its content. */
    requestKey: text('request_key').notNull().unique(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind').$type<LeadSource>().notNull(),
    status: text('status').$type<CallStatus>().notNull().default('new'),
    /** Null for a guest. */
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customer.id),
    name: text('name').notNull(),
    /** Ten digits. */
    phone: text('phone').notNull(),
    /** Empty when the form has no such field, like the rest. */
    email: text('email').notNull(),
    timeOfDay: text('time_of_day').$type<LeadTime | ''>().notNull(),
    topic: text('topic').$type<LeadTopic | ''>().notNull(),
    message: text('message').notNull(),
    city: text('city').notNull(),
    /** Day in India, YYYY-MM-DD. */
    preferredDay: text('preferred_day').notNull(),
    /** The shopper agreed that the partner of the form gets the request. */
    sharesWithPartner: boolean('shares_with_partner').notNull(),
    /** Also the moment of the consent to be called. */
    createdAt: moment('created_at').notNull(),
    /** When its status changed last. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('lead_status').on(table.status, table.id),
    index('lead_phone').on(table.phone, table.kind, table.id),
    index('lead_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    check('lead_status_known', sql`${table.status} in ('new', 'called', 'ended')`),
  ],
);
