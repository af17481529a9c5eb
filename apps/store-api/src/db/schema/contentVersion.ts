import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { staff } from './desk.ts';

/** A version of something that people edit at the desk. Publishing writes its value into the shop's rows. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A kind of content: `page`, `article`. */
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    /** Counted from 1 for each entry. */
    number: integer('number').notNull(),
    status: text('status').$type<'draft' | 'scheduled' | 'live' | 'ended'>().notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    /** Changes with each save of the draft. Another draft of the entry has other ones. */
    revision: integer('revision').notNull(),
    /** When it goes live or went live; null for a draft, and for rows of before the desk. */
    from: moment('from_at'),
    /** When `previous` comes back; null for never. */
    until: moment('until_at'),
    /** The version that was live before; null for none. */
    previous: integer('previous'),
    /** Null for rows of before the desk. */
    staffId: bigint('staff_id', { mode: 'number' }).references(() => staff.id),
    /** Name of the person at that time. */
    person: text('person').notNull(),
    at: moment('at').notNull(),
    note: text('note').notNull(),
    /** Why a scheduled version did not go live, or a live one did not end; empty for none. */
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    uniqueIndex('content_version_number').on(table.kind, table.key, table.number),
    uniqueIndex('content_version_one_draft')
      .on(table.kind, table.key)
      .where(sql`${table.status} = 'draft'`),
    uniqueIndex('content_version_one_live')
      .on(table.kind, table.key)
      .where(sql`${table.status} = 'live'`),
    index('content_version_from')
      .on(table.from)
      .where(sql`${table.status} = 'scheduled'`),
    index('content_version_until')
      .on(table.until)
      .where(sql`${table.status} = 'live' and ${table.until} is not null`),
    check('content_version_status', sql`${table.status} in ('draft', 'scheduled', 'live', 'ended')`),
    check('content_version_ends_after_start', sql`${table.until} > ${table.from}`),
    check('content_version_scheduled_from', sql`${table.status} <> 'scheduled' or ${table.from} is not null`),
  ],
);
