import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { cart } from './cart.ts';
import { offer } from './catalogue.ts';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';

export const orderNumber = pgSequence('order_number');

/** Where an order goes, as it was when it was placed. */
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

/** `subtotal - cartDiscount - couponDiscount + shipping` is what is to be paid; what wallets pay of it leaves `payable`. */
export const customerOrder = pgTable(
  'customer_order',
  {
    id: text('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    /** A cart becomes an order once. */
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => cart.id),
    placedAt: moment('placed_at').notNull(),
    paymentMode: text('payment_mode').notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    subtotalPaise: paise('subtotal_paise').notNull(),
    cartDiscountPaise: paise('cart_discount_paise').notNull().default(0),
    couponDiscountPaise: paise('coupon_discount_paise').notNull().default(0),
    couponCode: text('coupon_code'),
    shippingPaise: paise('shipping_paise').notNull().default(0),
    cliqCashPaise: paise('cliq_cash_paise').notNull().default(0),
    loyaltyPaise: paise('loyalty_paise').notNull().default(0),
    brandCashPaise: paise('brand_cash_paise').notNull().default(0),
    payablePaise: paise('payable_paise').notNull(),
    deliveryAddress: jsonb('delivery_address').$type<OrderAddress>().notNull(),
  },
  (table) => [
    index('customer_order_customer').on(table.customerId, table.placedAt),
    check(
      'customer_order_adds_up',
      sql`${table.payablePaise} = ${table.subtotalPaise} - ${table.cartDiscountPaise} - ${table.couponDiscountPaise} + ${table.shippingPaise} - ${table.cliqCashPaise} - ${table.loyaltyPaise} - ${table.brandCashPaise} and ${table.payablePaise} >= 0`,
    ),
  ],
);

/** What a line showed when it was ordered: a product may change or go, an order may not. */
export interface OrderLineShown {
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
    /** What a shopper reads off a parcel: the order's digits and the line's number. */
    transactionId: text('transaction_id').notNull().unique(),
    ussid: text('ussid')
      .notNull()
      .references(() => offer.ussid),
    quantity: integer('quantity').notNull(),
    unitPaise: paise('unit_paise').notNull(),
    /** The line's share of the order's discounts: the shares of all lines add up to them exactly. */
    cartDiscountPaise: paise('cart_discount_paise').notNull().default(0),
    couponDiscountPaise: paise('coupon_discount_paise').notNull().default(0),
    /** YYYY-MM-DD, India. */
    deliveryDay: text('delivery_day').notNull(),
    shown: jsonb('shown').$type<OrderLineShown>().notNull(),
  },
  (table) => [index('order_line_order').on(table.orderId)],
);

export type TrailCode = 'PLACED' | 'CONFIRMED' | 'PACKED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED';

/** A step that a line has come to. Nothing is taken back. */
export const orderStatusEvent = pgTable(
  'order_status_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLine.id),
    code: text('code').$type<TrailCode>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_status_event_line').on(table.orderLineId)],
);

/** One try to pay an order; there may be many. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    mode: text('mode').notNull(),
    provider: text('provider').notNull(),
    providerReference: text('provider_reference'),
    status: text('status').$type<PaymentStatus>().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('payment_attempt_order').on(table.orderId)],
);

/** Pieces set aside for an order: held while it is paid, consumed when it stands, released when it falls. */
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
  (table) => [index('stock_reservation_order').on(table.orderId)],
);
