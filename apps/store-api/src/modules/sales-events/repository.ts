import type { CallQuery } from '@luxe/contract/calls';
import { desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { customer, salesEvent } from '../../db/schema/index.ts';

export type StoredSalesEvent = typeof salesEvent.$inferSelect;

/** Stores an event of sales analytics. An event whose id is known changes nothing. */
export async function addSalesEvent(
  db: Database,
  { event_name, event_time, os_name, cli_ubid, event_id, ...fields }: CallQuery<'salesEvent'>,
  now: Date,
): Promise<void> {
  await db
    .insert(salesEvent)
    .values({
      id: event_id ?? randomUUID(),
      name: event_name,
      visitor: cli_ubid,
      customerId: sql`(select ${customer.id} from ${customer} where ${customer.userName} = ${cli_ubid})`,
      os: os_name,
      fields,
      at: new Date(Number(event_time)),
      receivedAt: now,
    })
    .onConflictDoNothing();
}

/** The events of a customer, newest first. */
export const salesEventsOf = (db: Database, customerId: number, limit: number): Promise<StoredSalesEvent[]> =>
  db
    .select()
    .from(salesEvent)
    .where(eq(salesEvent.customerId, customerId))
    .orderBy(desc(salesEvent.at), salesEvent.id)
    .limit(limit);
