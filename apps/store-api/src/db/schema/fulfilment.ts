import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { seller } from './catalogue.ts';
import type { DeliveryMode } from './cart.ts';
import { moment, paise } from './columns.ts';
import { customerOrder, orderLine } from './order.ts';

/** What has happened to a unit of an order. `modules/order/unitStates.ts` has the allowed moves. */
export type UnitState =
  | 'placed'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'outForDelivery'
  | 'deliveryFailed'
  | 'delivered'
  | 'cancelled'
  | 'returningToOrigin'
  | 'returnedToOrigin'
  | 'lost'
  | ReturnState;

/** States of a unit that has arrived and comes back. */
export type ReturnState =
  | 'returnRequested'
  | 'returnWithdrawn'
  | 'pickupScheduled'
  | 'pickedUp'
  | 'received'
  | 'inspected'
  | 'refunded'
  | 'replaced'
  | 'rejected'
  | 'sentBack';

/** Who moved a unit. `clock`: the shop itself, at a time that a rule sets. */
export type Actor = 'shopper' | 'seller' | 'carrier' | 'desk' | 'clock';

/**
 * Units of one order that travel together: the units of one seller with one delivery mode. Numbered from 1
 * within the order.
 */
export const parcel = pgTable(
  'parcel',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    number: integer('number').notNull(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    deliveryMode: text('delivery_mode').$type<DeliveryMode>().notNull(),
    /** Day in India on which the parcel is to arrive, YYYY-MM-DD. */
    deliveryDay: text('delivery_day').notNull(),
    /** Six digits that the shopper gives to the rider; null for a parcel that needs no code. */
    deliveryCode: text('delivery_code'),
    /** Number on the tamper seal of a parcel with a code, from when it is packed. */
    sealNumber: text('seal_number'),
    /** Name of the carrier that the parcel is booked with; null without a booking, like the next three. */
    carrier: text('carrier'),
    /** Company that brings the parcel, as the shopper reads it: "Blue Dart". */
    courierName: text('courier_name'),
    trackingNumber: text('tracking_number'),
    /** The carrier's own id of the booking. */
    carrierReference: text('carrier_reference'),
    /** Number of units in the booking; stored before the carrier is called. 0 without a booking. */
    bookedUnits: integer('booked_units').notNull().default(0),
    /** Number of bookings that were cancelled. */
    cancelledBookings: integer('cancelled_bookings').notNull().default(0),
    /** The shopper wants the parcel later, so it is not handed over before this time; null for no wish. */
    holdUntil: moment('hold_until'),
    /** When the booking or the tracking is looked at next; null when there is nothing to do. */
    checkAt: moment('check_at'),
    /** The carrier's time of the newest event that moved units. Older events move nothing. */
    movedAt: moment('moved_at'),
  },
  (table) => [
    uniqueIndex('parcel_number').on(table.orderId, table.number),
    uniqueIndex('parcel_tracking_number').on(table.carrier, table.trackingNumber),
    index('parcel_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
  ],
);

/** A message of a carrier about a parcel. Rows are never deleted. */
export const parcelEvent = pgTable(
  'parcel_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    parcelId: bigint('parcel_id', { mode: 'number' })
      .notNull()
      .references(() => parcel.id),
    /** Id of the event at the carrier; the same for a repeated message. */
    eventId: text('event_id').notNull(),
    /** State that the event means for the units; null for a scan on the way. */
    state: text('state').$type<UnitState>(),
    /** What happened, in the carrier's words. Erased with the account. */
    text: text('text').notNull(),
    /** Where it happened; empty when the carrier does not report it. */
    place: text('place').notNull(),
    /** The carrier's time of the event. */
    at: moment('at').notNull(),
    /** Whether the event has moved units. An event that could not is tried again when it is repeated. */
    hasMoved: boolean('has_moved').notNull().default(false),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [uniqueIndex('parcel_event_id').on(table.parcelId, table.eventId)],
);

/**
 * One unit of an order line, with its share of each amount of the line. The shares of all units add up
 * exactly to the line.
 */
export const orderUnit = pgTable(
  'order_unit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLine.id),
    /** From 1 within the line. */
    number: integer('number').notNull(),
    parcelId: bigint('parcel_id', { mode: 'number' })
      .notNull()
      .references(() => parcel.id),
    state: text('state').$type<UnitState>().notNull(),
    /** When the unit reached its state. */
    stateAt: moment('state_at').notNull(),
    pricePaise: paise('price_paise').notNull(),
    cartDiscountPaise: paise('cart_discount_paise').notNull(),
    couponDiscountPaise: paise('coupon_discount_paise').notNull(),
    bankDiscountPaise: paise('bank_discount_paise').notNull(),
    shippingPaise: paise('shipping_paise').notNull(),
    brandCashPaise: paise('brand_cash_paise').notNull(),
    loyaltyPaise: paise('loyalty_paise').notNull(),
    cliqCashPaise: paise('cliq_cash_paise').notNull(),
    emiDiscountPaise: paise('emi_discount_paise').notNull(),
    payablePaise: paise('payable_paise').notNull(),
    taxPaise: paise('tax_paise').notNull(),
  },
  (table) => [
    uniqueIndex('order_unit_number').on(table.orderLineId, table.number),
    index('order_unit_parcel').on(table.parcelId),
    index('order_unit_state').on(table.state, table.orderLineId),
    index('order_unit_to_pack')
      .on(table.stateAt)
      .where(sql`${table.state} in ('placed', 'confirmed')`),
    check(
      'order_unit_adds_up',
      sql`${table.payablePaise} = ${table.pricePaise} - ${table.cartDiscountPaise} - ${table.couponDiscountPaise} - ${table.bankDiscountPaise} + ${table.shippingPaise} - ${table.brandCashPaise} - ${table.loyaltyPaise} - ${table.cliqCashPaise} - ${table.emiDiscountPaise} and ${table.payablePaise} >= 0`,
    ),
  ],
);

/** A move of a unit. Rows are never deleted. */
export const unitEvent = pgTable(
  'unit_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    unitId: bigint('unit_id', { mode: 'number' })
      .notNull()
      .references(() => orderUnit.id),
    state: text('state').$type<UnitState>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    /**
     * Name of the person at the desk, or the shopper's reason with an optional comment (`other: …`), which is
     * erased with the account. Empty for none.
     */
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [index('unit_event_unit').on(table.unitId)],
);

/**
 * A change of the address or of a delivery day after the order was placed. Rows are never deleted. They have
 * no part of an address but its pincode.
 */
export const orderChange = pgTable(
  'order_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    what: text('what').$type<'address' | 'day'>().notNull(),
    /** What it was and what it is: `560001 to 400001`, `parcel 1, 2026-12-01 to 2026-12-04`. */
    note: text('note').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_change_order').on(table.orderId)],
);
