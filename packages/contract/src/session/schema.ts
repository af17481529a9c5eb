import { z } from 'zod';

/** A token as a page may know it: what it is and when it ends, never the token (milliseconds since 1970). */
const tokenNoteSchema = z.object({
  kind: z.enum(['global', 'customer', 'identity']),
  expires_in: z.number(),
  isCustomerAccessToken: z.boolean(),
  tokenTimeStamp_lux: z.number().optional(),
});

export const sessionSchema = z.object({
  loginType: z.enum(['guest', 'customer']),
  /** First name for a greeting; empty for a guest. */
  firstName: z.string(),
  /** The phone number, masked to its last four digits; empty for a guest. */
  maskedPhone: z.string(),
  hasCart: z.boolean(),
  tokens: z.array(tokenNoteSchema),
});

export const sessionSchemas = {
  session: { response: sessionSchema },
  login: {
    body: z.object({
      phone: z.string().regex(/^[6-9]\d{9}$/),
      otp: z.string().regex(/^\d{6}$/),
      refId: z.string().max(100),
    }),
    response: sessionSchema.extend({
      userType: z.enum(['new', 'existing', 'migrated']),
      /** True when lines of a guest's bag were added to the customer's. */
      cartMerged: z.boolean(),
    }),
  },
  logout: { response: sessionSchema },
};
