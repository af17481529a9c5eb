import { and, asc, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, paymentAttempt, refund, refundPart, refundUnit } from '../../db/schema/index.ts';

export type StoredPart = typeof refundPart.$inferSelect;
export type StoredRefund = typeof refund.$inferSelect & { parts: StoredPart[]; unitIds: number[] };

/** Returns the id of the refund. */
export async function addRefund(
  tx: Database,
  values: typeof refund.$inferInsert,
  unitIds: readonly number[],
  parts: readonly Omit<typeof refundPart.$inferInsert, 'refundId'>[],
): Promise<number> {
  const [row] = await tx.insert(refund).values(values).returning({ refundId: refund.id });
  if (!row) throw new Error(`the refund of ${values.orderId} was not created`);
  await tx.insert(refundUnit).values(unitIds.map((unitId) => ({ unitId, ...row })));
  if (parts.length > 0) await tx.insert(refundPart).values(parts.map((part) => ({ ...part, ...row })));
  return row.refundId;
}

/** Refunds of orders with their parts, oldest first, by order id. */
export async function refundsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredRefund[]>> {
  const refunds = await db
    .select()
    .from(refund)
    .where(inArray(refund.orderId, [...orderIds]))
    .orderBy(asc(refund.id));
  const ids = refunds.map(({ id }) => id);
  const parts = await db
    .select()
    .from(refundPart)
    .where(inArray(refundPart.refundId, ids))
    .orderBy(asc(refundPart.id));
  const units = await db.select().from(refundUnit).where(inArray(refundUnit.refundId, ids));
  return Map.groupBy(
    refunds.map((one) => ({
      ...one,
      parts: parts.filter(({ refundId }) => refundId === one.id),
      unitIds: units.filter(({ refundId }) => refundId === one.id).map(({ unitId }) => unitId),
    })),
    ({ orderId }) => orderId,
  );
}

/** Parts of a customer's refunds that went to a bank account after the provider had rejected them. */
export async function listRedirected(
  db: Database,
  customerId: number,
): Promise<{ orderId: string; amountPaise: number; bankLastFour: string | null; at: Date }[]> {
  const rows = await db
    .select({
      ...{ orderId: refund.orderId, amountPaise: refundPart.amountPaise },
      ...{ bankLastFour: refundPart.bankLastFour, at: refundPart.redirectedAt },
    })
    .from(refundPart)
    .innerJoin(refund, eq(refund.id, refundPart.refundId))
    .innerJoin(customerOrder, eq(customerOrder.id, refund.orderId))
    .where(
      and(
        eq(customerOrder.customerId, customerId),
        eq(refundPart.destination, 'bank'),
        isNotNull(refundPart.redirectedAt),
      ),
    )
    .orderBy(asc(refundPart.id));
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
}

/** Ids of the parts that are due for a request to the provider, longest waiting first. */
export const dueParts = async (db: Database, now: Date, limit: number): Promise<number[]> =>
  (
    await db
      .select({ id: refundPart.id })
      .from(refundPart)
      .where(lte(refundPart.checkAt, now))
      .orderBy(asc(refundPart.checkAt))
      .limit(limit)
  ).map(({ id }) => id);

/** Claims a part until the given time. Undefined when another process has claimed it. */
export const claimPart = async (
  db: Database,
  id: number,
  now: Date,
  until: Date,
): Promise<StoredPart | undefined> =>
  (
    await db
      .update(refundPart)
      .set({ checkAt: until })
      .where(and(eq(refundPart.id, id), lte(refundPart.checkAt, now)))
      .returning()
  )[0];

/** Locks and returns a part. Lock its order first. */
export const lockPart = async (tx: Database, id: number): Promise<StoredPart | undefined> =>
  (await tx.select().from(refundPart).where(eq(refundPart.id, id)).for('update'))[0];

/** Adds a part to a refund. */
export async function addPart(tx: Database, values: typeof refundPart.$inferInsert): Promise<StoredPart> {
  const [row] = await tx.insert(refundPart).values(values).returning();
  if (!row) throw new Error(`a part of the refund ${values.refundId} was not created`);
  return row;
}

export const changePart = (db: Database, id: number, values: Partial<typeof refundPart.$inferInsert>) =>
  db.update(refundPart).set(values).where(eq(refundPart.id, id));

/** Lets the next round ask the provider about the pending refunds of a payment. */
export async function checkRefundsNow(db: Database, reference: string, now: Date): Promise<void> {
  await db
    .update(refundPart)
    .set({ checkAt: now })
    .where(
      and(
        eq(refundPart.status, 'pending'),
        inArray(
          refundPart.attemptId,
          db
            .select({ id: paymentAttempt.id })
            .from(paymentAttempt)
            .where(eq(paymentAttempt.reference, reference)),
        ),
      ),
    );
}

export const attemptOf = async (db: Database, id: number) =>
  (await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)))[0];

/** Locks a payment, so that only one part at a time decides how much of it is left to refund. */
export const lockPayment = (tx: Database, id: number) =>
  tx.select({ id: paymentAttempt.id }).from(paymentAttempt).where(eq(paymentAttempt.id, id)).for('update');

/**
 * Paise of a payment that were refunded in the provider's dashboard and count for other parts: what these
 * parts did not need to request, and all of the parts that the provider rejects.
 */
export async function settledElsewhere(
  db: Database,
  { id, attemptId }: Pick<StoredPart, 'id' | 'attemptId'>,
): Promise<number> {
  const others = await db
    .select()
    .from(refundPart)
    .where(and(eq(refundPart.attemptId, attemptId ?? 0), ne(refundPart.id, id)));
  return others.reduce((sum, { status, amountPaise, requestedPaise }) => {
    if (status === 'due') return sum;
    return sum + amountPaise - (requestedPaise ?? 0);
  }, 0);
}
