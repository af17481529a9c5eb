import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { savedCard, savedUpiId } from '../../db/schema/index.ts';

export type StoredCard = typeof savedCard.$inferSelect;

/** Latest first. */
export const listCards = (db: Database, customerId: number): Promise<StoredCard[]> =>
  db
    .select()
    .from(savedCard)
    .where(eq(savedCard.customerId, customerId))
    .orderBy(desc(savedCard.createdAt), asc(savedCard.id));

/** Saves a card; a known card gets its new expiry and name. */
export const saveCard = (db: Database, card: typeof savedCard.$inferInsert) => {
  const { expiryMonth, expiryYear, nameOnCard } = card;
  return db
    .insert(savedCard)
    .values(card)
    .onConflictDoUpdate({
      target: [savedCard.customerId, savedCard.tokenReference],
      set: { expiryMonth, expiryYear, nameOnCard },
    });
};

export const dropCard = (db: Database, customerId: number, id: string) =>
  db
    .delete(savedCard)
    .where(and(eq(savedCard.customerId, customerId), eq(savedCard.id, id)))
    .returning({ token: savedCard.tokenReference });

export const listUpiIds = (db: Database, customerId: number) =>
  db
    .select()
    .from(savedUpiId)
    .where(eq(savedUpiId.customerId, customerId))
    .orderBy(desc(savedUpiId.createdAt), asc(savedUpiId.upiId));

export const saveUpiId = (db: Database, one: typeof savedUpiId.$inferInsert) =>
  db
    .insert(savedUpiId)
    .values({ ...one, upiId: one.upiId.toLowerCase() })
    .onConflictDoNothing();

export const dropUpiId = (db: Database, customerId: number, upiId: string) =>
  db
    .delete(savedUpiId)
    .where(and(eq(savedUpiId.customerId, customerId), eq(savedUpiId.upiId, upiId.toLowerCase())));
