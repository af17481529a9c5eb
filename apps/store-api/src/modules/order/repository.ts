import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import {
  cart,
  customerOrder,
  offer,
  orderLine,
  orderUnit,
  parcel,
  paymentAttempt,
  unitEvent,
} from '../../db/schema/index.ts';
import { isOrderOf } from '../cart/repository.ts';

export type StoredOrder = typeof customerOrder.$inferSelect;
export type StoredAttempt = typeof paymentAttempt.$inferSelect;

export async function nextNumber(db: Database): Promise<number> {
  const [row] = await rowsOf<{ running: string }>(db, sql`select nextval('order_number')::text as running`);
  return Number(row?.running);
}

export const addOrder = (db: Database, row: typeof customerOrder.$inferInsert) =>
  db.insert(customerOrder).values(row);
export const addLines = (db: Database, rows: (typeof orderLine.$inferInsert)[]) =>
  db.insert(orderLine).values(rows).returning();
export const addParcels = (db: Database, rows: (typeof parcel.$inferInsert)[]) =>
  db.insert(parcel).values(rows).returning();
/** The number of the next parcel of an order. The order must be locked. */
export const nextParcelNumber = async (db: Database, orderId: string): Promise<number> =>
  ((
    await db
      .select({ number: parcel.number })
      .from(parcel)
      .where(eq(parcel.orderId, orderId))
      .orderBy(desc(parcel.number))
      .limit(1)
  )[0]?.number ?? 0) + 1;
export const addUnits = (db: Database, rows: (typeof orderUnit.$inferInsert)[]) =>
  db
    .insert(orderUnit)
    .values(rows)
    .returning({ id: orderUnit.id, orderLineId: orderUnit.orderLineId, number: orderUnit.number });
export const addEvents = (db: Database, rows: (typeof unitEvent.$inferInsert)[]) =>
  db.insert(unitEvent).values(rows);
export const addAttempt = (db: Database, row: typeof paymentAttempt.$inferInsert) =>
  db.insert(paymentAttempt).values(row);

export const changeOrder = (db: Database, id: string, values: Partial<typeof customerOrder.$inferInsert>) =>
  db.update(customerOrder).set(values).where(eq(customerOrder.id, id));

export const plainLinesOf = (db: Database, orderId: string) =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.position));

/** Locks and returns an order, whichever customer it belongs to. */
export const lockOrder = async (db: Database, id: string): Promise<StoredOrder | undefined> =>
  (await db.select().from(customerOrder).where(eq(customerOrder.id, id)).for('update'))[0];

export const findOrder = async (
  db: Database,
  customerId: number,
  id: string,
): Promise<StoredOrder | undefined> =>
  (
    await db
      .select()
      .from(customerOrder)
      .where(and(eq(customerOrder.id, id), eq(customerOrder.customerId, customerId)))
  )[0];

/** The open or placed order of a cart; failed orders do not count. */
export const findOrderOfCart = async (db: Database, cartId: number): Promise<StoredOrder | undefined> =>
  (await db.select().from(customerOrder).where(isOrderOf(cartId)))[0];

/** Whether the cart of an order can still be ordered. */
export const isCartOpen = async (db: Database, { cartId }: StoredOrder): Promise<boolean> =>
  (await db.select({ status: cart.status }).from(cart).where(eq(cart.id, cartId)))[0]?.status === 'open';

export const lastAttemptOf = async (db: Database, orderId: string): Promise<StoredAttempt | undefined> =>
  (
    await db
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.orderId, orderId))
      .orderBy(desc(paymentAttempt.id))
      .limit(1)
  )[0];

/**
 * Finds the order with this id. For a customer, finds their open order, or their latest order when none is
 * open.
 */
export const latestOrder = async (
  db: Database,
  by: { readonly id: string } | { readonly customerId: number },
): Promise<StoredOrder | undefined> =>
  (
    await db
      .select()
      .from(customerOrder)
      .where('id' in by ? eq(customerOrder.id, by.id) : eq(customerOrder.customerId, by.customerId))
      .orderBy(desc(sql`${customerOrder.status} = 'open'`), desc(customerOrder.placedAt))
      .limit(1)
  )[0];

/** What a customer wrote when they cancelled items, oldest first. A comment for several units is one row. */
export async function listComments(
  db: Database,
  customerId: number,
): Promise<{ orderId: string; comment: string; at: string }[]> {
  const rows = await db
    .selectDistinct({ orderId: orderLine.orderId, note: unitEvent.note, at: unitEvent.at })
    .from(unitEvent)
    .innerJoin(orderUnit, eq(orderUnit.id, unitEvent.unitId))
    .innerJoin(orderLine, eq(orderLine.id, orderUnit.orderLineId))
    .innerJoin(customerOrder, eq(customerOrder.id, orderLine.orderId))
    .where(
      and(
        eq(customerOrder.customerId, customerId),
        eq(unitEvent.actor, 'shopper'),
        like(unitEvent.note, '%: %'),
      ),
    )
    .orderBy(asc(unitEvent.at));
  return rows.map(({ orderId, note, at }) => ({
    orderId,
    comment: note.slice(note.indexOf(': ') + 2),
    at: at.toISOString(),
  }));
}

/** Code that the delivery of a parcel needs; null for none. */
export const findDeliveryCode = async (db: Database, parcelId: number): Promise<string | null> =>
  (await db.select({ code: parcel.deliveryCode }).from(parcel).where(eq(parcel.id, parcelId)))[0]?.code ??
  null;

/** Ids of the sellers of offers, by USSID. */
export async function sellersOf(db: Database, ussids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ ussid: offer.ussid, sellerId: offer.sellerId })
    .from(offer)
    .where(inArray(offer.ussid, [...ussids]));
  return new Map(rows.map(({ ussid, sellerId }) => [ussid, sellerId]));
}
