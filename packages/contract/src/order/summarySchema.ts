import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import { bagLineSchema, cartAmountSchema, couponSchema, giftOptionsSchema } from '../bag/schema.ts';
import { priceSchema } from '../shared/schema.ts';
import { paymentModes } from './paymentModes.ts';

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
