import { giftLineLimit, giftMessageLimit, lineCount } from '@luxe/format';
import { z } from 'zod';
import {
  flagSchema,
  pictureUrlSchema,
  pincodeParam,
  platformQuery,
  priceSchema,
  typedText,
} from '../shared/schema.ts';

export const deliveryModeSchema = z.enum(['home-delivery', 'express-delivery']);

/** A coupon, or a bank's offer. */
export const couponSchema = z.object({
  offerCode: z.string(),
  offerTitle: z.string(),
  /** What it takes off this bag now. */
  savingAmount: priceSchema,
  /** The amount, or the most that a percentage takes off; null for no limit. */
  offerMaxDiscount: priceSchema.nullable(),
  /** YYYY-MM-DD: the last day it counts [BAG-19]. */
  expiredOn: z.string(),
  isApplicable: z.boolean(),
  /** Why it takes nothing off, for the shopper; empty when it does. */
  reason: z.string(),
});

export const bagLineSchema = z.object({
  /** Names the line in updateEntries and deleteEntries; stays the same while the line lives. */
  entryNumber: z.string(),
  productcode: z.string(),
  USSID: z.string(),
  productName: z.string(),
  productBrand: z.string(),
  webURL: z.string(),
  imageURL: pictureUrlSchema,
  imageTone: z.string(),
  quantity: z.int().positive(),
  qtySelectedByUser: z.int().positive(),
  /** Price of one piece, as sold now. */
  price: priceSchema,
  mop: priceSchema,
  mrp: priceSchema,
  offerPrice: priceSchema,
  /** Price of one piece when it was put in the bag; differs from `price` when it has changed since. */
  addedPrice: priceSchema,
  color: z.string(),
  /** Empty when the product has one size. */
  size: z.string(),
  sizeSelected: z.boolean(),
  isGiveAway: flagSchema,
  /** Of a give-away: what it comes with, for the shopper to read; else empty. */
  giftOf: z.string(),
  isOfferExisting: flagSchema,
  isProductNew: flagSchema,
  isOnlineExclusive: flagSchema,
  isOutOfStock: z.boolean(),
  /** Pieces that can be had, at most the limit of a line. */
  availableStock: z.int().nonnegative(),
  pinCodeResponse: z.object({ isServicable: flagSchema, deliveryDate: z.string().nullable() }),
  elligibleDeliveryMode: z.array(
    z.object({ code: deliveryModeSchema, deliveryDate: z.string(), charge: priceSchema }),
  ),
  /** How the line goes now; null where it cannot be delivered. */
  selectedDeliveryMode: deliveryModeSchema.nullable(),
  categoryHierarchy: z.array(z.object({ category_id: z.string(), category_name: z.string() })),
  productCategoryId: z.string(),
  rootCategory: z.string(),
  sellerName: z.string(),
});

/** Amounts of a bag. Every one is positive or zero; the payable is subtotal less discounts and what is paid otherwise, plus delivery. */
export const cartAmountSchema = z.object({
  bagTotal: priceSchema,
  shippingCharge: priceSchema,
  totalDiscountAmount: priceSchema,
  couponDiscountAmount: priceSchema,
  bankOfferDiscount: priceSchema,
  noCostEmiDiscount: priceSchema,
  cartDiscount: priceSchema,
  cliqCashPaidAmount: priceSchema,
  loyaltyPointsPaidAmount: priceSchema,
  brandCashPaidAmount: priceSchema,
  paybleAmount: priceSchema,
  /** GST that is contained in what the pieces cost after discounts, by whatever they are paid. Ours. */
  taxAmount: priceSchema,
});

/** How an order is packed as a gift. Nothing of it costs anything or blocks an order. Ours. */
export const giftOptionsSchema = z.object({
  wrap: z.boolean(),
  /** On a card in the parcel; empty for no card. At most 200 code points in at most 6 lines. */
  message: z.string(),
  /** No prices on the packing slip. */
  hidePrices: z.boolean(),
});

/** Gift options as a shopper chooses them, all at once. */
export const giftOptionsBody = giftOptionsSchema.extend({
  message: typedText(giftMessageLimit).superRefine((input, context) => {
    if (lineCount(input) > giftLineLimit)
      context.addIssue({ code: 'too_big', origin: 'array', maximum: giftLineLimit, input });
  }),
});

export const cartSchema = z.object({
  cartCode: z.string(),
  guid: z.string(),
  /** Pieces that were put in, not lines; what comes free is not counted. */
  count: z.int().nonnegative(),
  entries: z.int().nonnegative(),
  products: z.array(bagLineSchema),
  appliedCoupon: z.string().nullable(),
  coupon: couponSchema.nullable(),
  promotionResult: z.object({ products: z.array(bagLineSchema) }),
  subtotalPrice: priceSchema,
  cartAmount: cartAmountSchema,
  slpCouponError: z.object({ slpCouponMessage: z.string() }).nullable(),
  /** The least a month without interest; null where no plan is without. Ours. */
  noCostEmiFrom: priceSchema.nullable(),
  /**
   * After a login that brought a guest's bag into this one: which of two choices stays, and why. Until the next change.
   * Ours.
   */
  mergeNote: z.string().nullish(),
  /** Absent where a back end has no gift options. */
  giftOptions: giftOptionsSchema.optional(),
  /** The pincode the delivery dates are for. */
  pincode: z.string(),
  /** True when every line can be delivered and had in its quantity: the bag may go to checkout. */
  isCheckoutAllowed: z.boolean(),
});

/** Names a line in a path. */
export const entry = z.string().regex(/^\d{1,9}$/);
const user = z.string().max(100);
const cart = z.string().max(60);
const quantity = z.coerce.number().int().min(1).max(10);
const detailsQuery = platformQuery.extend({
  isUpdatedPwa: z.enum(['true', 'false']).optional(),
  pincode: pincodeParam.default('110001'),
});

export const bagSchemas = {
  createCart: {
    params: z.object({ username: user }),
    query: platformQuery.extend({ oldCartId: cart.optional(), toMergeCartGuid: cart.optional() }),
    response: z.object({
      guid: z.string(),
      code: z.string(),
      /** Where a guest cart was named: whether lines of it came with this very call. False for an empty one, and when it is asked for again. Ours. */
      merged: z.boolean().optional(),
    }),
  },
  carts: {
    params: z.object({ username: user }),
    query: platformQuery,
    response: z.object({
      carts: z.array(z.object({ guid: z.string(), code: z.string(), count: z.int().nonnegative() })),
    }),
  },
  cartDetailsAnonymous: { params: z.object({ guid: cart }), query: detailsQuery, response: cartSchema },
  cartDetails: { params: z.object({ user, cartCode: cart }), query: detailsQuery, response: cartSchema },
  addToBag: {
    params: z.object({ user, cart }),
    query: platformQuery.extend({
      productCode: z.string().max(40),
      USSID: z.string().max(60),
      quantity: quantity.default(1),
      /** Ours: puts a line that was taken out back at its place, where that is free. */
      entryNumber: entry.optional(),
      /** Ours: how that line went. */
      deliveryMode: deliveryModeSchema.optional(),
    }),
    response: z.object({
      status: z.literal('SUCCESS'),
      entryNumber: z.string(),
      quantity: z.int().positive(),
      count: z.int().positive(),
    }),
  },
  deleteEntry: {
    params: z.object({ user, cart, entry }),
    query: platformQuery,
    response: z.object({ status: z.literal('SUCCESS'), count: z.int().nonnegative() }),
  },
  updateEntry: {
    params: z.object({ user, cart, entry }),
    query: platformQuery.extend({ quantity }),
    response: z.object({
      status: z.literal('SUCCESS'),
      quantity: z.int().positive(),
      count: z.int().positive(),
    }),
  },
  bagCount: {
    params: z.object({ user }),
    query: platformQuery.extend({ cartGuid: cart.optional() }),
    response: z.object({ count: z.int().nonnegative() }),
  },
};
