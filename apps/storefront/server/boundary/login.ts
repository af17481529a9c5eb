import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer, CallBody } from '@luxe/contract/calls';
import type { Shopper, UserDetails } from './shopper.ts';
import { toCustomerToken, toIdentitySession, type Tokens } from './tokens.ts';
import { UpstreamError, type Upstream } from './upstream.ts';

interface LoginTools {
  readonly upstream: Upstream;
  readonly tokens: Tokens;
  readonly now: () => number;
}

export interface LoginResult {
  readonly userType: CallAnswer<'verifyPhoneOtp'>['userType'];
  readonly cartMerged: boolean;
}

/**
 * Steps 2 to 7 of the login chain [AUT-01]: code, single sign-on, profile, store login, bag, cookies. Nothing of the shopper changes
 * before the last step, so a failure at any of them leaves a guest a guest [AUT-20]. Rejects with what the failing step answered.
 */
export async function logIn(
  { upstream, tokens, now }: LoginTools,
  shopper: Shopper,
  { phone, otp, refId }: CallBody<'login'>,
  address: string,
): Promise<LoginResult> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const { authCode, userType } = await upstream.ask('verifyPhoneOtp', {
    body: { phone, countryCode: '91', otp, refId, codeChallenge },
    address,
  });
  const identity = toIdentitySession(
    await upstream.ask('accessToken', { body: { authCode, codeVerifier }, address }),
    now(),
  );
  try {
    const profile = await upstream.ask('fetchCustomer', { token: identity.accessToken, address });
    const token = await tokens.login(identity, profile.phoneNumber, address);
    const store = await upstream.ask('customerLogin', {
      params: { username: profile.phoneNumber },
      body: { isPwa: true },
      token: token.access_token,
      address,
    });
    const cart = await bringCart(upstream, shopper, store, token.access_token, address);

    shopper.identity = identity;
    shopper.customer = toCustomerToken(token, store.userName, now());
    shopper.details = toUserDetails(profile, now());
    shopper.cartGuid = cart.guid;
    shopper.cartCode = cart.code;
    return { userType, cartMerged: cart.isMerged };
  } catch (error) {
    // The session at the identity provider was made for a login that did not happen.
    await upstream.ask('endSession', { token: identity.accessToken, address }).catch(() => undefined);
    throw error;
  }
}

interface CartNames {
  readonly guid: string | undefined;
  readonly code: string | undefined;
  readonly isMerged: boolean;
}

/** The customer's cart, with the guest's lines in it when there is a guest cart and nobody was known on this browser before [BAG-07]. */
async function bringCart(
  upstream: Upstream,
  shopper: Shopper,
  store: CallAnswer<'customerLogin'>,
  token: string,
  address: string,
): Promise<CartNames> {
  const own = { guid: store.cartGuid ?? undefined, code: store.cartCode ?? undefined, isMerged: false };
  if (!shopper.cartGuid || shopper.details) return own;
  try {
    const merged = await upstream.ask('createCart', {
      params: { username: store.userName },
      query: {
        oldCartId: shopper.cartGuid,
        toMergeCartGuid: own.guid,
      },
      token,
      address,
    });
    return { guid: merged.guid, code: merged.code, isMerged: true };
  } catch (error) {
    // The guest's cart is gone (ended, or merged in another tab): there is nothing to lose, and the login stands.
    if (error instanceof UpstreamError && error.answer.status === 404) return own;
    throw error;
  }
}

/** The profile cookie, from the identity provider's profile. */
function toUserDetails(profile: CallAnswer<'fetchCustomer'>, now: number): UserDetails {
  return {
    emailID: profile.primaryEmailId ?? '',
    firstName: profile.nameDetails.firstName,
    lastName: profile.nameDetails.lastName,
    mobileNumber: profile.phoneNumber,
    loginTimeStamp: now,
  };
}
