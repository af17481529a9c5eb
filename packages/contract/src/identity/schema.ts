import { cleanEmail, genders, isEmail, maritalStatuses } from '@luxe/format';
import { z } from 'zod';
import { loyaltyTiers } from '../loyalty/tiers.ts';
import { lastNameParam, nameParam, phoneParam, successSchema } from '../shared/schema.ts';

export const phoneSchema = phoneParam;
/** Any e-mail field of the shop (specification, section 5). */
export const emailSchema = z.string().overwrite(cleanEmail).max(120).refine(isEmail, 'not an e-mail address');
const phone = phoneSchema;
const email = emailSchema;
export const otp = z.string().regex(/^\d{6}$/);
export const refId = z.string().max(100);
const countryCode = z.literal('91');
const codeChallenge = z.string().max(200);
/** Null when the captcha failed; the provider decides how to respond. */
export const captchaToken = z.string().max(4000).nullable();
const source = z.object({ source: z.literal('tcp').optional() });
export const userTypeSchema = z.enum(['new', 'existing', 'migrated']);

export const identityTokenSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Lifetime in seconds. */
  expiresIn: z.int().positive(),
  idToken: z.object({ customerHash: z.string() }),
});

export const codeSentSchema = z.object({
  status: z.literal('SUCCESS'),
  /** Identifies this code when it is verified or sent again. */
  refId: z.string(),
  /** Seconds until the code expires. */
  expiresIn: z.int().positive(),
  /** Seconds until another code may be requested. */
  resendAfter: z.int().nonnegative(),
});

const authorisedSchema = z.object({ authCode: z.string(), userType: userTypeSchema });

/** The customer's state in the loyalty programme, saved in local storage as `neupassInfo`. */
export const neuPassInfoSchema = z.object({
  tier: z.enum(loyaltyTiers),
  status: z.enum(['ACTIVE', 'INACTIVE']),
});

const profileSchema = z.object({
  customerHash: z.string(),
  /** Phone number. Empty when the account has only an e-mail address. */
  phoneNumber: z.string(),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  primaryEmailId: z.string().nullable(),
  nameDetails: z.object({ firstName: z.string(), lastName: z.string() }),
  gender: z.enum(genders).nullable(),
  /** `YYYY-MM-DD`. */
  dateOfBirth: z.string().nullable(),
  maritalStatus: z.string().nullable(),
  userType: userTypeSchema,
  loyalCustomer: z.enum(['Y', 'N']),
  neuPassInfo: neuPassInfoSchema.nullable(),
});

/** An ALTCHA challenge. The captcha token is the challenge with its solution (base64 of JSON). */
export const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyPrefix: z.string(),
    keyLength: z.number(),
  }),
  signature: z.string(),
});

export const identitySchemas = {
  captcha: {
    response: challengeSchema,
  },
  checkPhone: {
    body: z.object({ phone, countryCode, captchaToken }),
    response: codeSentSchema,
  },
  checkEmail: { body: z.object({ email, captchaToken }), response: codeSentSchema },
  /** The body contains the phone number or the e-mail address that the code was sent to. */
  resendOtp: {
    body: z.object({ phone: phone.optional(), email: email.optional(), refId }),
    response: codeSentSchema,
  },
  verifyPhoneOtp: {
    query: source,
    body: z.object({ phone, countryCode, otp, refId, codeChallenge }),
    response: authorisedSchema,
  },
  verifyEmailOtp: {
    query: source,
    body: z.object({ email, otp, refId, codeChallenge }),
    response: authorisedSchema,
  },
  accessToken: {
    body: z.object({ authCode: z.string().max(500), codeVerifier: z.string().max(200) }),
    response: identityTokenSchema,
  },
  refreshToken: { body: z.object({ refreshToken: z.string().max(2000) }), response: identityTokenSchema },
  fetchCustomer: { response: profileSchema },
  changePhone: { body: z.object({ phone, countryCode }), response: codeSentSchema },
  verifyChangePhoneOtp: { body: z.object({ phone, countryCode, otp, refId }), response: successSchema },
  changeEmail: { body: z.object({ email }), response: codeSentSchema },
  verifyChangeEmailOtp: { body: z.object({ email, otp, refId }), response: successSchema },
  verifyEmail: {
    params: z.object({ token: z.string().min(1).max(200) }),
    /** The address with its local part masked, because another person may have opened the link. */
    response: z.object({ status: z.literal('SUCCESS'), maskedEmail: z.string() }),
  },
  redirectClientAuthCode: {
    body: z.object({
      redirectClientId: z.string().max(100),
      redirectUrl: z.url().max(500),
      codeChallenge,
    }),
    response: z.object({ authCode: z.string(), redirectUrl: z.string() }),
  },
  updateIdentityProfile: {
    body: z.object({
      nameDetails: z.object({ firstName: nameParam, lastName: lastNameParam }).optional(),
      /** Null clears a field; an absent field stays unchanged. */
      gender: z.enum(genders).nullable().optional(),
      dateOfBirth: z.iso.date().nullable().optional(),
      maritalStatus: z.enum(maritalStatuses).nullable().optional(),
    }),
    response: successSchema,
  },
  nonloyalToLoyal: { response: z.object({ status: z.literal('SUCCESS'), neuPassInfo: neuPassInfoSchema }) },
  endSession: { response: successSchema },
};
