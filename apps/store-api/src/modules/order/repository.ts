import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, like, ne, or, sql } from 'drizzle-orm';
import type { OrderState } from '@luxe/contract/calls';
import { rowsOf, type Database } from '../../db/database.ts';
import {
  carrierSite,
  cart,
  customerOrder,
  offer,
  orderLine,
  orderUnit,
  parcel,
  parcelEvent,
  paymentAttempt,
  replacement,
  returnUnit,
  seller,
  stockReservation,
  unitEvent,
  type UnitState,
} from '../../db/schema/index.ts';
import { isOrderOf } from '../cart/repository.ts';
import { readReturnPolicies, type ReturnPolicies } from '../policy/returnPolicies.ts';
import { arrivedStates, onTheWayStates } from './unitStates.ts';

export type StoredOrder = typeof customerOrder.$inferSelect;
export type StoredAttempt = typeof paymentAttempt.$inferSelect;
export type StoredUnit = typeof orderUnit.$inferSelect & {
  events: (typeof unitEvent.$inferSelect)[];
  /** Whether another unit replaces this one, or will. */
  isExchanged: boolean;
};
/** A line with its units; an order that is not placed has no units. */
export type StoredLine = typeof orderLine.$inferSelect & { units: StoredUnit[] };
export type StoredParcel = typeof parcel.$inferSelect & {
  sellerName: string;
  /** URL of the carrier's site, with `{trackingNumber}`. Null when it has none. */
  carrierSite: string | null;
  /** What the carrier has reported, oldest first. */
  events: (typeof parcelEvent.$inferSelect)[];
};

export async function nextNumber(db: Database): Promise<number> {
  const [row] = await rowsOf<{ running: string }>(db, sql`select nextval('order_number')::text as running`);
  return Number(row?.running);
}

/**
 * Locks offers in the order of their USSIDs, so that two orders for the same offers cannot deadlock. Returns
 * their stock, shortage and price.
 */
export const lockOffers = (db: Database, ussids: readonly string[]) =>
  db
    .select({
      ussid: offer.ussid,
      stock: offer.stock,
      stockShort: offer.stockShort,
      pricePaise: offer.pricePaise,
    })
    .from(offer)
    .where(inArray(offer.ussid, [...ussids]))
    .orderBy(asc(offer.ussid))
    .for('update');

export const takeStock = (db: Database, ussid: string, quantity: number) =>
  db
    .update(offer)
    .set({ stock: sql`${offer.stock} - ${quantity}` })
    .where(eq(offer.ussid, ussid));

/** Returns units to the stock, except those that the retailer no longer has. */
export const returnStock = (db: Database, ussid: string, quantity: number) =>
  db
    .update(offer)
    .set({
      stock: sql`${offer.stock} + greatest(0, ${quantity}::int - ${offer.stockShort})`,
      stockShort: sql`greatest(0, ${offer.stockShort} - ${quantity}::int)`,
    })
    .where(eq(offer.ussid, ussid));

/**
 * Lowers the shortage of offers to the units that payments and replacements still hold. Units of an order
 * that is placed are sold, so the retailer has fewer of them as well: for the rest, as many are missing as
 * before. The offers must be locked, and their reservations changed.
 */
export const limitShortage = (db: Database, ussids: readonly string[]) =>
  db
    .update(offer)
    .set({
      // Names the tables, because a column in a part of a statement has no table name.
      stockShort: sql`least(offer.stock_short,
        (select coalesce(sum(quantity), 0)::int from stock_reservation
          where stock_reservation.ussid = offer.ussid and status = 'held')
        + (select count(*)::int from replacement
          where replacement.ussid = offer.ussid and status = 'reserved'))`,
    })
    .where(and(inArray(offer.ussid, [...ussids]), gt(offer.stockShort, 0)));

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
export const addReservations = (db: Database, rows: (typeof stockReservation.$inferInsert)[]) =>
  db.insert(stockReservation).values(rows);

export const changeOrder = (db: Database, id: string, values: Partial<typeof customerOrder.$inferInsert>) =>
  db.update(customerOrder).set(values).where(eq(customerOrder.id, id));

export const plainLinesOf = (db: Database, orderId: string) =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.position));

type ReservationStatus = (typeof stockReservation.$inferSelect)['status'];

export const reservationsOf = (db: Database, orderId: string, status: ReservationStatus) =>
  db
    .select()
    .from(stockReservation)
    .where(and(eq(stockReservation.orderId, orderId), eq(stockReservation.status, status)));

/** Changes the status of an order's reservations; returns the changed rows. */
export const changeReservations = (
  db: Database,
  orderId: string,
  from: ReservationStatus,
  to: ReservationStatus,
) =>
  db
    .update(stockReservation)
    .set({ status: to })
    .where(and(eq(stockReservation.orderId, orderId), eq(stockReservation.status, from)))
    .returning();

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

const ordersOf = (customerId: number) =>
  and(eq(customerOrder.customerId, customerId), ne(customerOrder.status, 'failed'));

/**
 * State of an order in the list. Names the tables, because a column in a part of a statement has no table
 * name.
 */
const orderState = sql<OrderState>`case
  when customer_order.status = 'open' or ${hasUnitIn(onTheWayStates)} then 'onTheWay'
  when ${hasUnitIn(arrivedStates)} then 'delivered'
  else 'cancelled' end`;

function hasUnitIn(states: readonly UnitState[]) {
  return sql`exists (
    select 1 from order_line inner join order_unit on order_unit.order_line_id = order_line.id
    where order_line.order_id = customer_order.id and order_unit.state in ${[...states]})`;
}

/** Which orders of a customer. Orders whose payment failed are never among them. */
export interface OrderChoice {
  readonly state?: OrderState | undefined;
  /** Only these orders. */
  readonly ids?: readonly string[] | undefined;
  /** Only orders placed since then. */
  readonly since?: Date | undefined;
}

const chosen = (customerId: number, { state, ids, since }: OrderChoice) =>
  and(
    ordersOf(customerId),
    state && eq(orderState, state),
    ids && inArray(customerOrder.id, [...ids]),
    since && gte(customerOrder.placedAt, since),
  );

/** Newest first. */
export const listOrders = (
  db: Database,
  customerId: number,
  offset: number,
  limit: number,
  choice: OrderChoice = {},
): Promise<StoredOrder[]> =>
  db
    .select()
    .from(customerOrder)
    .where(chosen(customerId, choice))
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.id))
    .offset(offset)
    .limit(limit);

/** Number of orders by state. */
export async function countOrders(
  db: Database,
  customerId: number,
  choice: Omit<OrderChoice, 'state'>,
): Promise<Record<OrderState, number>> {
  const rows = await db
    .select({ state: orderState.as('state'), count: count() })
    .from(customerOrder)
    .where(chosen(customerId, choice))
    .groupBy(sql`1`);
  const countOf = (wanted: OrderState) => rows.find(({ state }) => state === wanted)?.count ?? 0;
  return { onTheWay: countOf('onTheWay'), delivered: countOf('delivered'), cancelled: countOf('cancelled') };
}

/** Names of the products in the orders of a customer, newest first. */
export const namesInOrders = (
  db: Database,
  customerId: number,
  limit: number,
): Promise<{ orderId: string; brand: string; product: string }[]> =>
  db
    .select({
      orderId: orderLine.orderId,
      brand: sql<string>`${orderLine.snapshot} ->> 'brandName'`,
      product: sql<string>`${orderLine.snapshot} ->> 'productName'`,
    })
    .from(orderLine)
    .innerJoin(customerOrder, eq(customerOrder.id, orderLine.orderId))
    .where(ordersOf(customerId))
    .orderBy(desc(customerOrder.placedAt))
    .limit(limit);

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

/** Lines of orders with their units and the moves of these, by order id. */
export async function linesOf(db: Database, orderIds: readonly string[]): Promise<Map<string, StoredLine[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position));
  const units = await db
    .select()
    .from(orderUnit)
    .where(
      inArray(
        orderUnit.orderLineId,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderUnit.orderLineId), asc(orderUnit.number));
  const events = await db
    .select()
    .from(unitEvent)
    .where(
      inArray(
        unitEvent.unitId,
        units.map(({ id }) => id),
      ),
    )
    .orderBy(asc(unitEvent.at), asc(unitEvent.id));
  const eventsOf = Map.groupBy(events, ({ unitId }) => unitId);
  const exchanged = new Set(
    await exchangedUnits(
      db,
      units.map(({ id }) => id),
    ),
  );
  const unitsOf = Map.groupBy(
    units.map((unit) => ({
      ...unit,
      events: eventsOf.get(unit.id) ?? [],
      isExchanged: exchanged.has(unit.id),
    })),
    ({ orderLineId }) => orderLineId,
  );
  return Map.groupBy(
    lines.map((line) => ({ ...line, units: unitsOf.get(line.id) ?? [] })),
    ({ orderId }) => orderId,
  );
}

/** States of a unit that comes back, before it is checked. */
const waitingStates = ['returnRequested', 'pickupScheduled', 'pickedUp', 'received'] as const;

/** Ids of the units that another unit replaces, or will. */
const exchangedUnits = async (db: Database, unitIds: readonly number[]): Promise<number[]> =>
  (
    await db
      .select({ unitId: replacement.unitId })
      .from(replacement)
      .innerJoin(
        returnUnit,
        and(eq(returnUnit.returnId, replacement.returnId), eq(returnUnit.unitId, replacement.unitId)),
      )
      .innerJoin(orderUnit, eq(orderUnit.id, replacement.unitId))
      .where(
        and(
          inArray(replacement.unitId, [...unitIds]),
          or(
            ne(replacement.status, 'released'),
            // The stock was released because the item is late, but the request stays open.
            and(returnUnit.isOpen, inArray(orderUnit.state, [...waitingStates])),
          ),
        ),
      )
  ).map(({ unitId }) => unitId);

/** Whether a line was ordered. The others belong to replacements, for which nothing is paid again. */
export const isOrdered = ({ replacesLineId }: Pick<StoredLine, 'replacesLineId'>): boolean =>
  replacesLineId === null;

/** Parcels of orders, by order id. */
async function parcelsOf(db: Database, orderIds: readonly string[]): Promise<Map<string, StoredParcel[]>> {
  const rows = await db
    .select({
      ...getTableColumns(parcel),
      sellerName: seller.name,
      carrierSite: carrierSite.trackingUrl,
    })
    .from(parcel)
    .innerJoin(seller, eq(seller.id, parcel.sellerId))
    .leftJoin(carrierSite, eq(carrierSite.carrier, parcel.carrier))
    .where(inArray(parcel.orderId, [...orderIds]))
    .orderBy(asc(parcel.orderId), asc(parcel.number));
  const events = await db
    .select()
    .from(parcelEvent)
    .where(
      inArray(
        parcelEvent.parcelId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(parcelEvent.at), asc(parcelEvent.id));
  const eventsOf = Map.groupBy(events, ({ parcelId }) => parcelId);
  return Map.groupBy(
    rows.map((row) => ({ ...row, events: eventsOf.get(row.id) ?? [] })),
    ({ orderId }) => orderId,
  );
}

/** Code that the delivery of a parcel needs; null for none. */
export const findDeliveryCode = async (db: Database, parcelId: number): Promise<string | null> =>
  (await db.select({ code: parcel.deliveryCode }).from(parcel).where(eq(parcel.id, parcelId)))[0]?.code ??
  null;

/** What has become of the items of an order. */
export interface Delivery {
  readonly lines: StoredLine[];
  readonly parcels: StoredParcel[];
  readonly policies: ReturnPolicies;
}

/** Lines and parcels of orders, by order id. */
export async function deliveriesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => Delivery> {
  const lines = await linesOf(db, orderIds);
  const parcels = await parcelsOf(db, orderIds);
  const policies = await readReturnPolicies(db);
  return (orderId) => ({
    lines: lines.get(orderId) ?? [],
    parcels: parcels.get(orderId) ?? [],
    policies,
  });
}

/** Ids of the sellers of offers, by USSID. */
export async function sellersOf(db: Database, ussids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ ussid: offer.ussid, sellerId: offer.sellerId })
    .from(offer)
    .where(inArray(offer.ussid, [...ussids]));
  return new Map(rows.map(({ ussid, sellerId }) => [ussid, sellerId]));
}
