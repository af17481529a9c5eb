import { cleanPan, cleanUpiId } from '@luxe/format';
import { z } from 'zod';
import { couponSchema } from '../bag/schema.ts';
import { orderSchema, paymentModes } from '../order/schema.ts';
import {
  cardBrands,
  codeParam,
  platformQuery,
  priceSchema,
  successSchema,
  toldAmount,
} from '../shared/schema.ts';

const user = z.string().max(100);
const cart = z.string().max(60);
const ofCart = { params: z.object({ user, cart }), query: platformQuery };
const ofOrder = { params: z.object({ user, orderCode: z.string().max(200) }), query: platformQuery };

/** First digits of a card: what tells its brand and bank, and is not yet its number. */
const binParam = z.string().regex(/^\d{6,8}$/);
/** `name@bank`. */
const upiIdParam = z
  .string()
  .max(200)
  .overwrite(cleanUpiId)
  .max(100)
  .regex(/^[\w.-]{2,64}@[a-z][\w.-]{1,63}$/);
/** As it is typed or pasted: blanks, dashes and letter case do not matter. */
const panParam = z
  .string()
  .max(60)
  .overwrite(cleanPan)
  .regex(/^[A-Z]{5}\d{4}[A-Z]$/);

/** How the browser pays an order at its provider. */
const handOverSchema = z.discriminatedUnion('kind', [
  z.object({
    /** The page has the fields, and posts them to the provider [CHK-28]. */
    kind: z.literal('fields'),
    merchantId: z.string(),
    /** What the provider calls the payment: its `order_id`. */
    orderId: z.string(),
    /** Where a card becomes a token. */
    tokenizeUrl: z.url(),
    /** Where the payment is begun. */
    transactionUrl: z.url(),
  }),
  z.object({
    /** The provider has the fields, on a page of its own. */
    kind: z.literal('redirect'),
    url: z.url(),
  }),
]);

/** `PENDING` while it may still be charged. */
const outcomeSchema = z.object({
  outcome: z.enum(['PLACED', 'FAILED', 'PENDING']),
  orderDetails: orderSchema,
});

const emiPlanSchema = z.object({
  emiType: z.enum(['NO_COST', 'STANDARD']),
  /** Names a no-cost plan in applyNoCostEMI; empty for others. */
  emiCode: z.string(),
  bankName: z.string(),
  months: z.int().positive(),
  /** Percent a year, as the bank takes it: also where the shop bears it. */
  interestRate: z.number().nonnegative(),
  monthlyInstallments: priceSchema,
  /** All instalments together. */
  total: priceSchema,
});

const creditSchema = successSchema.extend({ paybleAmount: priceSchema });
const actionQuery = platformQuery.extend({ action: z.enum(['apply', 'remove']) });
const credit = { params: z.object({ user, cart }), query: actionQuery, response: creditSchema };

export const paymentSchemas = {
  paymentOptions: {
    ...ofCart,
    response: z.object({
      /** False: only ways that need no provider are open. */
      isProviderThere: z.boolean(),
      banks: z.array(z.object({ code: z.string(), name: z.string() })),
      wallets: z.array(z.object({ code: z.enum(['PAYPAL', 'TPM']), name: z.string() })),
      savedCards: z.array(
        z.object({
          /** Stands for the card at the provider, with its security code. */
          cardToken: z.string(),
          cardBrand: z.enum(cardBrands),
          cardEndingDigits: z.string(),
          /** Its bank; empty where it is not known. */
          bank: z.string(),
          bin: z.string(),
          expiryMonth: z.int(),
          expiryYear: z.int(),
          isExpired: z.boolean(),
        }),
      ),
      savedUpiIds: z.array(z.object({ upiId: z.string() })),
    }),
  },
  collectPaymentOrder: {
    ...ofCart,
    body: z.object({
      paymentMode: z.enum(paymentModes),
      addressId: z.string().max(40),
      /** The payable the shopper saw, in rupees: if it is no longer true, nothing is made and B9907 says so. */
      paybleAmount: toldAmount,
      /** Of a payment in parts: the plan that was chosen. */
      emi: z.object({ bank: z.string().max(40), months: z.int().min(1).max(60) }).optional(),
      /** Of a card: what a bank's offer is held against. */
      bin: binParam.optional(),
    }),
    response: successSchema.extend({ orderId: z.string(), amount: priceSchema, payment: handOverSchema }),
  },
  updateTransactionDetails: { ...ofOrder, response: outcomeSchema },
  cancelPayment: { ...ofOrder, response: outcomeSchema },
  paymentReturn: {
    query: platformQuery,
    body: z.record(z.string().max(60), z.string().max(2000)),
    response: z.object({
      orderId: z.string(),
      outcome: z.enum(['PLACED', 'FAILED', 'PENDING']),
      /** Of the cart to buy now: her bag is as it was. */
      isBuyNow: z.boolean(),
    }),
  },
  openPayment: {
    params: z.object({ user }),
    query: platformQuery,
    response: z.object({
      order: z
        .object({
          orderId: z.string(),
          outcome: z.enum(['PLACED', 'FAILED', 'PENDING']),
          isBuyNow: z.boolean(),
        })
        .nullable(),
    }),
  },
  binValidation: {
    ...ofCart,
    body: z.object({ bin: binParam }),
    response: successSchema.extend({
      /** Null where the provider does not know these digits, or does not answer. */
      card: z
        .object({
          cardBrand: z.enum(cardBrands),
          bank: z.string(),
          cardType: z.enum(['CREDIT', 'DEBIT']),
        })
        .nullable(),
      /** The bag has a bank's offer and this card is not for it: what to tell the shopper. Empty where all is well. */
      bankOfferError: z.string(),
    }),
  },
  emiPlans: {
    ...ofCart,
    response: z.object({
      banks: z.array(
        z.object({
          code: z.string(),
          bankName: z.string(),
          cardType: z.enum(['CREDIT', 'DEBIT']),
          plans: z.array(emiPlanSchema).min(1),
        }),
      ),
    }),
  },
  emiEligibleBin: {
    ...ofCart,
    body: z.object({ bin: binParam, bank: z.string().max(40) }),
    response: successSchema.extend({
      isEligible: z.boolean(),
      /** Why not, for the shopper; empty when it is. */
      message: z.string(),
    }),
  },
  applyNoCostEMI: {
    ...ofCart,
    body: z.object({ emiCode: codeParam }),
    response: creditSchema,
  },
  releaseNoCostEMI: { ...ofCart, response: creditSchema },
  bankOffers: { ...ofCart, response: z.object({ offers: z.array(couponSchema) }) },
  applyBankCoupons: {
    ...ofCart,
    body: z.object({
      offerCode: codeParam,
      /** Takes the bag's coupon off, where the offer stands alone: the shopper was asked [CHK-34]. */
      withoutCoupon: z.boolean().optional(),
    }),
    response: creditSchema.extend({ offer: couponSchema }),
  },
  releaseBankCoupons: { ...ofCart, response: creditSchema },
  brandcash: {
    params: z.object({ user, cart }),
    query: actionQuery.extend({
      cartGuid: cart.optional(),
      isUpdatedPwa: z.enum(['true', 'false']).optional(),
    }),
    response: creditSchema.extend({
      brandCashEligible: z.boolean(),
      brandCashApplied: z.boolean(),
      brandCashPaidAmount: priceSchema,
    }),
  },
  applyVouchers: credit,
  applyLoyaltyPoints: credit,
  loyaltyPointsMessage: {
    ...ofCart,
    response: z.object({ points: z.int().nonnegative(), message: z.string() }),
  },
  verifyVpa: {
    params: z.object({ user }),
    query: platformQuery,
    body: z.object({ upiId: upiIdParam }),
    response: z.object({
      status: z.enum(['VALID', 'INVALID']),
      /** Whose it is, as the bank tells; empty where it doesn't. */
      customerName: z.string(),
    }),
  },
  validatePan: {
    params: z.object({ customerId: user }),
    query: platformQuery,
    body: z.object({ panNumber: panParam }),
    response: successSchema.extend({
      /** The last four characters. */
      panEnding: z.string(),
    }),
  },
};
