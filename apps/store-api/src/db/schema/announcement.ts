import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Link } from '../../model/catalogue.ts';
import { moment } from './columns.ts';

/** A line above the header. Shoppers see the newest that has begun and not ended. */
export const announcement = pgTable(
  'announcement',
  {
    id: text('id').primaryKey(),
    text: text('text').notNull(),
    link: jsonb('link').$type<Link>(),
    startsAt: moment('starts_at').notNull(),
    /** Null for an announcement that stays. */
    endsAt: moment('ends_at'),
    /** Time until which the beginning and the end have been announced in change_log. Null: never. */
    announcedAt: moment('announced_at'),
  },
  (table) => [
    check('announcement_text_short', sql`char_length(${table.text}) between 1 and 120`),
    check('announcement_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
