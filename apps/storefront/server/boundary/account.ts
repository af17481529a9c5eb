import type { CallBody } from '@luxe/contract/calls';
import { platform } from '@luxe/format';
import { toUserDetails, type LoginTools } from './login.ts';
import { loginNeeded } from './refusal.ts';
import type { IdentitySession, Shopper } from './shopper.ts';
import { toCustomerToken } from './tokens.ts';
import { UpstreamError } from './upstream.ts';

/** A new customer's names: to the identity provider, and from there to the store [AUT-05]. */
export async function register(
  tools: LoginTools,
  shopper: Shopper,
  nameDetails: CallBody<'register'>,
  address: string,
): Promise<void> {
  const { upstream, tokens } = tools;
  await withIdentity(tools, shopper, address, (token) =>
    upstream.ask('updateIdentityProfile', { token, body: { nameDetails }, address }),
  );
  const token = await tokens.customer(shopper, address);
  if (!shopper.identity) throw loginNeeded();
  await upstream.ask('registerTdUser', {
    token,
    body: {
      tdAccessToken: shopper.identity.accessToken,
      tdCustomerHash: shopper.identity.idToken.customerHash,
    },
    address,
  });
  shopper.details &&= { ...shopper.details, ...nameDetails };
}

/** An address at another client of the provider that takes the shopper in without a code [AUT-16]. */
export async function redirectTo(
  tools: LoginTools,
  shopper: Shopper,
  { redirectClientId, redirectUrl }: CallBody<'redirect'>,
  address: string,
): Promise<string> {
  const { upstream, tokens } = tools;
  const token = await tokens.customer(shopper, address);
  const { codeChallenge, codeVerifier } = await upstream.ask('codeChallenge', { token, address });
  const answer = await withIdentity(tools, shopper, address, (bearer) =>
    upstream.ask('redirectClientAuthCode', {
      token: bearer,
      body: { redirectClientId, redirectUrl, codeChallenge },
      address,
    }),
  );
  const url = new URL(answer.redirectUrl);
  url.searchParams.set('authCode', answer.authCode);
  url.searchParams.set('codeVerifier', codeVerifier);
  return url.href;
}

/** How the shop speaks to the store of an e-mail address: it is no app, and this is the first form of the call. */
const appVersion = '1';

/** After a change of e-mail address: the store is told, with the code that the provider has taken [ACC-15], and the profile cookie follows. */
export async function updateEmail(
  { upstream, tokens }: LoginTools,
  shopper: Shopper,
  { email, otp, refId }: CallBody<'verifyChangeEmailOtp'>,
  address: string,
): Promise<void> {
  const { customer, identity, details } = shopper;
  if (!customer || !identity) return;
  await upstream.ask('updateEmail', {
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

/** After a change of phone: the store follows the provider, by another partner login, and so does the profile cookie. */
export async function followProvider(tools: LoginTools, shopper: Shopper, address: string): Promise<void> {
  const { upstream, tokens, now } = tools;
  const { customer, identity } = shopper;
  if (!customer || !identity) return;
  const profile = await upstream.ask('fetchCustomer', { token: identity.accessToken, address });
  const name = profile.phoneNumber || profile.primaryEmailId || profile.customerHash;
  const token = await tokens.login(identity, name, address);
  // The same again where she has just logged in: calls for a token are one for a while.
  if (token.access_token !== customer.access_token)
    await upstream.ask('revokeStoreToken', { token: customer.access_token, address }).catch(() => undefined);
  shopper.customer = toCustomerToken(token, customer.userName, now());
  shopper.details = toUserDetails(profile, shopper.details?.loginTimeStamp ?? now());
}

/** One attempt with the single-sign-on token, and after a 401 a second with the next one. */
async function withIdentity<T>(
  { tokens, now }: LoginTools,
  shopper: Shopper,
  address: string,
  send: (token: string) => Promise<T>,
): Promise<T> {
  const kept = shopper.identity;
  if (!kept) throw loginNeeded();
  const isStale = kept.expires_in <= now();
  const renewed = async (): Promise<IdentitySession> => {
    const next = await tokens.renewIdentity(shopper, address);
    if (!next) throw loginNeeded();
    return next;
  };
  if (isStale) return send((await renewed()).accessToken);
  return send(kept.accessToken).catch(async (error: unknown) => {
    if (!(error instanceof UpstreamError) || error.answer.status !== 401) throw error;
    return send((await renewed()).accessToken);
  });
}
