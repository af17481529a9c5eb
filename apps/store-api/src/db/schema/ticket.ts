import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { ticket } from './support.ts';

/** An answer of the shop to a ticket, or a reply of the customer. Deleted with its ticket. */
export const ticketMessage = pgTable(
  'ticket_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: bigint('ticket_id', { mode: 'number' })
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    author: text('author').$type<'shop' | 'customer'>().notNull(),
    text: text('text').notNull(),
    /** Name of the person at the desk; empty for a customer. */
    operator: text('operator').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ticket_message_ticket').on(table.ticketId, table.id),
    check('ticket_message_author_known', sql`${table.author} in ('shop', 'customer')`),
  ],
);

export type MissingOrderMode = 'card' | 'upi' | 'netBanking' | 'wallet' | 'emi' | 'giftCard';

/** What a customer knows about a payment without an order. Deleted with its ticket. */
export const missingOrder = pgTable('missing_order', {
  ticketId: bigint('ticket_id', { mode: 'number' })
    .primaryKey()
    .references(() => ticket.id, { onDelete: 'cascade' }),
  /** Order number or payment reference; empty when unknown, like the day. */
  reference: text('reference').notNull(),
  /** Day of the payment in India, YYYY-MM-DD. */
  paidOn: text('paid_on').notNull(),
  amountPaise: paise('amount_paise'),
  paymentMode: text('payment_mode').$type<MissingOrderMode>(),
  /** Where the answer goes. */
  email: text('email').notNull(),
});
