import { and, asc, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, pushMessage, pushSubscription } from '../../db/schema/index.ts';

export type StoredSubscription = typeof pushSubscription.$inferSelect;
export type StoredPush = typeof pushMessage.$inferSelect;

/** Most devices of a customer. The oldest one makes room for a new one. */
const maxDevices = 10;

/**
 * Stores a device. A device that another customer used belongs to the customer who asked last, and the
 * messages that wait for the other customer are deleted.
 */
export async function saveSubscription(
  db: Database,
  values: typeof pushSubscription.$inferInsert,
): Promise<void> {
  const { customerId, family, endpointHash, secret, service, createdAt } = values;
  const isOfOther = and(
    eq(pushSubscription.endpointHash, endpointHash),
    ne(pushSubscription.customerId, customerId),
  );
  await db.transaction(async (tx) => {
    await tx.delete(pushSubscription).where(isOfOther);
    await tx.insert(pushSubscription).values(values).onConflictDoUpdate({
      target: pushSubscription.endpointHash,
      set: { customerId, family, secret, service, createdAt },
    });
    const older = await tx
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .where(eq(pushSubscription.customerId, customerId))
      .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
      .offset(maxDevices);
    const ids = older.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(pushSubscription).where(inArray(pushSubscription.id, ids));
  });
}

/** The devices of a customer, oldest first. */
export const subscriptionsOf = (db: Database, customerId: number): Promise<StoredSubscription[]> =>
  db
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.customerId, customerId))
    .orderBy(asc(pushSubscription.id));

/** The messages to the devices of a customer, oldest first. */
export const messagesOf = (
  db: Database,
  customerId: number,
): Promise<Pick<StoredPush, 'orderId' | 'kind' | 'status' | 'createdAt' | 'sentAt'>[]> =>
  db
    .select({
      ...{ orderId: pushMessage.orderId, kind: pushMessage.kind, status: pushMessage.status },
      ...{ createdAt: pushMessage.createdAt, sentAt: pushMessage.sentAt },
    })
    .from(pushMessage)
    .innerJoin(pushSubscription, eq(pushSubscription.id, pushMessage.subscriptionId))
    .where(eq(pushSubscription.customerId, customerId))
    .orderBy(asc(pushMessage.id));

export const isSubscribed = async (
  db: Database,
  customerId: number,
  endpointHash: string,
): Promise<boolean> =>
  (await db.$count(
    pushSubscription,
    and(eq(pushSubscription.customerId, customerId), eq(pushSubscription.endpointHash, endpointHash)),
  )) > 0;

/** Deletes a device of a customer, with its messages. */
export const deleteSubscription = (db: Database, customerId: number, endpointHash: string) =>
  db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.customerId, customerId), eq(pushSubscription.endpointHash, endpointHash)));

/** Deletes a device whose address is no longer valid, with its messages. */
export const forgetSubscription = (db: Database, id: number) =>
  db.delete(pushSubscription).where(eq(pushSubscription.id, id));

export const findSubscription = async (db: Database, id: number): Promise<StoredSubscription | undefined> =>
  (await db.select().from(pushSubscription).where(eq(pushSubscription.id, id)))[0];

/** Ids of the devices that get messages about an order. */
export const devicesForOrder = async (db: Database, orderId: string): Promise<number[]> =>
  (
    await db
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .innerJoin(customerOrder, eq(customerOrder.customerId, pushSubscription.customerId))
      .where(eq(customerOrder.id, orderId))
      .orderBy(asc(pushSubscription.id))
  ).map(({ id }) => id);

/** Stores the messages of a job. A job that runs again stores none twice. */
export const addMessages = (db: Database, values: readonly (typeof pushMessage.$inferInsert)[]) =>
  db
    .insert(pushMessage)
    .values([...values])
    .onConflictDoNothing();

/** Ids of the messages that are due, longest waiting first. */
export const duePushes = async (db: Database, now: Date, limit: number): Promise<number[]> =>
  (
    await db
      .select({ id: pushMessage.id })
      .from(pushMessage)
      .where(lte(pushMessage.checkAt, now))
      .orderBy(asc(pushMessage.checkAt))
      .limit(limit)
  ).map(({ id }) => id);

/** Claims a message until the given time. Undefined when another process has claimed it. */
export const claimPush = async (
  db: Database,
  id: number,
  now: Date,
  until: Date,
): Promise<StoredPush | undefined> =>
  (
    await db
      .update(pushMessage)
      .set({ checkAt: until })
      .where(and(eq(pushMessage.id, id), lte(pushMessage.checkAt, now)))
      .returning()
  )[0];

export const changePush = (db: Database, id: number, values: Partial<typeof pushMessage.$inferInsert>) =>
  db.update(pushMessage).set(values).where(eq(pushMessage.id, id));
