import { and, asc, countDistinct, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  customer,
  customerOrder,
  orderChange,
  orderLine,
  orderUnit,
  parcel,
  parcelEvent,
  replacement,
  returnRequest,
  type RefundTarget,
} from '../../db/schema/index.ts';

export type StoredParcel = typeof parcel.$inferSelect;

export const changeParcel = (db: Database, id: number, values: Partial<typeof parcel.$inferInsert>) =>
  db.update(parcel).set(values).where(eq(parcel.id, id));

/** Lets the next round look at the booking of parcels. */
export const checkParcels = (db: Database, ids: readonly number[], now: Date) =>
  db
    .update(parcel)
    .set({ checkAt: now })
    .where(inArray(parcel.id, [...ids]));

/** Ids of the parcels that are due for a look, longest waiting first. */
export const dueParcels = async (db: Database, now: Date, limit: number): Promise<number[]> =>
  (
    await db
      .select({ id: parcel.id })
      .from(parcel)
      .where(lte(parcel.checkAt, now))
      .orderBy(asc(parcel.checkAt))
      .limit(limit)
  ).map(({ id }) => id);

/** Claims a parcel until the given time. Undefined when another process has claimed it. */
export const claimParcel = async (
  db: Database,
  id: number,
  now: Date,
  until: Date,
): Promise<StoredParcel | undefined> =>
  (
    await db
      .update(parcel)
      .set({ checkAt: until })
      .where(and(eq(parcel.id, id), lte(parcel.checkAt, now)))
      .returning()
  )[0];

/** Ends a claim. A time that was set during the claim stays. */
export const releaseParcel = (db: Database, id: number, claimedUntil: Date, checkAt: Date | null) =>
  db
    .update(parcel)
    .set({ checkAt })
    .where(and(eq(parcel.id, id), eq(parcel.checkAt, claimedUntil)));

export const findParcel = async (db: Database, id: number): Promise<StoredParcel | undefined> =>
  (await db.select().from(parcel).where(eq(parcel.id, id)))[0];

export const findParcelOfBooking = async (
  db: Database,
  carrier: string,
  trackingNumber: string,
): Promise<StoredParcel | undefined> =>
  (
    await db
      .select()
      .from(parcel)
      .where(and(eq(parcel.carrier, carrier), eq(parcel.trackingNumber, trackingNumber)))
  )[0];

/** Whether the personal data of a customer is erased. */
export const isErased = async (tx: Database, customerId: number): Promise<boolean> =>
  (
    await tx
      .select({ id: customer.id })
      .from(customer)
      .where(and(eq(customer.id, customerId), eq(customer.phone, ''), isNull(customer.email)))
  ).length > 0;

/** Stores a carrier's event once. Returns whether it has moved units already. */
export async function storeEvent(tx: Database, values: typeof parcelEvent.$inferInsert): Promise<boolean> {
  await tx.insert(parcelEvent).values(values).onConflictDoNothing();
  const [row] = await tx
    .select({ hasMoved: parcelEvent.hasMoved })
    .from(parcelEvent)
    .where(and(eq(parcelEvent.parcelId, values.parcelId), eq(parcelEvent.eventId, values.eventId)));
  return row?.hasMoved ?? false;
}

export const markMoved = (tx: Database, parcelId: number, eventId: string) =>
  tx
    .update(parcelEvent)
    .set({ hasMoved: true })
    .where(and(eq(parcelEvent.parcelId, parcelId), eq(parcelEvent.eventId, eventId)));

/** Parcels of a carrier that are still tracked, by id, after the parcel with the given id. */
export const trackedParcels = (
  db: Database,
  carrier: string,
  after: number,
  limit: number,
): Promise<StoredParcel[]> =>
  db
    .select()
    .from(parcel)
    .where(and(eq(parcel.carrier, carrier), isNotNull(parcel.checkAt), gt(parcel.id, after)))
    .orderBy(asc(parcel.id))
    .limit(limit);

/** Ids of the stored events of parcels, by the id of the parcel. */
export async function eventIdsOf(
  db: Database,
  parcelIds: readonly number[],
): Promise<(parcelId: number) => Set<string>> {
  const rows = await db
    .select({ parcelId: parcelEvent.parcelId, eventId: parcelEvent.eventId })
    .from(parcelEvent)
    .where(inArray(parcelEvent.parcelId, [...parcelIds]));
  const ids = Map.groupBy(rows, ({ parcelId }) => parcelId);
  return (parcelId) => new Set(ids.get(parcelId)?.map(({ eventId }) => eventId));
}

/** Parcels with units that have been in a state since before a time. */
export const parcelsWaiting = (
  db: Database,
  state: 'placed' | 'confirmed',
  before: Date,
  limit: number,
): Promise<{ orderId: string; parcelId: number }[]> =>
  db
    .selectDistinct({ orderId: orderLine.orderId, parcelId: orderUnit.parcelId })
    .from(orderUnit)
    .innerJoin(orderLine, eq(orderLine.id, orderUnit.orderLineId))
    .innerJoin(customerOrder, eq(customerOrder.id, orderLine.orderId))
    .where(
      and(eq(orderUnit.state, state), lte(orderUnit.stateAt, before), eq(customerOrder.status, 'placed')),
    )
    .limit(limit);

export const addOrderChange = (tx: Database, row: typeof orderChange.$inferInsert) =>
  tx.insert(orderChange).values(row);

/** Changes of the delivery of a customer's orders, oldest first. */
export async function listOrderChanges(
  db: Database,
  customerId: number,
): Promise<{ orderId: string; what: 'address' | 'day'; note: string; at: string }[]> {
  const rows = await db
    .select({
      ...{ orderId: orderChange.orderId, what: orderChange.what },
      ...{ note: orderChange.note, at: orderChange.at },
    })
    .from(orderChange)
    .innerJoin(customerOrder, eq(customerOrder.id, orderChange.orderId))
    .where(eq(customerOrder.customerId, customerId))
    .orderBy(asc(orderChange.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** How often the delivery of an order was changed. A change may have several rows. */
export const countOrderChanges = async (tx: Database, orderId: string): Promise<number> =>
  (
    await tx
      .select({ rows: countDistinct(orderChange.at) })
      .from(orderChange)
      .where(eq(orderChange.orderId, orderId))
  )[0]?.rows ?? 0;

/** Sets the day that lines were promised for. */
export const changeLineDays = (
  tx: Database,
  lines: readonly { readonly id: number }[],
  deliveryDay: string,
) =>
  tx
    .update(orderLine)
    .set({ deliveryDay })
    .where(
      inArray(
        orderLine.id,
        lines.map(({ id }) => id),
      ),
    );

/** Where the money of units goes that replace others, by the id of the unit. */
export async function replacementTargets(
  tx: Database,
  unitIds: readonly number[],
): Promise<Map<number, RefundTarget>> {
  const rows = await tx
    .select({ unitId: replacement.newUnitId, target: returnRequest.refundTo })
    .from(replacement)
    .innerJoin(returnRequest, eq(returnRequest.id, replacement.returnId))
    .where(inArray(replacement.newUnitId, [...unitIds]));
  return new Map(rows.flatMap(({ unitId, target }) => (unitId === null ? [] : [[unitId, target] as const])));
}
