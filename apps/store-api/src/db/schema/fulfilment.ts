import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
  | 'lost';

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
  },
  (table) => [uniqueIndex('parcel_number').on(table.orderId, table.number)],
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
