import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cart, type DeliveryMode } from './cart.ts';
import { offer } from './catalogue.ts';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';

export const orderNumber = pgSequence('order_number');

/** Delivery address, copied when the order was placed. */
export interface OrderAddress {
  addressId: string;
  addressType: 'Home' | 'Work' | 'Other';
  firstName: string;
  lastName: string;
  line1: string;
  line2: string;
  line3: string;
  landmark: string;
  postalCode: string;
  city: string;
  state: string;
  phone: string;
  emailID: string;
}

export type PaymentStatus = 'SUCCESS' | 'FAILURE' | 'PENDING';

/** `open` during payment. An order never returns to an earlier status: docs/decisions/0022-buying.md. */
export type OrderStatus = 'open' | 'placed' | 'failed';

/** EMI plan of an order. */
export interface OrderEmi {
  bank: string;
  bankName: string;
  months: number;
  /** Annual interest rate in hundredths of a percent. */
  rate: number;
  monthlyPaise: number;
  isNoCost: boolean;
}

/** `payablePaise` is the subtotal plus delivery, less discounts and credits. */
export const customerOrder = pgTable(
  'customer_order',
  {
    id: text('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => cart.id),
    status: text('status').$type<OrderStatus>().notNull(),
    /** When the shopper pressed Pay. */
    placedAt: moment('placed_at').notNull(),
    /** When the order was placed or failed. */
    settledAt: moment('settled_at'),
    paymentMode: text('payment_mode').notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    subtotalPaise: paise('subtotal_paise').notNull(),
    cartDiscountPaise: paise('cart_discount_paise').notNull().default(0),
    couponDiscountPaise: paise('coupon_discount_paise').notNull().default(0),
    couponCode: text('coupon_code'),
    bankDiscountPaise: paise('bank_discount_paise').notNull().default(0),
    bankOfferCode: text('bank_offer_code'),
    shippingPaise: paise('shipping_paise').notNull().default(0),
    cliqCashPaise: paise('cliq_cash_paise').notNull().default(0),
    loyaltyPaise: paise('loyalty_paise').notNull().default(0),
    brandCashPaise: paise('brand_cash_paise').notNull().default(0),
    emiDiscountPaise: paise('emi_discount_paise').notNull().default(0),
    emi: jsonb('emi').$type<OrderEmi>(),
    payablePaise: paise('payable_paise').notNull(),
    /** Set when the order is placed. A refund takes back the points of its units. */
    earnedPoints: integer('earned_points').notNull().default(0),
    /**
     * When the earned points are credited. Null until all lines are delivered, and null again after the
     * points have been credited.
     */
    pointsArriveAt: moment('points_arrive_at'),
    pointsCreditedAt: moment('points_credited_at'),
    /** True for an order of a buy-now cart. */
    isBuyNow: boolean('is_buy_now').notNull().default(false),
    giftWrap: boolean('gift_wrap').notNull().default(false),
    /** Printed on a card in the parcel; empty for no card. Erased with the account. */
    giftMessage: text('gift_message').notNull().default(''),
    /** True: no prices on the packing slip. */
    hidesPrices: boolean('hides_prices').notNull().default(false),
    /** When analytics were first notified of the placed order. */
    placedEventAt: moment('placed_event_at'),
    /** Id of the event that was sent. Null for an order that was reported without one. */
    placedEventId: text('placed_event_id'),
    /** Code and sentence of a failure, for the shopper [CHK-26]. */
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    deliveryAddress: jsonb('delivery_address').$type<OrderAddress>().notNull(),
    /** Name on the invoices; null for the name of the delivery address. */
    billingName: text('billing_name'),
    /** GSTIN of a business that buys; null for a consumer. */
    gstin: text('gstin'),
  },
  (table) => [
    index('customer_order_customer').on(table.customerId, table.placedAt),
    // Searches of the desk, newest first.
    index('customer_order_newest').on(table.placedAt.desc(), table.id.desc()),
    index('customer_order_status').on(table.status, table.placedAt.desc(), table.id.desc()),
    index('customer_order_email').on(
      sql`lower(${table.deliveryAddress}->>'emailID')`,
      table.placedAt.desc(),
      table.id.desc(),
    ),
    index('customer_order_phone').on(
      sql`(${table.deliveryAddress}->>'phone')`,
      table.placedAt.desc(),
      table.id.desc(),
    ),
    // A cart has at most one order that has not failed, so a customer cannot pay twice for one cart.
    uniqueIndex('customer_order_cart')
      .on(table.cartId)
      .where(sql`${table.status} <> 'failed'`),
    index('customer_order_open')
      .on(table.placedAt)
      .where(sql`${table.status} = 'open'`),
    index('customer_order_points')
      .on(table.pointsArriveAt)
      .where(sql`${table.pointsArriveAt} is not null`),
    check(
      'customer_order_adds_up',
      sql`${table.payablePaise} = ${table.subtotalPaise} - ${table.cartDiscountPaise} - ${table.couponDiscountPaise} - ${table.bankDiscountPaise} + ${table.shippingPaise} - ${table.cliqCashPaise} - ${table.loyaltyPaise} - ${table.brandCashPaise} - ${table.emiDiscountPaise} and ${table.payablePaise} >= 0`,
    ),
    check('customer_order_gstin_with_name', sql`${table.gstin} is null or ${table.billingName} is not null`),
  ],
);

/**
 * Copy of a line's product data at the time of the order. The product may change or disappear later, but the
 * order must still show what was bought.
 */
export interface OrderLineSnapshot {
  productCode: string;
  productName: string;
  brandName: string;
  webURL: string;
  imageURL: string;
  imageTone: string;
  color: string;
  size: string;
  sellerName: string;
  returnPolicy: string;
}

export const orderLine = pgTable(
  'order_line',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    position: integer('position').notNull(),
    /** Number on the parcel: the order's digits and the line's number. */
    transactionId: text('transaction_id').notNull().unique(),
    ussid: text('ussid')
      .notNull()
      .references(() => offer.ussid),
    /** Brand of the product when it was ordered. Brand cash goes back to this brand. */
    brandCode: text('brand_code').notNull(),
    /** HSN code of the product when it was ordered; empty when the catalogue has none. */
    hsnCode: text('hsn_code').notNull(),
    /** GST rate of the line when it was ordered, in basis points. */
    gstRate: integer('gst_rate').notNull(),
    quantity: integer('quantity').notNull(),
    unitPaise: paise('unit_paise').notNull(),
    /**
     * The line's share of the order's discount. The shares of all lines add up exactly to the discount of the
     * order.
     */
    cartDiscountPaise: paise('cart_discount_paise').notNull().default(0),
    couponDiscountPaise: paise('coupon_discount_paise').notNull().default(0),
    bankDiscountPaise: paise('bank_discount_paise').notNull().default(0),
    shippingPaise: paise('shipping_paise').notNull().default(0),
    brandCashPaise: paise('brand_cash_paise').notNull().default(0),
    loyaltyPaise: paise('loyalty_paise').notNull().default(0),
    cliqCashPaise: paise('cliq_cash_paise').notNull().default(0),
    emiDiscountPaise: paise('emi_discount_paise').notNull().default(0),
    /** Amount to pay for the line. */
    payablePaise: paise('payable_paise').notNull(),
    /** GST included in the payable amount. */
    taxPaise: paise('tax_paise').notNull(),
    isGiveAway: boolean('is_give_away').notNull().default(false),
    /**
     * The line whose units this line replaces; null for a line that was ordered. Nothing is paid for such a
     * line: its units take over what was paid for the old ones.
     */
    replacesLineId: bigint('replaces_line_id', { mode: 'number' }).references(
      (): AnyPgColumn => orderLine.id,
    ),
    deliveryMode: text('delivery_mode').$type<DeliveryMode>().notNull().default('home-delivery'),
    /** Day in India, YYYY-MM-DD. */
    deliveryDay: text('delivery_day').notNull(),
    snapshot: jsonb('shown').$type<OrderLineSnapshot>().notNull(),
  },
  (table) => [
    index('order_line_order').on(table.orderId),
    // Searches of the desk.
    index('order_line_product_name').using('gin', sql`(${table.snapshot}->>'productName') gin_trgm_ops`),
    index('order_line_product_code').on(sql`(${table.snapshot}->>'productCode')`),
    index('order_line_ussid').on(table.ussid),
  ],
);

/**
 * Units taken from stock for an order. The status is `held` during payment and `consumed` once the order is
 * placed. If the order fails or the hold expires, the status is `released` and the units are back in stock.
 */
export const stockReservation = pgTable(
  'stock_reservation',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    ussid: text('ussid')
      .notNull()
      .references(() => offer.ussid),
    quantity: integer('quantity').notNull(),
    status: text('status').$type<'held' | 'consumed' | 'released'>().notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('stock_reservation_order').on(table.orderId),
    index('stock_reservation_held')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'held'`),
  ],
);
