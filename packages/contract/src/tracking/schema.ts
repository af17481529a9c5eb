import { z } from 'zod';
import { captchaToken, challengeSchema, codeSentSchema, otp, refId } from '../identity/schema.ts';
import { orderLineSchema, parcelSchema } from '../order/orderLineSchema.ts';
import { platformQuery, successSchema } from '../shared/schema.ts';

/** An order number as the shopper types it. The store cleans it. */
const orderCode = z.string().trim().min(1).max(60);

/** What anyone with the link of an order sees. */
const linkedOrderSchema = z.object({
  orderId: z.string(),
  orderRefNo: z.string(),
  placedDate: z.string(),
  statusDisplay: z.string(),
  products: z.array(orderLineSchema).min(1),
  parcels: z.array(parcelSchema.omit({ deliveryCode: true })),
  /** Where the order goes, without the street. */
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
});

export const trackingSchemas = {
  storeCaptcha: { response: challengeSchema },
  requestTrackingCode: {
    query: platformQuery,
    /** `refId` is that of the code to replace. */
    body: z.object({ orderCode, captchaToken, refId: refId.optional() }),
    response: codeSentSchema.extend({
      /** How the shop can send codes, the same for every order. */
      channels: z.array(z.enum(['phone', 'email'])).min(1),
    }),
  },
  checkTrackingCode: {
    query: platformQuery,
    body: z.object({ orderCode, refId, otp }),
    response: successSchema.extend({
      /** Token of the link to the order (`/o/{token}`). */
      token: z.string(),
      /** Seconds until the link expires. */
      expiresIn: z.int().positive(),
    }),
  },
  linkedOrder: {
    params: z.object({ token: z.string().max(200) }),
    query: platformQuery,
    response: z.object({ order: linkedOrderSchema }),
  },
};
