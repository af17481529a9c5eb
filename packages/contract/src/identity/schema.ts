import { genders, maritalStatuses } from '@luxe/format';
import { z } from 'zod';
import { successSchema } from '../shared/schema.ts';

const phone = z.string().regex(/^[6-9]\d{9}$/);
const otp = z.string().regex(/^\d{6}$/);

export const identityTokenSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds. */
  expiresIn: z.int().positive(),
  idToken: z.object({ customerHash: z.string() }),
});

const codeSentSchema = z.object({
  status: z.literal('SUCCESS'),
  /** Names this sending when the code is verified or sent again. */
  refId: z.string(),
  /** Seconds until the code no longer works. */
  expiresIn: z.int().positive(),
  /** Seconds until another may be asked for. */
  resendAfter: z.int().nonnegative(),
});

export const identitySchemas = {
  checkPhone: {
    /** `captchaToken` is null when the captcha failed; the provider decides what that means. */
    body: z.object({ phone, countryCode: z.literal('91'), captchaToken: z.string().max(4000).nullable() }),
    response: codeSentSchema,
  },
  resendOtp: { body: z.object({ phone, refId: z.string().max(100) }), response: codeSentSchema },
  verifyPhoneOtp: {
    query: z.object({ source: z.literal('tcp').optional() }),
    body: z.object({
      phone,
      countryCode: z.literal('91'),
      otp,
      refId: z.string().max(100),
      codeChallenge: z.string().max(200),
    }),
    response: z.object({ authCode: z.string(), userType: z.enum(['new', 'existing', 'migrated']) }),
  },
  accessToken: {
    body: z.object({ authCode: z.string().max(500), codeVerifier: z.string().max(200) }),
    response: identityTokenSchema,
  },
  refreshToken: { body: z.object({ refreshToken: z.string().max(2000) }), response: identityTokenSchema },
  fetchCustomer: {
    response: z.object({
      customerHash: z.string(),
      phoneNumber: z.string(),
      phoneVerified: z.boolean(),
      emailVerified: z.boolean(),
      primaryEmailId: z.string().nullable(),
      nameDetails: z.object({ firstName: z.string(), lastName: z.string() }),
    }),
  },
  updateIdentityProfile: {
    body: z.object({
      nameDetails: z.object({
        firstName: z.string().trim().min(1).max(60),
        lastName: z.string().trim().max(60),
      }),
      gender: z.enum(genders).nullable(),
      dateOfBirth: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/)
        .nullable(),
      maritalStatus: z.enum(maritalStatuses).nullable(),
    }),
    response: successSchema,
  },
  endSession: { response: successSchema },
};
