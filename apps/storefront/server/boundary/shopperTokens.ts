import { DomainError } from '@luxe/host';
import { platform } from '@luxe/format';
import { createTokenSharer, toAbsoluteExpiry } from '@luxe/client';
import type { CallResponseInput, CallBody } from '@luxe/contract/calls';
import type { SharedSecrets } from '@luxe/host/config';
import { domainError, refreshFailed, unavailable } from './errors.ts';
import type { CustomerToken, GlobalToken, IdentitySession, Shopper } from './shopper.ts';
import { UpstreamError, type Upstream } from './upstream.ts';

type StoreToken = CallResponseInput<'token'>;

/**
 * Why a partner login is made. Simultaneous logins share one request, but only with the same reason: the
 * store learns of a change only by a login after it.
 */
export type LoginReason = 'login' | 'phone' | 'membership';

/**
 * Fetches, stores and renews shoppers' tokens. Requests for the same token within 5 s share one call
 * [TOK-02].
 */
export interface Tokens {
  /** The global token of a guest: from the cookie while the token is valid, otherwise a new one [TOK-10]. */
  global(shopper: Shopper, address: string): Promise<string>;
  /** The customer token: from the cookie while the token is valid, otherwise a renewed one [TOK-09]. */
  customer(shopper: Shopper, address: string): Promise<string>;
  /** Fetches a new global token after a rejection. */
  renewGlobal(shopper: Shopper, address: string): Promise<string>;
  /**
   * Renews the customer token. When the store rejects the refresh, logs the shopper out and rejects with 401
   * [TOK-15]. An outage of the store does not log the shopper out.
   */
  renewCustomer(shopper: Shopper, address: string): Promise<string>;
  /**
   * Renews the single-sign-on session, which is stored for 365 days [TOK-07]. Resolves to `undefined` when
   * there is no refresh token [TOK-08]. Logs the shopper out when the provider rejects the refresh [TOK-15].
   */
  renewIdentity(shopper: Shopper, address: string): Promise<IdentitySession | undefined>;
  /**
   * Tokens with which a logout ends the shopper's two sessions: at the store and at the identity provider.
   * When one renewal is rejected, the cookies stay, because the token of the other session is still needed.
   */
  forLogout(shopper: Shopper, address: string): LogoutTokens;
  /**
   * Partner login: exchanges a single-sign-on session for a customer token [TOK-12]. `reason` is `login` by
   * default.
   */
  login(session: IdentitySession, phone: string, address: string, reason?: LoginReason): Promise<StoreToken>;
  /** Fetches a customer token for a password, in a shop without single sign-on [AUT-11]. */
  passwordLogin(given: CallBody<'passwordLogin'>, address: string): Promise<StoreToken>;
}

interface LogoutTokens {
  customer(): Promise<string | undefined>;
  identity(): Promise<string | undefined>;
}

/** Response statuses of a token refresh that end the session [TOK-15]. */
const endsSession = new Set([401, 402, 403, 406]);
/** A global token that expires within this time, in ms, is replaced. */
const marginMs = 5000;

export function createTokens(
  upstream: Upstream,
  secrets: SharedSecrets,
  now: () => number = Date.now,
): Tokens {
  const share = createTokenSharer({ now });
  const client = { client_id: secrets.clientId, client_secret: secrets.clientSecret };

  /** Rejects when the response holds no token, so that no invalid token is shared or stored. */
  async function requestToken<Name extends 'token' | 'refreshStoreToken' | 'refreshToken'>(
    name: Name,
    call: Parameters<typeof upstream.call>[1],
  ): Promise<CallResponseInput<Name>> {
    const response = await upstream.call(name, call);
    if (!hasToken(response)) throw unavailable();
    return response;
  }

  async function fetchGlobal(shopper: Shopper, address: string): Promise<string> {
    const body = { grant_type: 'client_credentials', ...client };
    const token = await share('global', () => requestToken('token', { body, address })).catch(
      hideUpstreamError,
    );
    shopper.global = {
      access_token: token.access_token,
      expires_in: toAbsoluteExpiry(token.expires_in, now()),
      isCustomerAccessToken: false,
    } satisfies GlobalToken;
    return token.access_token;
  }

  const nextFromRefresh = (refreshToken: string, address: string): Promise<StoreToken> =>
    share(`customer:${refreshToken}`, () =>
      requestToken('refreshStoreToken', { body: { ...client, refreshToken }, address }),
    );

  const nextIdentity = ({ refreshToken }: IdentitySession, address: string) =>
    share(`identity:${refreshToken}`, () =>
      requestToken('refreshToken', { body: { refreshToken }, address }),
    );

  async function nextCustomerToken(shopper: Shopper, stored: CustomerToken, address: string) {
    if (stored.refresh_token) return nextFromRefresh(stored.refresh_token, address);
    const session = await tokens.renewIdentity(shopper, address);
    if (!session) throw domainError('loggedOut');
    return tokens.login(session, shopper.details?.mobileNumber || stored.userName, address);
  }

  const tokens: Tokens = {
    async global(shopper, address) {
      const stored = shopper.global;
      return stored && stored.expires_in - marginMs > now()
        ? stored.access_token
        : fetchGlobal(shopper, address);
    },

    renewGlobal: fetchGlobal,

    customer(shopper, address) {
      const stored = shopper.customer;
      const isGood = stored && !stored.isSocialMedia && stored.expires_in > now();
      return isGood ? Promise.resolve(stored.access_token) : tokens.renewCustomer(shopper, address);
    },

    async renewCustomer(shopper, address) {
      const stored = shopper.customer;
      if (!stored) throw domainError('loggedOut');
      const token = await nextCustomerToken(shopper, stored, address).catch(forgetIfRejected(shopper));
      shopper.customer = {
        ...toCustomerToken(token, stored.userName, now()),
        ...(stored.isSocialMedia ? { isSocialMedia: true } : {}),
      };
      return token.access_token;
    },

    async renewIdentity(shopper, address) {
      const stored = shopper.identity;
      if (!stored?.refreshToken) return undefined;
      const next = await nextIdentity(stored, address).catch(forgetIfRejected(shopper));
      shopper.identity = toIdentitySession(next, now());
      return shopper.identity;
    },

    forLogout: ({ customer, identity }, address) => ({
      customer: async () =>
        customer?.refresh_token && (await nextFromRefresh(customer.refresh_token, address)).access_token,
      identity: async () => identity?.refreshToken && (await nextIdentity(identity, address)).accessToken,
    }),

    passwordLogin: ({ username, password, captchaToken }, address) =>
      requestToken('token', {
        body: {
          grant_type: 'password',
          ...client,
          username,
          password,
          ...(captchaToken ? { captchaToken } : {}),
          platformNumber: platform.platformNumber,
        },
        address,
      }),

    login: (session, phone, address, reason = 'login') =>
      share(`${reason}:${session.accessToken}:${phone}`, () =>
        requestToken('token', {
          body: {
            grant_type: 'password',
            ...client,
            isTdLogin: 'true',
            tdAccessToken: session.accessToken,
            tdClientId: secrets.identityClientId,
            tdCustomerHash: session.idToken.customerHash,
            username: phone,
            platformNumber: platform.platformNumber,
          },
          address,
        }),
      ),
  };
  return tokens;
}

/** Whether a response holds a token. Some gateways return 200 with `null`, or with half a token. */
function hasToken(response: unknown): boolean {
  if (typeof response !== 'object' || response === null) return false;
  const { access_token, expires_in, accessToken, expiresIn } = response as Record<string, unknown>;
  const [token, seconds] = access_token === undefined ? [accessToken, expiresIn] : [access_token, expires_in];
  return typeof token === 'string' && token !== '' && typeof seconds === 'number' && seconds > 0;
}

export const toCustomerToken = (token: StoreToken, userName: string, now: number): CustomerToken => ({
  access_token: token.access_token,
  expires_in: toAbsoluteExpiry(token.expires_in, now),
  isCustomerAccessToken: true,
  tokenTimeStamp_lux: now,
  ...(token.refresh_token ? { refresh_token: token.refresh_token } : {}),
  userName,
});

export const toIdentitySession = (
  response: CallResponseInput<'accessToken'>,
  now: number,
): IdentitySession => ({
  accessToken: response.accessToken,
  refreshToken: response.refreshToken,
  idToken: { customerHash: response.idToken.customerHash },
  expires_in: toAbsoluteExpiry(response.expiresIn, now),
});

/**
 * Handles a failed refresh. A rejection by the service logs the shopper out of the storefront too. An outage
 * does not [TOK-15], and has its own message [ERR-08].
 */
const forgetIfRejected =
  (shopper: Shopper) =>
  (error: unknown): never => {
    if (error instanceof DomainError && error.status === 401) throw error;
    if (!(error instanceof UpstreamError) || !endsSession.has(error.response.status)) throw refreshFailed();
    shopper.forget();
    throw domainError('loggedOut');
  };

/**
 * A rejection of the shop's own credentials is the shop's fault: the shopper must not see it as a failed
 * login.
 */
function hideUpstreamError(error: unknown): never {
  if (error instanceof UpstreamError) throw unavailable();
  throw error;
}
