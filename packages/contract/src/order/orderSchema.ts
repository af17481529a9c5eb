import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import { cartAmountSchema, giftOptionsSchema } from '../bag/schema.ts';
import { orderInvoiceSchema } from '../invoices/schema.ts';
import { priceSchema } from '../shared/schema.ts';
import { orderLineSchema, parcelSchema } from './orderLineSchema.ts';
import { paymentModes } from './paymentModes.ts';
import { orderRefundSchema } from './refundSchema.ts';

export const orderListItemShape = {
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
