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

/** A coupon or a bank offer. */
export const couponSchema = z.object({
  offerCode: z.string(),
  offerTitle: z.string(),
  /** Discount on this bag at present. */
  savingAmount: priceSchema,
  /**
   * The amount of a fixed discount. For a percentage discount, the maximum amount; null when the percentage
   * has no maximum.
   */
  offerMaxDiscount: priceSchema.nullable(),
  /** YYYY-MM-DD: the last day on which the coupon is valid [BAG-19]. */
  expiredOn: z.string(),
  isApplicable: z.boolean(),
  /** Why the coupon has no effect, as a sentence for the shopper; empty when the coupon applies. */
  reason: z.string(),
});

export const bagLineSchema = z.object({
  /** Identifies the line in updateEntries and deleteEntries; constant for the life of the line. */
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
  /** Current price of one unit. */
  price: priceSchema,
  mop: priceSchema,
  mrp: priceSchema,
  offerPrice: priceSchema,
  /** Price of one unit when the line was added; differs from `price` after a price change. */
  addedPrice: priceSchema,
  color: z.string(),
  /** Empty when the product has one size. */
  size: z.string(),
  sizeSelected: z.boolean(),
  isGiveAway: flagSchema,
  /**
   * For a free item: the purchase that it comes with, as a sentence for the shopper. Empty for other items.
   */
  giftOf: z.string(),
  isOfferExisting: flagSchema,
  isProductNew: flagSchema,
  isOnlineExclusive: flagSchema,
  isOutOfStock: z.boolean(),
  /** Units in stock, but at most the maximum quantity of a bag line. */
  availableStock: z.int().nonnegative(),
  pinCodeResponse: z.object({ isServicable: flagSchema, deliveryDate: z.string().nullable() }),
  elligibleDeliveryMode: z.array(
    z.object({ code: deliveryModeSchema, deliveryDate: z.string(), charge: priceSchema }),
  ),
  /** Current delivery mode of the line; null when the line cannot be delivered. */
  selectedDeliveryMode: deliveryModeSchema.nullable(),
  categoryHierarchy: z.array(z.object({ category_id: z.string(), category_name: z.string() })),
  productCategoryId: z.string(),
  rootCategory: z.string(),
  sellerName: z.string(),
});

/**
 * Amounts of a bag, all zero or positive. The payable is the subtotal minus discounts and credits, plus
 * delivery.
 */
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
  /**
   * GST that is included in the price after discounts. It does not depend on the payment method. Not in the
   * specification.
   */
  taxAmount: priceSchema,
});

/** Gift options of an order. They cost nothing and never block an order. Not in the specification. */
export const giftOptionsSchema = z.object({
  wrap: z.boolean(),
  /** Printed on a card in the parcel; empty for no card. At most 200 code points and 6 lines. */
  message: z.string(),
  /** True leaves the prices off the packing slip. */
  hidePrices: z.boolean(),
});

/** The complete set of gift options that a shopper chooses. */
export const giftOptionsBody = giftOptionsSchema.extend({
  message: typedText(giftMessageLimit).superRefine((input, context) => {
    if (lineCount(input) > giftLineLimit)
      context.addIssue({ code: 'too_big', origin: 'array', maximum: giftLineLimit, input });
  }),
});

export const cartSchema = z.object({
  cartCode: z.string(),
  guid: z.string(),
  /** Units that the shopper added, not lines. Free items are not counted. */
  count: z.int().nonnegative(),
  entries: z.int().nonnegative(),
  products: z.array(bagLineSchema),
  appliedCoupon: z.string().nullable(),
  coupon: couponSchema.nullable(),
  promotionResult: z.object({ products: z.array(bagLineSchema) }),
  subtotalPrice: priceSchema,
  cartAmount: cartAmountSchema,
  slpCouponError: z.object({ slpCouponMessage: z.string() }).nullable(),
  /**
   * The lowest monthly instalment without interest; null when no plan is free of interest. Not in the
   * specification.
   */
  noCostEmiFrom: priceSchema.nullable(),
  /**
   * A sentence for the shopper, after a login has merged a guest's bag into this bag. When the two bags had
   * different coupons or other choices, the sentence states which choice stays, and why. Null after the next
   * change of the bag. Not in the specification.
   */
  mergeNote: z.string().nullish(),
  /** Absent when the back end has no gift options. */
  giftOptions: giftOptionsSchema.optional(),
  /** The pincode that the delivery dates are for. */
  pincode: z.string(),
  /** True when every line can be delivered and is in stock, so that checkout may begin. */
  isCheckoutAllowed: z.boolean(),
});

/** Identifies a line in a path. */
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
      /**
       * Whether this call merged lines of the given guest cart. False for an empty guest cart and for a
       * repeated call. Absent when no guest cart was given. Not in the specification.
       */
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
      /**
       * Entry number of a removed line that this call restores. Used only when no other line has this number.
       * Not in the specification.
       */
      entryNumber: entry.optional(),
      /** The delivery mode of the restored line. Not in the specification. */
      deliveryMode: deliveryModeSchema.optional(),
    }),
    response: z.object({
      status: z.literal('SUCCESS'),
      entryNumber: z.string(),
      quantity: z.int().positive(),
      count: z.int().positive(),
      /** Price of one unit in rupees and seller of the offer, for analytics. Not in the specification. */
      price: z.number().nonnegative().optional(),
      sellerId: z.string().max(40).optional(),
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
