import { platform } from '@luxe/format';
import { createTokenSharer, toAbsoluteExpiry } from '@luxe/client';
import type { CallAnswer, CallBody } from '@luxe/contract/calls';
import type { Secrets } from '../secrets.ts';
import { loggedOut, refreshFailed, Refusal, unavailable } from './refusal.ts';
import type { CustomerToken, GlobalToken, IdentitySession, Shopper } from './shopper.ts';
import { UpstreamError, type Upstream } from './upstream.ts';

type StoreToken = CallAnswer<'token'>;

/** Gets, keeps and renews the tokens of shoppers. Calls for the same token are one within 5 s [TOK-02]. */
export interface Tokens {
  /** The global token of a guest: the one in the cookie while it lasts, else a new one [TOK-10]. */
  global(shopper: Shopper, address: string): Promise<string>;
  /** The customer token in the cookie while it lasts, else the next one [TOK-09]. */
  customer(shopper: Shopper, address: string): Promise<string>;
  /** A new global token after a refusal. */
  renewGlobal(shopper: Shopper, address: string): Promise<string>;
  /** The next customer token. Logs out and refuses when the store will not give one [TOK-15]; a store in trouble logs nobody out. */
  renewCustomer(shopper: Shopper, address: string): Promise<string>;
  /** The next single-sign-on session, kept for 365 days [TOK-07]; undefined without a refresh token [TOK-08]. Logs out when the provider will not give one [TOK-15]. */
  renewIdentity(shopper: Shopper, address: string): Promise<IdentitySession | undefined>;
  /** The same, for a shopper who is leaving: a refusal forgets nobody, so that what else is to be ended still can be. */
  forLeaving(shopper: Shopper, address: string): Leaving;
  /** Partner login: a customer token for a single-sign-on session [TOK-12]. */
  login(session: IdentitySession, phone: string, address: string): Promise<StoreToken>;
  /** A customer token for a password, in a shop without single sign-on [AUT-11]. */
  passwordLogin(given: CallBody<'passwordLogin'>, address: string): Promise<StoreToken>;
}

interface Leaving {
  customer(): Promise<string | undefined>;
  identity(): Promise<string | undefined>;
}

/** Statuses of a refresh that end the session [TOK-15]. */
const endsSession = new Set([401, 402, 403, 406]);
/** A token about to end is as good as ended. */
const marginMs = 5000;

export function createTokens(upstream: Upstream, secrets: Secrets, now: () => number = Date.now): Tokens {
  const share = createTokenSharer({ now });
  const client = { client_id: secrets.clientId, client_secret: secrets.clientSecret };

  /** Rejects where the answer holds no token, so that it is never shared or stored. */
  async function askToken<Name extends 'token' | 'refreshStoreToken' | 'refreshToken'>(
    name: Name,
    call: Parameters<typeof upstream.ask>[1],
  ): Promise<CallAnswer<Name>> {
    const answer = await upstream.ask(name, call);
    if (!hasToken(answer)) throw unavailable();
    return answer;
  }

  async function fetchGlobal(shopper: Shopper, address: string): Promise<string> {
    const body = { grant_type: 'client_credentials', ...client };
    const token = await share('global', () => askToken('token', { body, address })).catch(hideRefusal);
    shopper.global = {
      access_token: token.access_token,
      expires_in: toAbsoluteExpiry(token.expires_in, now()),
      isCustomerAccessToken: false,
    } satisfies GlobalToken;
    return token.access_token;
  }

  const nextFromRefresh = (refreshToken: string, address: string): Promise<StoreToken> =>
    share(`customer:${refreshToken}`, () =>
      askToken('refreshStoreToken', { body: { ...client, refreshToken }, address }),
    );

  const nextIdentity = ({ refreshToken }: IdentitySession, address: string) =>
    share(`identity:${refreshToken}`, () => askToken('refreshToken', { body: { refreshToken }, address }));

  async function nextCustomerToken(shopper: Shopper, kept: CustomerToken, address: string) {
    if (kept.refresh_token) return nextFromRefresh(kept.refresh_token, address);
    const session = await tokens.renewIdentity(shopper, address);
    if (!session) throw loggedOut();
    return tokens.login(session, shopper.details?.mobileNumber || kept.userName, address);
  }

  const tokens: Tokens = {
    async global(shopper, address) {
      const kept = shopper.global;
      return kept && kept.expires_in - marginMs > now() ? kept.access_token : fetchGlobal(shopper, address);
    },

    renewGlobal: fetchGlobal,

    customer(shopper, address) {
      const kept = shopper.customer;
      const isGood = kept && !kept.isSocialMedia && kept.expires_in > now();
      return isGood ? Promise.resolve(kept.access_token) : tokens.renewCustomer(shopper, address);
    },

    async renewCustomer(shopper, address) {
      const kept = shopper.customer;
      if (!kept) throw loggedOut();
      const token = await nextCustomerToken(shopper, kept, address).catch(forgetIfRefused(shopper));
      shopper.customer = {
        ...toCustomerToken(token, kept.userName, now()),
        ...(kept.isSocialMedia ? { isSocialMedia: true } : {}),
      };
      return token.access_token;
    },

    async renewIdentity(shopper, address) {
      const kept = shopper.identity;
      if (!kept?.refreshToken) return undefined;
      const next = await nextIdentity(kept, address).catch(forgetIfRefused(shopper));
      shopper.identity = toIdentitySession(next, now());
      return shopper.identity;
    },

    forLeaving: ({ customer, identity }, address) => ({
      customer: async () =>
        customer?.refresh_token && (await nextFromRefresh(customer.refresh_token, address)).access_token,
      identity: async () => identity?.refreshToken && (await nextIdentity(identity, address)).accessToken,
    }),

    passwordLogin: ({ username, password, captchaToken }, address) =>
      askToken('token', {
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

    login: (session, phone, address) =>
      share(`login:${session.accessToken}:${phone}`, () =>
        askToken('token', {
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

/** Some gateways answer 200 with `null`, or with half a token. */
function hasToken(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { access_token, expires_in, accessToken, expiresIn } = answer as Record<string, unknown>;
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

export const toIdentitySession = (answer: CallAnswer<'accessToken'>, now: number): IdentitySession => ({
  accessToken: answer.accessToken,
  refreshToken: answer.refreshToken,
  idToken: { customerHash: answer.idToken.customerHash },
  expires_in: toAbsoluteExpiry(answer.expiresIn, now),
});

/** A refresh that is refused ends the session here too; trouble between our programs ends nothing [TOK-15], and is told in its own words [ERR-08]. */
const forgetIfRefused =
  (shopper: Shopper) =>
  (error: unknown): never => {
    if (error instanceof Refusal && error.status === 401) throw error;
    if (!(error instanceof UpstreamError) || !endsSession.has(error.answer.status)) throw refreshFailed();
    shopper.forget();
    throw loggedOut();
  };

/** That the shop's own credentials are refused is our fault, not the shopper's: she must not see it as a login that failed. */
function hideRefusal(error: unknown): never {
  if (error instanceof UpstreamError) throw unavailable();
  throw error;
}
