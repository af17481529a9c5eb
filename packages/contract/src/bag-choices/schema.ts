import { z } from 'zod';
import {
  couponSchema,
  deliveryModeSchema,
  entry,
  giftOptionsBody,
  giftOptionsSchema,
} from '../bag/schema.ts';
import { codeParam, flagSchema, pincodeParam, platformQuery, successSchema } from '../shared/schema.ts';

const user = z.string().max(100);
const cart = z.string().max(60);
const line = { params: z.object({ user, cart, entry }) };
const couponQuery = platformQuery.extend({
  couponCode: codeParam,
});
const applied = successSchema.extend({
  coupon: couponSchema,
  /** A sentence for the shopper about what the coupon replaced. Empty when the coupon replaced nothing. */
  conflict: z.string(),
});
const counted = successSchema.extend({ count: z.int().nonnegative() });

export const bagChoiceSchemas = {
  applyCouponsAnonymous: { params: z.object({ guid: cart }), query: couponQuery, response: applied },
  applyCoupons: { params: z.object({ user, cart }), query: couponQuery, response: applied },
  releaseCoupons: { params: z.object({ user, cart }), query: couponQuery, response: successSchema },
  bagCoupons: {
    params: z.object({ user, cart }),
    query: platformQuery.extend({ pincode: pincodeParam.default('110001') }),
    response: z.object({ coupons: z.array(couponSchema) }),
  },
  changeDeliveryMode: {
    ...line,
    query: platformQuery.extend({ deliveryMode: deliveryModeSchema }),
    response: successSchema,
  },
  changeGiftOptions: {
    params: z.object({ user, cart }),
    query: platformQuery,
    body: giftOptionsBody,
    /** The gift options as saved. */
    response: successSchema.extend({ giftOptions: giftOptionsSchema }),
  },
  changeOffer: {
    ...line,
    query: platformQuery.extend({ USSID: z.string().max(60) }),
    response: counted.extend({
      /**
       * Entry number of the line that now has the units: the line in the path, or the line that it was merged
       * into.
       */
      entryNumber: z.string(),
      quantity: z.int().positive(),
    }),
  },
  acknowledgePrice: {
    ...line,
    query: platformQuery.extend({
      /** Price of one unit in rupees, as the shopper saw it. */
      price: z.coerce.number().min(0).max(1_000_000_000),
    }),
    response: successSchema,
  },
  repApplicabilityOnCart: {
    params: z.object({ user }),
    query: platformQuery.extend({ cartGuid: cart.optional(), pinCode: pincodeParam }),
    response: z.object({
      products: z.array(
        z.object({
          entryNumber: z.string(),
          USSID: z.string(),
          /** `Y` when the line can be exchanged for another size or colour. */
          isReplaceable: flagSchema,
        }),
      ),
    }),
  },
  mergeBuyNowCart: {
    params: z.object({ user }),
    query: platformQuery.extend({
      access_token: z.string().max(500).optional(),
      /** Guid of the bag. This call does not change the bag. */
      cartGuid: cart.optional(),
      isMDE: z.enum(['true', 'false']).optional(),
      /** The product to buy. The specification has neither this parameter nor the next two. */
      productCode: z.string().max(40),
      USSID: z.string().max(60),
      quantity: z.coerce.number().int().min(1).max(10).default(1),
    }),
    response: z.object({ guid: z.string(), code: z.string() }),
  },
};
