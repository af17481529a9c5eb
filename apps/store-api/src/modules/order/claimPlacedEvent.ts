import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder } from '../../db/schema/index.ts';

/**
 * Claims the analytics event of a placed order for the event `eventId`. True for the first id, each time that
 * it asks, so that a lost response does not lose the count. False for any other id, and before the order is
 * placed.
 */
export async function claimPlacedEvent(
  db: Database,
  id: string,
  { eventId, at }: { readonly eventId: string; readonly at: Date },
): Promise<boolean> {
  await db
    .update(customerOrder)
    .set({ placedEventAt: at, placedEventId: eventId })
    .where(
      and(eq(customerOrder.id, id), eq(customerOrder.status, 'placed'), isNull(customerOrder.placedEventAt)),
    );
  const [order] = await db
    .select({ eventId: customerOrder.placedEventId })
    .from(customerOrder)
    .where(eq(customerOrder.id, id));
  return order?.eventId === eventId;
}
