import { z } from 'zod';
import { lastNameParam, nameParam } from '../shared/schema.ts';
import {
  captchaToken,
  emailSchema,
  neuPassInfoSchema,
  phoneSchema,
  userTypeSchema,
} from '../identity/schema.ts';

/**
 * A token as a page may know it: its kind and its expiry in milliseconds since the Unix epoch, never the
 * token itself.
 */
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
  /** The phone number with all but its last four digits masked; empty for a guest. */
  maskedPhone: z.string(),
  /**
   * An opaque value that is constant for a customer and distinguishes customers of one browser. Empty for a
   * guest.
   */
  customerFingerprint: z.string(),
  hasCart: z.boolean(),
  /** State in the loyalty programme. Present only right after a login, when the server has read it. */
  neuPassInfo: neuPassInfoSchema.nullish(),
  tokens: z.array(tokenNoteSchema),
  /**
   * Result of a login through a link from another site. Present only in the first session response after this
   * login.
   */
  arrival: z.object({ userType: userTypeSchema, cartMerged: z.boolean() }).optional(),
});

const loggedInSchema = sessionSchema.extend({
  userType: userTypeSchema,
  /** True when the account has no names yet. The call `register` saves them. */
  needsNames: z.boolean(),
  /** True when the login added lines of a guest's bag to the customer's bag. */
  cartMerged: z.boolean(),
});

export const sessionSchemas = {
  session: { response: sessionSchema },
  login: {
    /** The body contains the phone number or the e-mail address that the code was sent to. */
    body: z.object({
      phone: phoneSchema.optional(),
      email: emailSchema.optional(),
      otp: z.string().regex(/^\d{6}$/),
      refId: z.string().max(100),
    }),
    response: loggedInSchema,
  },
  passwordLogin: {
    body: z.object({
      username: z.string().trim().min(1).max(120),
      password: z.string().min(1).max(200),
      captchaToken: captchaToken.optional(),
    }),
    response: loggedInSchema,
  },
  register: {
    body: z.object({
      firstName: nameParam,
      lastName: lastNameParam,
    }),
    response: sessionSchema,
  },
  redirect: {
    body: z.object({ redirectClientId: z.string().max(100), redirectUrl: z.url().max(500) }),
    response: z.object({ redirectUrl: z.string() }),
  },
  logout: { response: sessionSchema },
};
