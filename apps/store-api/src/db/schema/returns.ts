import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, paise } from './columns.ts';
import { customer } from './customer.ts';
import { orderUnit } from './fulfilment.ts';
import { customerOrder, type OrderAddress } from './order.ts';

export type ReturnReason = 'size' | 'notAsShown' | 'changedMind' | 'damaged' | 'wrongItem' | 'missing';
export type ReturnKind = 'refund' | 'replacement';
export type ReturnMethod = 'schedulePickup' | 'quickDrop' | 'selfCourier' | 'nothing';
/** Where the money goes: to its sources, to a bank account, or into cliq cash. */
export type RefundTarget = 'source' | 'bank' | 'cliq-cash';

export const returnNumber = pgSequence('return_number');

/** Return periods by the name of the policy, in days from the delivery. Null: there is none. */
export const returnPolicy = pgTable('return_policy', {
  name: text('name').primaryKey(),
  returnDays: integer('return_days'),
  replacementDays: integer('replacement_days'),
});

/**
 * A store that accepts returns over the counter. Stores with the same first three digits of their pincode are
 * near each other.
 */
export const dropStore = pgTable(
  'drop_store',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Street and locality. */
    address: text('address').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    /** Indian time, HH:MM. */
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
    /** Day of the week on which it is closed, from 0 for Sunday; null for none. */
    closedWeekday: integer('closed_weekday'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    index('drop_store_area').on(sql`left(${table.postalCode}, 3)`),
    check(
      'drop_store_hours',
      sql`${table.opensAt} ~ '^\\d\\d:\\d\\d$' and ${table.closesAt} ~ '^\\d\\d:\\d\\d$' and ${table.opensAt} < ${table.closesAt}`,
    ),
    check('drop_store_weekday', sql`${table.closedWeekday} between 0 and 6`),
  ],
);

/** Units that come back together. Their states show how far the return is. */
export const returnRequest = pgTable(
  'return_request',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `RT-2611-0093-12`. */
    code: text('code').notNull().unique(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    /** What the shopper gets. A replacement that cannot be sent becomes a refund to `refundTo`. */
    kind: text('kind').$type<ReturnKind>().notNull().default('refund'),
    method: text('method').$type<ReturnMethod>().notNull(),
    refundTo: text('refund_to').$type<RefundTarget>().notNull(),
    /** Set for a pickup, like the next two. Erased with the account. */
    pickupAddress: jsonb('pickup_address').$type<OrderAddress>(),
    /** Day in India, YYYY-MM-DD. */
    pickupDay: text('pickup_day'),
    pickupSlot: text('pickup_slot').$type<'9-12' | '12-15' | '15-18'>(),
    /** Set for a return to a store, like the code that the shopper shows at the counter. */
    storeId: text('store_id').references(() => dropStore.id),
    dropCode: text('drop_code'),
    /** Courier of the shopper, once they have entered it. */
    courierName: text('courier_name'),
    trackingNumber: text('tracking_number'),
    /** What the shop pays back for the courier, when the items are accepted. */
    courierPaise: paise('courier_paise').notNull().default(0),
    /** Last day in India on which the shopper hands the items over, YYYY-MM-DD. */
    handOverBy: text('hand_over_by').notNull(),
    /** Bank account of the refund, encrypted with a key that is not in the database. Erased with its end. */
    bank: text('bank'),
    bankLastFour: text('bank_last_four'),
    /** Why the inspection rejected the items; empty without a rejection. */
    rejection: text('rejection').notNull().default(''),
    /** What the shopper wrote against the rejection; null without a dispute. */
    dispute: text('dispute'),
    createdAt: moment('created_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('return_request_customer').on(table.customerId, table.id),
    index('return_request_order').on(table.orderId),
  ],
);

/** A unit of a return. A unit is in one open return at most. */
export const returnUnit = pgTable(
  'return_unit',
  {
    returnId: bigint('return_id', { mode: 'number' })
      .notNull()
      .references(() => returnRequest.id),
    unitId: bigint('unit_id', { mode: 'number' })
      .notNull()
      .references(() => orderUnit.id),
    reason: text('reason').$type<ReturnReason>().notNull(),
    /** The shopper's words; empty for none. Erased with the account. */
    comment: text('comment').notNull().default(''),
    /** False after a withdrawal: the unit can be returned again. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.unitId] }),
    uniqueIndex('return_unit_open')
      .on(table.unitId)
      .where(sql`${table.isOpen}`),
  ],
);

/** A photo for a return. Without a return it is deleted after a day. */
export const returnPhoto = pgTable(
  'return_photo',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customer.id),
    returnId: bigint('return_id', { mode: 'number' }).references(() => returnRequest.id),
    /** Name in the folder of uploads. */
    file: text('file').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('return_photo_return').on(table.returnId),
    index('return_photo_customer').on(table.customerId),
  ],
);
