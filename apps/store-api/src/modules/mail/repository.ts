import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outboxMessage } from '../../db/schema/index.ts';

export type StoredMessage = typeof outboxMessage.$inferSelect;

/** Stores the message of a job. A job that runs again stores no second one. */
export const addMessage = (tx: Database, values: typeof outboxMessage.$inferInsert) =>
  tx.insert(outboxMessage).values(values).onConflictDoNothing();

/** Ids of the messages that are due, longest waiting first. */
export const dueMessages = async (db: Database, now: Date, limit: number): Promise<number[]> =>
  (
    await db
      .select({ id: outboxMessage.id })
      .from(outboxMessage)
      .where(lte(outboxMessage.checkAt, now))
      .orderBy(asc(outboxMessage.checkAt))
      .limit(limit)
  ).map(({ id }) => id);

/** Claims a message until the given time. Undefined when another process has claimed it. */
export const claimMessage = async (
  db: Database,
  id: number,
  now: Date,
  until: Date,
): Promise<StoredMessage | undefined> =>
  (
    await db
      .update(outboxMessage)
      .set({ checkAt: until })
      .where(and(eq(outboxMessage.id, id), lte(outboxMessage.checkAt, now)))
      .returning()
  )[0];

export const changeMessage = (db: Database, id: number, values: Partial<typeof outboxMessage.$inferInsert>) =>
  db.update(outboxMessage).set(values).where(eq(outboxMessage.id, id));

/** Which messages: those to an address, in any letter case, and those before an id. */
export interface MessageChoice {
  readonly recipient?: string | undefined;
  readonly before?: number | undefined;
}

/** Newest first. */
export const listMessages = (
  db: Database,
  limit: number,
  { recipient, before }: MessageChoice = {},
): Promise<StoredMessage[]> =>
  db
    .select()
    .from(outboxMessage)
    .where(
      and(
        recipient === undefined
          ? undefined
          : eq(sql`lower(${outboxMessage.recipient})`, recipient.toLowerCase()),
        before === undefined ? undefined : lt(outboxMessage.id, before),
      ),
    )
    .orderBy(desc(outboxMessage.id))
    .limit(limit);

/** The messages about an order, oldest first. */
export const messagesOf = (db: Database, orderId: string, limit: number): Promise<StoredMessage[]> =>
  db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.orderId, orderId))
    .orderBy(asc(outboxMessage.id))
    .limit(limit);

export const findMessage = async (db: Database, id: number): Promise<StoredMessage | undefined> =>
  (await db.select().from(outboxMessage).where(eq(outboxMessage.id, id)))[0];
