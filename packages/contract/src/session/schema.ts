import { z } from 'zod';
import { lastNameParam, nameParam } from '../shared/schema.ts';
import {
  captchaToken,
  emailSchema,
  neuPassInfoSchema,
  phoneSchema,
  userTypeSchema,
} from '../identity/schema.ts';

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
  /** A word that is the same for one customer and another for each: it tells two of one browser apart, and nothing else. Empty for a guest. */
  customerMark: z.string(),
  hasCart: z.boolean(),
  /** What the loyalty programme says; told where it was just read, at login. */
  neuPassInfo: neuPassInfoSchema.nullish(),
  tokens: z.array(tokenNoteSchema),
  /** It began with a link, which the page has not been told of before. */
  arrival: z.object({ userType: userTypeSchema, cartMerged: z.boolean() }).optional(),
});

const loggedInSchema = sessionSchema.extend({
  userType: userTypeSchema,
  /** The names are not known yet: `register` takes them. */
  needsNames: z.boolean(),
  /** True when lines of a guest's bag were added to the customer's. */
  cartMerged: z.boolean(),
});

export const sessionSchemas = {
  session: { response: sessionSchema },
  login: {
    /** The phone or the e-mail address that the code was sent to. */
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
