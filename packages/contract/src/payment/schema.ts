import { cleanPan, cleanUpiId } from '@luxe/format';
import { z } from 'zod';
import { couponSchema } from '../bag/schema.ts';
import { orderSchema } from '../order/orderSchema.ts';
import { paymentModes } from '../order/paymentModes.ts';
import { billingParam } from '../order/schema.ts';
import {
  cardBrands,
  codeParam,
  platformQuery,
  priceSchema,
  successSchema,
  amountParam,
} from '../shared/schema.ts';

const user = z.string().max(100);
const cart = z.string().max(60);
const ofCart = { params: z.object({ user, cart }), query: platformQuery };
const ofOrder = { params: z.object({ user, orderCode: z.string().max(200) }), query: platformQuery };

/** First digits of a card. They identify its brand and bank, but not the card. */
const binParam = z.string().regex(/^\d{6,8}$/);
/** `name@bank`. */
const upiIdParam = z
  .string()
  .max(200)
  .overwrite(cleanUpiId)
  .max(100)
  .regex(/^[\w.-]{2,64}@[a-z][\w.-]{1,63}$/);
/**
 * A PAN as the shopper types or pastes it. Only letters and digits remain, and the letters become capitals.
 */
const panParam = z
  .string()
  .max(60)
  .overwrite(cleanPan)
  .regex(/^[A-Z]{5}\d{4}[A-Z]$/);

/** How the browser makes the payment at the provider. */
export const paymentHandoffSchema = z.discriminatedUnion('kind', [
  z.object({
    /** The shop's own page contains the payment fields and posts them to the provider [CHK-28]. */
    kind: z.literal('fields'),
    merchantId: z.string(),
    /** The provider's `order_id` of the payment. */
    orderId: z.string(),
    /** Exchanges a card for a token. */
    tokenizeUrl: z.url(),
    /** Starts the payment. */
    transactionUrl: z.url(),
  }),
  z.object({
    /** A page of the provider contains the payment fields. The browser opens that page. */
    kind: z.literal('redirect'),
    url: z.url(),
  }),
]);

/** `PENDING` while the payment may still be charged. */
const outcomeSchema = z.object({
  outcome: z.enum(['PLACED', 'FAILED', 'PENDING']),
  orderDetails: orderSchema,
});

const emiPlanSchema = z.object({
  emiType: z.enum(['NO_COST', 'STANDARD']),
  /** Identifies a no-cost plan in applyNoCostEMI; empty for other plans. */
  emiCode: z.string(),
  bankName: z.string(),
  months: z.int().positive(),
  /** The bank's yearly interest rate in percent, even when the shop pays the interest. */
  interestRate: z.number().nonnegative(),
  monthlyInstallments: priceSchema,
  /** Sum of all instalments. */
  total: priceSchema,
});

const creditSchema = successSchema.extend({ paybleAmount: priceSchema });
const actionQuery = platformQuery.extend({ action: z.enum(['apply', 'remove']) });
const credit = { params: z.object({ user, cart }), query: actionQuery, response: creditSchema };

/** What the provider offers one shopper. */
export const paymentOptionsSchema = z.object({
  /** False when the provider does not respond: only methods without a provider are available. */
  isProviderAvailable: z.boolean(),
  banks: z.array(z.object({ code: z.string(), name: z.string() })),
  wallets: z.array(z.object({ code: z.enum(['PAYPAL', 'TPM']), name: z.string() })),
  savedCards: z.array(
    z.object({
      /**
       * Identifies the saved card at the provider. A payment also needs the security code of the card.
       */
      cardToken: z.string(),
      cardBrand: z.enum(cardBrands),
      cardEndingDigits: z.string(),
      /** The card's bank; empty when unknown. */
      bank: z.string(),
      bin: z.string(),
      expiryMonth: z.int(),
      expiryYear: z.int(),
      isExpired: z.boolean(),
    }),
  ),
  savedUpiIds: z.array(z.object({ upiId: z.string() })),
});

export const paymentSchemas = {
  paymentOptions: {
    ...ofCart,
    response: paymentOptionsSchema,
  },
  collectPaymentOrder: {
    ...ofCart,
    body: z.object({
      paymentMode: z.enum(paymentModes),
      addressId: z.string().max(40),
      /**
       * The payable that the shopper saw, in rupees. When it has changed since, the call creates no payment
       * and returns the error B9907.
       */
      paybleAmount: amountParam,
      /** For an EMI payment: the chosen plan. */
      emi: z.object({ bank: z.string().max(40), months: z.int().min(1).max(60) }).optional(),
      /** For a card payment: the first digits of the card, to check whether the bank offer covers it. */
      bin: binParam.optional(),
      billing: billingParam.optional(),
    }),
    response: successSchema.extend({
      orderId: z.string(),
      amount: priceSchema,
      payment: paymentHandoffSchema,
    }),
  },
  updateTransactionDetails: { ...ofOrder, response: outcomeSchema },
  cancelPayment: { ...ofOrder, response: outcomeSchema },
  paymentReturn: {
    query: platformQuery,
    body: z.record(z.string().max(60), z.string().max(2000)),
    response: z.object({
      orderId: z.string(),
      outcome: z.enum(['PLACED', 'FAILED', 'PENDING']),
      /** True for an order of the buy-now cart. Such an order does not change the bag. */
      isBuyNow: z.boolean(),
      /** True for a gift card, whose page shows the outcome. Such a payment does not change the bag. */
      isGiftCard: z.boolean().optional(),
    }),
  },
  openPayment: {
    params: z.object({ user }),
    /** `giftCards`: the payment of a gift card counts too. */
    query: platformQuery.extend({ giftCards: z.literal('true').optional() }),
    response: z.object({
      order: z
        .object({
          orderId: z.string(),
          outcome: z.enum(['PLACED', 'FAILED', 'PENDING']),
          isBuyNow: z.boolean(),
          /** True for a gift card, see `paymentReturn`. */
          isGiftCard: z.boolean().optional(),
        })
        .nullable(),
    }),
  },
  binValidation: {
    ...ofCart,
    body: z.object({ bin: binParam }),
    response: successSchema.extend({
      /** Null when the provider does not know these digits, or does not respond. */
      card: z
        .object({
          cardBrand: z.enum(cardBrands),
          bank: z.string(),
          cardType: z.enum(['CREDIT', 'DEBIT']),
        })
        .nullable(),
      /** Why the bag's bank offer excludes this card, as a sentence for the shopper; empty otherwise. */
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
      /** Why the card is not eligible, as a sentence for the shopper; empty when the card is eligible. */
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
      /**
       * True when the bag's coupon must be removed, because the offer excludes coupons. The shopper has
       * agreed [CHK-34].
       */
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
      /** The holder's name from the bank; empty when the bank gives none. */
      customerName: z.string(),
    }),
  },
  validatePan: {
    params: z.object({ customerId: user }),
    query: platformQuery,
    body: z.object({ panNumber: panParam }),
    response: successSchema.extend({
      /** The last four characters. */
      panLast4: z.string(),
    }),
  },
};
