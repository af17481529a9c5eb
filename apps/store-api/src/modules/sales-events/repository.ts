import type { CallQuery } from '@luxe/contract/calls';
import { inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { customer, salesEvent } from '../../db/schema/index.ts';

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
      os: os_name,
      fields,
      at: new Date(Number(event_time)),
      receivedAt: now,
    })
    .onConflictDoNothing();
}

/** Deletes the events of customers. Call it while the customers have their user names. */
export const eraseSalesEvents = (tx: Database, customerIds: readonly number[]) =>
  tx.delete(salesEvent).where(
    inArray(
      salesEvent.visitor,
      tx
        .select({ userName: customer.userName })
        .from(customer)
        .where(inArray(customer.id, [...customerIds])),
    ),
  );
