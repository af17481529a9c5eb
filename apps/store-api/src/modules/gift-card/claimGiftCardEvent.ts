import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { giftCardPurchase } from '../../db/schema/index.ts';

/**
 * Claims the analytics event of a bought gift card for the event `eventId`. True for the first id, each time
 * that it asks. False for any other id, and for a purchase that is not charged or whose money goes back.
 */
export async function claimGiftCardEvent(
  db: Database,
  id: number,
  { eventId, at }: { readonly eventId: string; readonly at: Date },
): Promise<boolean> {
  await db
    .update(giftCardPurchase)
    .set({ placedEventAt: at, placedEventId: eventId })
    .where(
      and(
        eq(giftCardPurchase.id, id),
        inArray(giftCardPurchase.status, ['held', 'issued']),
        isNull(giftCardPurchase.placedEventAt),
      ),
    );
  const [purchase] = await db
    .select({ eventId: giftCardPurchase.placedEventId })
    .from(giftCardPurchase)
    .where(eq(giftCardPurchase.id, id));
  return purchase?.eventId === eventId;
}
