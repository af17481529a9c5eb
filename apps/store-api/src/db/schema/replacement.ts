import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { offer } from './catalogue.ts';
import { moment, paise } from './columns.ts';
import { orderUnit } from './fulfilment.ts';
import { returnRequest } from './returns.ts';

/**
 * What the shopper gets for a unit of a return. `reserved`: its stock is taken. `released`: the stock is back
 * after a withdrawal, a rejection or a refund. `sent`: the new unit is part of the order.
 */
export const replacement = pgTable(
  'replacement',
  {
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => returnRequest.id),
    /** The unit that comes back. */
    unitId: bigint('unit_id', { mode: 'number' })
      .notNull()
      .references(() => orderUnit.id),
    /** The offer that the shopper has chosen. */
    ussid: text('ussid')
      .notNull()
      .references(() => offer.ussid),
    /** How much less the new unit costs, before discounts. Fixed by the request. */
    priceDropPaise: paise('price_drop_paise').notNull(),
    status: text('status').$type<'reserved' | 'released' | 'sent'>().notNull(),
    newUnitId: bigint('new_unit_id', { mode: 'number' })
      .unique()
      .references(() => orderUnit.id),
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.unitId] }),
    uniqueIndex('replacement_once')
      .on(table.unitId)
      .where(sql`${table.status} = 'sent'`),
    index('replacement_reserved')
      .on(table.ussid)
      .where(sql`${table.status} = 'reserved'`),
    check('replacement_price_drop', sql`${table.priceDropPaise} >= 0`),
    check(
      'replacement_sent',
      sql`(${table.status} = 'sent') = (${table.newUnitId} is not null) and (${table.status} = 'sent') = (${table.sentAt} is not null)`,
    ),
  ],
);
