import { hasLetter } from '@luxe/format';
import { cleanGstin } from '@luxe/format/gstin';
import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import { bagLineSchema, cartAmountSchema, couponSchema, giftOptionsSchema } from '../bag/schema.ts';
import { orderInvoiceSchema } from '../invoices/schema.ts';
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

export const paymentModes = [
  'Netbanking',
  'Credit Card',
  'UPI',
  'COD',
  'Cliq Cash',
  'Loyalty',
  'PayPal',
  'TPM',
  'EMI',
] as const;

/** Who the invoices are made out to, if not the recipient of the parcels. */
export const billingParam = z.object({
  name: typedText(100, 1).refine(hasLetter, 'has no letter'),
  /** GSTIN of a business, in any writing. An invalid one is answered with O4015. */
  gstin: z.string().max(60).overwrite(cleanGstin).optional(),
});

const user = z.string().max(100);
const cart = z.string().max(60);

export const orderSummarySchema = z.object({
  products: z.array(bagLineSchema),
  count: z.int().nonnegative(),
  subtotalPrice: priceSchema,
  totalPrice: priceSchema,
  cartAmount: cartAmountSchema,
  brandCashPaidAmount: priceSchema.extend({
    /** Brand cash that is used, by brand. */
    breakup: z.array(z.object({ key: z.string(), value: priceSchema })),
  }),
  cliqCashBalance: priceSchema,
  loyaltyPointsBalance: z.int().nonnegative(),
  coupons: z.array(couponSchema),
  bankOfferCouponCode: z.string().nullable(),
  /** Why the bank offer has no effect. Null when the offer applies, or when there is no offer. */
  bankOfferError: z.string().nullable(),
  bankOffer: couponSchema.nullable(),
  /** Whether the shopper has brand cash for a line of this cart, and whether they use it [CHK-37]. */
  brandCashEligible: z.boolean(),
  brandCashApplied: z.boolean(),
  /** Whether the shopper has chosen to use these credits, whatever amount the credits cover. */
  cliqCashApplied: z.boolean(),
  loyaltyPointsApplied: z.boolean(),
  /** Code of the chosen no-cost EMI plan. */
  noCostEmiCode: z.string().nullable(),
  /** Lowest monthly instalment without interest for this cart; null when no plan is free of interest. */
  noCostEmiFrom: priceSchema.nullable(),
  /** True when the order value requires a PAN by law. */
  isPanNeeded: z.boolean(),
  /** Last four characters of the stored PAN; null without one. */
  panLast4: z.string().nullable(),
  /**
   * Present when credits and discounts were held back, so that a minimum amount is left to pay online.
   * `amount` is this minimum, and `heldBack` the sum held back. Null when nothing was held back.
   */
  minimumPayment: z.object({ amount: priceSchema, heldBack: priceSchema }).nullable(),
  /**
   * Id of an order of this cart whose payment is open. The open payment blocks a second payment. Null when no
   * payment is open.
   */
  openOrderId: z.string().nullable(),
  /**
   * Number of the request for a call about this cart, in the answer to `requestCallbackForSlp=true`. Absent
   * without it. Not in the specification.
   */
  callRequestNumber: z.string().optional(),
  deliveryAddress: addressSchema.nullable(),
  /** Absent when the back end has no gift options; checkout then offers none. Not in the specification. */
  giftOptions: giftOptionsSchema.optional(),
  /**
   * Whether a seller of the bag issues tax invoices, so that a business may give its GSTIN. Not in the
   * specification.
   */
  isInvoiced: z.boolean(),
  /** All payment methods of the shop in display order. A method that is not eligible has a reason. */
  paymentModes: z.array(
    z.object({ mode: z.enum(paymentModes), isEligible: z.boolean(), reason: z.string() }),
  ),
  isCheckoutAllowed: z.boolean(),
});

export const trailStepSchema = z.object({
  code: z.string(),
  name: z.string(),
  status: z.enum(['DONE', 'UPCOMING']),
  /** Style of the line that connects this step with the next step. */
  line: z.enum(['thick', 'thin', 'dashed', 'none']),
  /** ISO time at which the step happened, or the day on which it is expected. */
  at: z.string().nullable(),
});

/**
 * States of an order in the list. `onTheWay`: a unit is still expected, or the payment is open. `delivered`:
 * none is expected any more, and some arrived. `cancelled`: none arrived.
 */
const orderStates = ['onTheWay', 'delivered', 'cancelled'] as const;

/** Units of a line that travel together and have had the same steps. Not in the specification. */
const unitGroupSchema = z.object({
  quantity: z.int().positive(),
  /** Price of these units, after their share of the discounts. */
  price: priceSchema,
  /** Number of the parcel within the order. */
  parcel: z.int().positive(),
  /** Code of the last step, like `code` of a trail step. */
  state: z.string(),
  statusDisplay: z.string(),
  trail: z.array(trailStepSchema).min(1),
});

/** Units of one seller and delivery mode that travel together. Not in the specification. */
export const parcelSchema = z.object({
  number: z.int().positive(),
  sellerName: z.string(),
  /** The next event of the parcel, as a sentence for the shopper. */
  statusDisplay: z.string(),
  estimatedDeliveryDate: z.string(),
  /** Company that brings the parcel. Null before it is booked, like the tracking number. */
  courierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The parcel on the site of its carrier, https. Null when the carrier has no such page. */
  trackingUrl: z.url({ protocol: /^https$/ }).nullable(),
  /** Number on the tamper seal; null for a parcel without one. */
  sealNumber: z.string().nullable(),
  /** What the carrier has reported, newest first. */
  events: z.array(
    z.object({
      text: z.string(),
      /** Empty when unknown. */
      place: z.string(),
      /** ISO time. */
      at: z.string(),
    }),
  ),
  /**
   * Code that the shopper gives to the rider at the door. Null before the parcel is shipped, and for a parcel
   * without a code.
   */
  deliveryCode: z.string().nullable(),
});

export const orderLineSchema = z.object({
  transactionId: z.string(),
  productcode: z.string(),
  USSID: z.string(),
  productName: z.string(),
  productBrand: z.string(),
  webURL: z.string(),
  imageURL: pictureUrlSchema,
  imageTone: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.int().positive(),
  /** True for a free item that came with a purchase [BAG-12]. Not in the specification. */
  isGiveAway: flagSchema,
  /** Price of all units of the line, after its share of the discounts. */
  price: priceSchema,
  sellerName: z.string(),
  returnPolicy: z.string(),
  /** The next event, as a sentence for the shopper: `Arriving Tuesday, 24 November`. */
  statusDisplay: z.string(),
  estimatedDeliveryDate: z.string(),
  /** Steps of the first of `groups`. */
  trail: z.array(trailStepSchema).min(1),
  /** The units that are still expected come first. Empty for an order that is not placed. */
  groups: z.array(unitGroupSchema),
  /** Number of units that the shopper can still cancel. Not in the specification. */
  cancellableQuantity: z.int().nonnegative(),
  /** Number of units that the shopper can return now. Not in the specification. */
  returnableQuantity: z.int().nonnegative(),
  /**
   * Number of other units of which a fault can be reported, on the day of delivery. Not in the specification.
   */
  faultQuantity: z.int().nonnegative(),
  /** Number of units that the shopper can replace now [ORD-07]. Not in the specification. */
  replaceableQuantity: z.int().nonnegative(),
  /** Whether the line was not ordered: a replacement has added it. Not in the specification. */
  isReplacement: z.boolean(),
  /**
   * Last day of the return period of the delivered units, YYYY-MM-DD. Null for a line without a delivered
   * unit, and for an item that cannot be returned [ORD-08]. Not in the specification.
   */
  returnBy: z.string().nullable(),
  /** The same for the replacement period. Not in the specification. */
  replaceBy: z.string().nullable(),
});

const orderListItemShape = {
  orderId: z.string(),
  orderRefNo: z.string(),
  placedDate: z.string(),
  paymentMode: z.enum(paymentModes),
  paymentStatus: z.enum(['SUCCESS', 'FAILURE', 'PENDING']),
  totalOrderAmount: priceSchema,
  /** Number of units. */
  count: z.int().positive(),
  /**
   * The next event of the order, as a sentence for the shopper. Each line has its own. Not in the
   * specification.
   */
  statusDisplay: z.string(),
  products: z.array(orderLineSchema).min(1),
};

/** A part of a refund, for one of the sources that paid. */
export const refundPartSchema = z.object({
  /**
   * `provider` is the card, UPI id or bank that paid. `bank` is the bank account that the shopper named for
   * what was paid in cash.
   */
  destination: z.enum(['provider', 'bank', 'cliq-cash', 'loyalty-points', 'brand-cash']),
  /** Name of the destination for the shopper: `Visa ending 4242`. */
  name: z.string(),
  amount: priceSchema,
  /** Day in India by which the money arrives, YYYY-MM-DD. */
  arrivesBy: z.string(),
});

export const ifscParam = z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/);

/** A bank account to which a refund is transferred. */
export const bankSchema = z.object({
  /** Name of the account's holder. */
  holder: typedText(100, 2),
  ifsc: ifscParam,
  accountNumber: z.string().regex(/^\d{9,18}$/),
});

/** Money that goes back for units of a placed order. Not in the specification. */
const orderRefundSchema = z.object({
  /** `replaced`: the new item costs less than the old one. */
  reason: z.enum(['cancelled', 'notDelivered', 'lost', 'returned', 'replaced']),
  amount: priceSchema,
  parts: z.array(
    refundPartSchema.extend({
      /** `failed`: the provider rejects it, so the shop has to find another way. */
      status: z.enum(['pending', 'done', 'failed']),
      /** The bank's number of the refund (UTR or ARN); null until the provider reports it. */
      bankReference: z.string().nullable(),
      /** Whether it is not done after the day by which it should have arrived. */
      isLate: z.boolean(),
      /** Id for `redirectRefund`; null for a part that needs no other destination. */
      redirectId: z.int().nullable(),
    }),
  ),
});

export const orderSchema = z.object({
  ...orderListItemShape,
  /** Empty for an order that is not placed. */
  parcels: z.array(parcelSchema),
  /** Refunds of units, oldest first. `refund` is about the payment of an order that was not placed. */
  refunds: z.array(orderRefundSchema),
  /**
   * Invoices and credit notes, oldest first. Absent when the back end issues none, and in responses that only
   * confirm a change.
   */
  invoices: z.array(orderInvoiceSchema).optional(),
  /** The business that the invoices are made out to; absent for a consumer. Not in the specification. */
  billing: z.object({ name: z.string(), gstin: z.string() }).optional(),
  finalAmount: priceSchema,
  transactionId: z.string().nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  /**
   * `PENDING` while the payment is open. `paymentStatus` covers only the money: with cash on delivery it is
   * `PENDING` although the order was placed.
   */
  outcome: z.enum(['PLACED', 'FAILED', 'PENDING']),
  /**
   * Cash that is still to be paid at the door; null for an order that is not paid in cash. Not in the
   * specification.
   */
  cashDue: priceSchema.nullable(),
  /** What the order was paid with, for recognition: `Visa ending 4242`. Empty when unknown. */
  paidWith: z.string(),
  /** Money that was received but must be returned; null without a refund. */
  refund: z
    .object({
      amount: priceSchema,
      isDone: z.boolean(),
      /** The bank rejects it: the shopper asks for another way. Absent means false. */
      isRejected: z.boolean().optional(),
      /** Where it goes. `source`, which is the default: to where it came from. `bank`: by a transfer. */
      way: z.enum(['source', 'bank', 'cliq-cash']).optional(),
    })
    .nullable(),
  /**
   * Loyalty points for the order, credited once no line can be returned any more. Not in the specification.
   */
  earnedPoints: z.int().nonnegative(),
  /**
   * True for a buy-now order, which bypassed the bag [BAG-08]. When its payment fails, a new payment is for
   * the item of this order, not for the bag. Not in the specification.
   */
  isBuyNow: z.boolean(),
  /** True when the order failed but the shopper can still pay for its items. Not in the specification. */
  canBePaidAgain: z.boolean(),
  subtotalPrice: priceSchema,
  cartAmount: cartAmountSchema,
  deliveryAddress: addressSchema,
  /** Whether the address or the day of a parcel can still be changed. Not in the specification. */
  canChangeDelivery: z.boolean(),
  /** Absent when the back end has no gift options. Not in the specification. */
  giftOptions: giftOptionsSchema.optional(),
  /**
   * E-mail address for messages about the order: that of the account, else that of the delivery address.
   * Empty when neither has an e-mail address. Not in the specification.
   */
  contactEmail: z.string(),
});

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
