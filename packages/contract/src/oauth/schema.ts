import { z } from 'zod';
import { platformQuery, successSchema } from '../shared/schema.ts';

const client = { client_id: z.string().min(1).max(100), client_secret: z.string().min(1).max(200) };

export const tokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Lifetime in seconds. */
  expires_in: z.int().positive(),
  /** Only with a customer token. */
  refresh_token: z.string().optional(),
  isCustomerAccessToken: z.boolean(),
});

export const oauthSchemas = {
  token: {
    body: z.union([
      z.object({ grant_type: z.literal('client_credentials'), ...client }),
      z.object({
        grant_type: z.literal('password'),
        ...client,
        isTdLogin: z.literal('true'),
        tdAccessToken: z.string().min(1).max(2000),
        tdClientId: z.string().max(100),
        tdCustomerHash: z.string().max(100),
        username: z.string().min(1).max(100),
        platformNumber: z.string().max(4),
      }),
      // Login by password, for a shop without single sign-on.
      z.object({
        grant_type: z.literal('password'),
        ...client,
        username: z.string().min(1).max(120),
        password: z.string().min(1).max(200),
        captchaToken: z.string().max(4000).optional(),
        platformNumber: z.string().max(4),
      }),
    ]),
    response: tokenSchema,
  },
  refreshStoreToken: {
    body: z.object({ ...client, refreshToken: z.string().min(1).max(2000) }),
    response: tokenSchema,
  },
  codeChallenge: { response: z.object({ codeVerifier: z.string(), codeChallenge: z.string() }) },
  registerTdUser: {
    query: platformQuery,
    body: z.object({ tdAccessToken: z.string().min(1).max(2000), tdCustomerHash: z.string().max(100) }),
    response: z.object({ status: z.literal('SUCCESS'), firstName: z.string(), lastName: z.string() }),
  },
  revokeStoreToken: { response: successSchema },
};
