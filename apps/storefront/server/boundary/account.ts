import type { CallBody } from '@luxe/contract/calls';
import { platform } from '@luxe/format';
import { toUserDetails, type LoginTools } from './login.ts';
import { domainError } from './errors.ts';
import type { IdentitySession, Shopper } from './shopper.ts';
import { toCustomerToken, type LoginReason } from './shopperTokens.ts';
import { UpstreamError } from './upstream.ts';

/** Saves a new customer's names at the identity provider, and then at the store [AUT-05]. */
export async function register(
  tools: LoginTools,
  shopper: Shopper,
  nameDetails: CallBody<'register'>,
  address: string,
): Promise<void> {
  const { upstream, tokens } = tools;
  await withIdentity(tools, shopper, address, (token) =>
    upstream.call('updateIdentityProfile', { token, body: { nameDetails }, address }),
  );
  const token = await tokens.customer(shopper, address);
  if (!shopper.identity) throw domainError('loginNeeded');
  await upstream.call('registerTdUser', {
    token,
    body: {
      tdAccessToken: shopper.identity.accessToken,
      tdCustomerHash: shopper.identity.idToken.customerHash,
    },
    address,
  });
  shopper.details &&= { ...shopper.details, ...nameDetails };
}

/**
 * Returns a URL of another client of the identity provider. Opening this URL logs the shopper in without a
 * code [AUT-16].
 */
export async function redirectTo(
  tools: LoginTools,
  shopper: Shopper,
  { redirectClientId, redirectUrl }: CallBody<'redirect'>,
  address: string,
): Promise<string> {
  const { upstream, tokens } = tools;
  const token = await tokens.customer(shopper, address);
  const { codeChallenge, codeVerifier } = await upstream.call('codeChallenge', { token, address });
  const response = await withIdentity(tools, shopper, address, (bearer) =>
    upstream.call('redirectClientAuthCode', {
      token: bearer,
      body: { redirectClientId, redirectUrl, codeChallenge },
      address,
    }),
  );
  const url = new URL(response.redirectUrl);
  url.searchParams.set('authCode', response.authCode);
  url.searchParams.set('codeVerifier', codeVerifier);
  return url.href;
}

/**
 * The `appVersion` in the store's `updateEmail` call. The website has no app version, so it always sends 1,
 * the first version of this call.
 */
const appVersion = '1';

/**
 * Updates the store and the profile cookie after a change of e-mail address. The store receives the code that
 * the provider has accepted [ACC-15].
 */
export async function updateEmail(
  { upstream, tokens }: LoginTools,
  shopper: Shopper,
  { email, otp, refId }: CallBody<'verifyChangeEmailOtp'>,
  address: string,
): Promise<void> {
  const { customer, identity, details } = shopper;
  if (!customer || !identity) return;
  await upstream.call('updateEmail', {
    params: { user: customer.userName },
    query: { customerid: customer.userName },
    token: await tokens.customer(shopper, address),
    body: {
      customerInfo: {
        contactEmail: details?.emailID ?? '',
        contactName: [details?.firstName, details?.lastName].filter(Boolean).join(' '),
        contactPhn: details?.mobileNumber ?? '',
        otpSend: 'N',
      },
      ...{ otp, refId, newEmail: email, tdToken: identity.accessToken },
      ...{ webformChannel: platform.channel, appVersion },
    },
    address,
  });
  shopper.details &&= { ...shopper.details, emailID: email };
}

/**
 * After a change of phone number or membership, logs in to the store again (a partner login). The store
 * thereby learns of the change. Then updates the profile cookie.
 */
export async function syncFromProvider(
  tools: LoginTools,
  shopper: Shopper,
  address: string,
  reason: LoginReason,
): Promise<void> {
  const { upstream, tokens, now } = tools;
  const { customer, identity } = shopper;
  if (!customer || !identity) return;
  const profile = await upstream.call('fetchCustomer', { token: identity.accessToken, address });
  const name = profile.phoneNumber || profile.primaryEmailId || profile.customerHash;
  const token = await tokens.login(identity, name, address, reason);
  // Token requests are shared for a few seconds, so a shopper who makes a change twice may get the same token
  // again. That token must stay valid and is not revoked.
  if (token.access_token !== customer.access_token)
    await upstream.call('revokeStoreToken', { token: customer.access_token, address }).catch(() => undefined);
  shopper.customer = toCustomerToken(token, customer.userName, now());
  shopper.details = toUserDetails(profile, shopper.details?.loginTimeStamp ?? now());
}

/** Calls `send` with the single-sign-on token; after a 401, once more with a renewed token. */
async function withIdentity<T>(
  { tokens, now }: LoginTools,
  shopper: Shopper,
  address: string,
  send: (token: string) => Promise<T>,
): Promise<T> {
  const stored = shopper.identity;
  if (!stored) throw domainError('loginNeeded');
  const isStale = stored.expires_in <= now();
  const renewed = async (): Promise<IdentitySession> => {
    const next = await tokens.renewIdentity(shopper, address);
    if (!next) throw domainError('loginNeeded');
    return next;
  };
  if (isStale) return send((await renewed()).accessToken);
  return send(stored.accessToken).catch(async (error: unknown) => {
    if (!(error instanceof UpstreamError) || error.response.status !== 401) throw error;
    return send((await renewed()).accessToken);
  });
}
