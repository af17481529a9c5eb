import { z } from 'zod';
import { priceSchema, typedText } from '../shared/schema.ts';

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
export const orderRefundSchema = z.object({
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
