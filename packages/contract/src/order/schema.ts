import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import { bagLineSchema, cartAmountSchema, couponSchema } from '../bag/schema.ts';
import {
  pictureUrlSchema,
  pincodeParam,
  platformQuery,
  priceSchema,
  successSchema,
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
  brandCashPaidAmount: priceSchema,
  cliqCashBalance: priceSchema,
  loyaltyPointsBalance: z.int().nonnegative(),
  coupons: z.array(couponSchema),
  bankOfferCouponCode: z.string().nullable(),
  bankOfferError: z.string().nullable(),
  deliveryAddress: addressSchema.nullable(),
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
  products: z.array(orderLineSchema).min(1),
};

export const orderSchema = z.object({
  ...orderHead,
  finalAmount: priceSchema,
  transactionId: z.string().nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  subtotalPrice: priceSchema,
  cartAmount: cartAmountSchema,
  deliveryAddress: addressSchema,
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
      paybleAmount: z.number().nonnegative(),
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
  orderDetails: {
    params: z.object({ user, orderCode: z.string().max(40) }),
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
