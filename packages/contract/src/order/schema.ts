import { hasLetter } from '@luxe/format';
import { cleanGstin } from '@luxe/format/gstin';
import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import {
  flagSchema,
  pictureUrlSchema,
  pincodeParam,
  eventIdSchema,
  platformQuery,
  priceSchema,
  successSchema,
  amountParam,
  typedText,
} from '../shared/schema.ts';
import { orderListItemShape, orderSchema } from './orderSchema.ts';
import { paymentModes } from './paymentModes.ts';
import { bankSchema, refundPartSchema } from './refundSchema.ts';
import { orderSummarySchema } from './summarySchema.ts';

/** Who the invoices are made out to, if not the recipient of the parcels. */
export const billingParam = z.object({
  name: typedText(100, 1).refine(hasLetter, 'has no letter'),
  /** GSTIN of a business, in any writing. An invalid one is answered with O4015. */
  gstin: z.string().max(60).overwrite(cleanGstin).optional(),
});

const user = z.string().max(100);
const cart = z.string().max(60);

/**
 * States of an order in the list. `onTheWay`: a unit is still expected, or the payment is open. `delivered`:
 * none is expected any more, and some arrived. `cancelled`: none arrived.
 */
const orderStates = ['onTheWay', 'delivered', 'cancelled'] as const;

/** Reasons from which a shopper chooses when cancelling. */
const cancelReasons = ['mistake', 'changedMind', 'price', 'late', 'variant', 'other'] as const;

/** Units of a line, as in a URL: `26112048770:2`. */
export const unitsParam = z.string().regex(/^\d{1,40}:[1-9]\d?(,\d{1,40}:[1-9]\d?){0,199}$/);

export const lineUnitsSchema = z.object({
  transactionId: z.string().regex(/^\d{1,40}$/),
  quantity: z.int().min(1).max(99),
});

const cancelSummarySchema = z.object({
  /** True when no unit of the order is left afterwards. */
  isComplete: z.boolean(),
  /** The units that end, with gifts that end with them. */
  products: z.array(
    z.object({
      transactionId: z.string(),
      productName: z.string(),
      productBrand: z.string(),
      imageURL: pictureUrlSchema,
      imageTone: z.string(),
      isGiveAway: flagSchema,
      quantity: z.int().positive(),
      price: priceSchema,
    }),
  ),
  refundAmount: priceSchema,
  refundParts: z.array(refundPartSchema),
  /** Cash that is no longer due at the door. */
  lessDue: priceSchema,
  /** Points that the order will not earn any more. */
  pointsTakenBack: z.int().nonnegative(),
  /** Whether the refund contains a charge for delivery. */
  includesDelivery: z.boolean(),
  /** Code of the coupon that becomes usable again; null for none. */
  freedCoupon: z.string().nullable(),
  /** Code of the coupon that stays used, because the rest of the order keeps its discount; null for none. */
  usedCoupon: z.string().nullable(),
});

const day = z.iso.date();

const deliveryOptionsSchema = z.object({
  /** Whether the address can still be changed: no item has left its seller. */
  canChangeAddress: z.boolean(),
  deliveryAddress: addressSchema,
  /** Parcels whose day can still be changed. */
  parcels: z.array(
    z.object({
      number: z.int().positive(),
      sellerName: z.string(),
      products: z.array(z.string()).min(1),
      /** The day as planned, YYYY-MM-DD. For another address: the soonest day there. */
      deliveryDay: z.string(),
      /** Days on which the parcel can arrive, soonest first. */
      days: z.array(z.string()).min(1),
    }),
  ),
});

export const orderSchemas = {
  orderSummary: {
    params: z.object({ user, cartCode: cart }),
    query: platformQuery.extend({
      pincode: pincodeParam.default('110001'),
      isUpdatedPwa: z.enum(['true', 'false']).optional(),
      requestCallbackForSlp: z.enum(['true', 'false']).optional(),
    }),
    response: orderSummarySchema,
  },
  placeOrder: {
    params: z.object({ user, cart }),
    query: platformQuery,
    body: z.object({
      paymentMode: z.enum(paymentModes),
      addressId: z.string().max(40),
      /**
       * The payable that the shopper saw, in rupees. If it has changed, no order is placed and the error is
       * B9907.
       */
      paybleAmount: amountParam,
      billing: billingParam.optional(),
    }),
    response: z.object({ status: z.literal('SUCCESS'), orderDetails: orderSchema }),
  },
  orders: {
    params: z.object({ user }),
    query: platformQuery.extend({
      currentPage: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
      /** Only orders in this state. */
      state: z.enum(orderStates).optional(),
      /** Words of products and brands, or an order number or its beginning. */
      search: z.string().max(100).default(''),
      /** Only orders of the last months. */
      months: z.coerce.number().int().min(1).max(120).optional(),
    }),
    response: z.object({
      orderData: z.array(z.object(orderListItemShape)),
      currentPage: z.int(),
      pageSize: z.int(),
      /** Number of orders on all pages of this state. */
      totalNoOfOrders: z.int().nonnegative(),
      /** Number of orders in each state, after search and months. Not in the specification. */
      counts: z.object({
        all: z.int().nonnegative(),
        onTheWay: z.int().nonnegative(),
        delivered: z.int().nonnegative(),
        cancelled: z.int().nonnegative(),
      }),
    }),
  },
  claimPlacedEvent: {
    params: z.object({ user, orderCode: z.string().max(40) }),
    query: platformQuery.extend({ eventId: eventIdSchema }),
    response: z.object({ isFirst: z.boolean() }),
  },
  orderDetails: {
    params: z.object({ user, orderCode: z.string().max(200) }),
    query: platformQuery,
    response: orderSchema,
  },
  cancelSummary: {
    params: z.object({ user, orderCode: z.string().max(40) }),
    query: platformQuery.extend({ units: unitsParam }),
    response: cancelSummarySchema,
  },
  cancelOrder: {
    params: z.object({ user, orderCode: z.string().max(40) }),
    query: platformQuery,
    body: z.object({
      units: z.array(lineUnitsSchema).min(1).max(200),
      reason: z.enum(cancelReasons),
      comment: z.string().max(300).default(''),
    }),
    response: successSchema.extend({ orderDetails: orderSchema }),
  },
  deliveryOptions: {
    params: z.object({ user, orderCode: z.string().max(40) }),
    /** With an address of the customer, the days there. */
    query: platformQuery.extend({ addressId: z.string().max(40).optional() }),
    response: deliveryOptionsSchema,
  },
  changeDelivery: {
    params: z.object({ user, orderCode: z.string().max(40) }),
    query: platformQuery,
    body: z.object({
      /** An address of the customer; absent for the address of the order. */
      addressId: z.string().max(40).optional(),
      /** Days of parcels, by the number of the parcel. Other parcels arrive on their soonest day. */
      days: z
        .array(z.object({ parcel: z.int().positive(), day }))
        .max(200)
        .default([]),
    }),
    response: successSchema.extend({ orderDetails: orderSchema }),
  },
  redirectRefund: {
    params: z.object({ user, orderCode: z.string().max(40) }),
    query: platformQuery,
    body: z.object({
      /** `redirectId` of the part. */
      partId: z.int().positive(),
      refundTo: z.enum(['cliq-cash', 'bank']),
      /** Needed for `bank`. */
      bank: bankSchema.optional(),
    }),
    response: successSchema.extend({ orderDetails: orderSchema }),
  },
  customerLogin: {
    params: z.object({ username: user }),
    query: platformQuery.extend({
      otp: z.string().max(10).optional(),
      /** `mobile` or `desktop`, and the network type if the browser reports it (`4g`). */
      deviceInfo: z.string().max(20).optional(),
      networkInfo: z.string().max(20).optional(),
    }),
    body: z.object({ isPwa: z.boolean() }),
    response: successSchema.extend({
      userName: z.string(),
      cartCode: z.string().nullable(),
      cartGuid: z.string().nullable(),
    }),
  },
};
