import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import { bagLineSchema, cartAmountSchema, couponSchema, giftOptionsSchema } from '../bag/schema.ts';
import {
  flagSchema,
  pictureUrlSchema,
  pincodeParam,
  platformQuery,
  priceSchema,
  successSchema,
  toldAmount,
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

const user = z.string().max(100);
const cart = z.string().max(60);

export const orderSummarySchema = z.object({
  products: z.array(bagLineSchema),
  count: z.int().nonnegative(),
  subtotalPrice: priceSchema,
  totalPrice: priceSchema,
  cartAmount: cartAmountSchema,
  brandCashPaidAmount: priceSchema.extend({
    /** What each brand's cash pays: brand and amount. */
    breakup: z.array(z.object({ key: z.string(), value: priceSchema })),
  }),
  cliqCashBalance: priceSchema,
  loyaltyPointsBalance: z.int().nonnegative(),
  coupons: z.array(couponSchema),
  bankOfferCouponCode: z.string().nullable(),
  /** Why the bank's offer takes nothing off; null where it does, or there is none. */
  bankOfferError: z.string().nullable(),
  bankOffer: couponSchema.nullable(),
  /** Whether the shopper has brand cash for a piece of this cart, and wishes to use it [CHK-37]. */
  brandCashEligible: z.boolean(),
  brandCashApplied: z.boolean(),
  /** Whether she wishes to use them, however much they come to. */
  cliqCashApplied: z.boolean(),
  loyaltyPointsApplied: z.boolean(),
  /** The no-cost plan that is chosen, by its code. */
  noCostEmiCode: z.string().nullable(),
  /** The least that this cart can be paid with a month, without interest; null where no plan is without. */
  noCostEmiFrom: priceSchema.nullable(),
  /** The law wants a PAN with an order as dear as this. */
  isPanNeeded: z.boolean(),
  /** The end of the one that is kept; null where there is none. */
  panEnding: z.string().nullable(),
  /**
   * The least amount that can be paid online, and what was taken back of credits and discounts so that it is left to pay; null where nothing
   * was.
   */
  minimumPayment: z.object({ amount: priceSchema, heldBack: priceSchema }).nullable(),
  /** The order of this cart that is being paid for already: nothing may be paid beside it. */
  openOrderId: z.string().nullable(),
  deliveryAddress: addressSchema.nullable(),
  /** Absent where a back end has no gift options: checkout offers none. Ours. */
  giftOptions: giftOptionsSchema.optional(),
  /** Every way to pay the shop knows, in the order to show; one that is not possible says why. */
  paymentModes: z.array(
    z.object({ mode: z.enum(paymentModes), isEligible: z.boolean(), reason: z.string() }),
  ),
  isCheckoutAllowed: z.boolean(),
});

export const trailStepSchema = z.object({
  code: z.string(),
  name: z.string(),
  status: z.enum(['DONE', 'UPCOMING']),
  /** The line to the next step. */
  line: z.enum(['thick', 'thin', 'dashed', 'none']),
  /** When it was done, or is expected: an ISO time, or a day for what is to come. */
  at: z.string().nullable(),
});

const orderLineSchema = z.object({
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
  /** It came free with others [BAG-12]. Ours. */
  isGiveAway: flagSchema,
  /** For all pieces of the line, after its share of the discounts. */
  price: priceSchema,
  sellerName: z.string(),
  returnPolicy: z.string(),
  /** What happens next, for a shopper to read: `Arriving Tuesday, 24 November`. */
  statusDisplay: z.string(),
  estimatedDeliveryDate: z.string(),
  trail: z.array(trailStepSchema).min(1),
});

const orderHead = {
  orderId: z.string(),
  orderRefNo: z.string(),
  placedDate: z.string(),
  paymentMode: z.enum(paymentModes),
  paymentStatus: z.enum(['SUCCESS', 'FAILURE', 'PENDING']),
  totalOrderAmount: priceSchema,
  /** Pieces. */
  count: z.int().positive(),
  /** What happens next with the whole order, for a shopper to read. A line's own is in `products`. Ours. */
  statusDisplay: z.string(),
  products: z.array(orderLineSchema).min(1),
};

export const orderSchema = z.object({
  ...orderHead,
  finalAmount: priceSchema,
  transactionId: z.string().nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  /** `PENDING` while it is being paid for. `paymentStatus` is about the money alone: cash at the door is pending with a placed order. */
  outcome: z.enum(['PLACED', 'FAILED', 'PENDING']),
  /** What it was paid with, to be recognised by: `Visa ending 4242`; empty where nothing is known. */
  paidWith: z.string(),
  /** Money that came and could not be kept; null where all is as it should be. */
  refund: z.object({ amount: priceSchema, isDone: z.boolean() }).nullable(),
  /** Loyalty points that it earns, which arrive when nothing of it can be returned any more. Ours. */
  earnedPoints: z.int().nonnegative(),
  /** It was bought past the bag [BAG-08]: paying anew is of that piece. Ours. */
  isBuyNow: z.boolean(),
  /** It has failed, and what it was made of is still there to be paid for. Ours. */
  mayBePaidAnew: z.boolean(),
  subtotalPrice: priceSchema,
  cartAmount: cartAmountSchema,
  deliveryAddress: addressSchema,
  /** How it is packed as a gift. Absent where a back end has no gift options. Ours. */
  giftOptions: giftOptionsSchema.optional(),
  /** Where the shop writes about the order: the account's e-mail address, else the delivery address's; empty without one. Ours. */
  contactEmail: z.string(),
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
      /** The payable the shopper saw, in rupees: if it is no longer true, nothing is placed and B9907 says so. */
      paybleAmount: toldAmount,
    }),
    response: z.object({ status: z.literal('SUCCESS'), orderDetails: orderSchema }),
  },
  orders: {
    params: z.object({ user }),
    query: platformQuery.extend({
      currentPage: z.coerce.number().int().min(0).max(10_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
    }),
    response: z.object({
      orderData: z.array(z.object(orderHead)),
      currentPage: z.int(),
      pageSize: z.int(),
      totalNoOfOrders: z.int().nonnegative(),
    }),
  },
  claimPlacedEvent: {
    params: z.object({ user, orderCode: z.string().max(40) }),
    query: platformQuery,
    response: z.object({ isFirst: z.boolean() }),
  },
  orderDetails: {
    params: z.object({ user, orderCode: z.string().max(200) }),
    query: platformQuery,
    response: orderSchema,
  },
  customerLogin: {
    params: z.object({ username: user }),
    query: platformQuery.extend({
      otp: z.string().max(10).optional(),
      /** `mobile` or `desktop`, and the kind of network where the browser tells it (`4g`). */
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
