import { DomainError, equalsSecret, type Clock } from '@luxe/host';
import type { CallResponseInput, CallBody } from '@luxe/contract/calls';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller, GuestCaller } from '../../http/caller.ts';
import { domainError } from '../../errors/domainError.ts';
import { hashToken, newToken, hmac } from '../../secrets/tokens.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Passwords } from '../customer/password.ts';
import {
  findCustomerByContact,
  findOrCreateCustomer,
  nameCustomer,
  phoneOf,
} from '../customer/repository.ts';
import { endSessions } from '../customer/sessions.ts';
import type { IdentityProvider } from '../identity/provider.ts';
import * as stored from './repository.ts';

type Token = CallResponseInput<'token'>;

const globalLifeMs = 10 * 24 * 60 * 60_000;
const customerLifeMs = 60 * 60_000;
const refreshLifeMs = 365 * 24 * 60 * 60_000;
/**
 * Milliseconds in which a reused refresh token returns the same new tokens. Later reuse ends the family: all
 * tokens of that login.
 */
const graceMs = 30_000;
/** An id that no customer has. */
const noCustomerId = 0;

export interface OauthOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly identity: IdentityProvider;
  /** Checks passwords. Set only in a shop without single sign-on, where customers log in with a password. */
  readonly passwords?: Pick<Passwords, 'isCorrect'> | undefined;
  readonly captcha: Captcha;
}

/**
 * The store’s own opaque tokens, stored as hashes. A guest token is valid for ten days. A customer token is
 * valid for an hour and has a rotating refresh token.
 */
export interface Oauth {
  token(body: CallBody<'token'>, address: string): Promise<Token>;
  refresh(body: CallBody<'refreshStoreToken'>): Promise<Token>;
  revoke(caller: CustomerCaller): Promise<void>;
  /**
   * Returns a PKCE verifier and its challenge. The storefront needs them to send a shopper to another client
   * of the identity provider.
   */
  codeChallenge(): CallResponseInput<'codeChallenge'>;
  /** Copies the name of a new customer from the identity provider to the store. */
  register(
    caller: CustomerCaller,
    body: CallBody<'registerTdUser'>,
  ): Promise<CallResponseInput<'registerTdUser'>>;
  /** Returns the caller that a token identifies; rejects with a 401 `DomainError`. */
  read(token: string): Promise<CustomerCaller | GuestCaller>;
}

export function createOauth(options: OauthOptions): Oauth {
  const { db, clock, secrets, identity, passwords, captcha } = options;
  const after = (ms: number) => new Date(clock.now().getTime() + ms);

  function checkClient({ client_id, client_secret }: { client_id: string; client_secret: string }) {
    if (!equalsSecret(client_id, secrets.clientId) || !equalsSecret(client_secret, secrets.clientSecret))
      throw domainError('unknownClient');
  }

  async function globalToken(): Promise<Token> {
    const token = newToken();
    await stored.addToken(db, {
      tokenHash: hashToken(token),
      kind: 'global',
      clientId: secrets.clientId,
      expiresAt: after(globalLifeMs),
    });
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: globalLifeMs / 1000,
      isCustomerAccessToken: false,
    };
  }

  async function saveTokenPair(
    tx: Database,
    access: string,
    refresh: string,
    customerId: number,
    family: string,
  ): Promise<Token> {
    const common = { customerId, family, clientId: secrets.clientId };
    await stored.addToken(tx, {
      ...common,
      tokenHash: hashToken(access),
      kind: 'customer',
      expiresAt: after(customerLifeMs),
    });
    await stored.addRefresh(tx, {
      ...common,
      tokenHash: hashToken(refresh),
      expiresAt: after(refreshLifeMs),
    });
    return {
      access_token: access,
      token_type: 'bearer',
      expires_in: customerLifeMs / 1000,
      refresh_token: refresh,
      isCustomerAccessToken: true,
    };
  }

  /**
   * Profile of the customer who owns a single-sign-on token. Maps a rejected token to `invalid_grant`. An
   * outage remains a 503.
   */
  const readProfile = (accessToken: string) =>
    identity.profile(accessToken).catch((error: unknown) => {
      throw error instanceof DomainError && error.status === 401 ? domainError('storeLoginInvalid') : error;
    });

  /** Partner login: checks the single-sign-on token with the provider that issued it. */
  async function partnerLogin(body: Extract<CallBody<'token'>, { isTdLogin: 'true' }>): Promise<Token> {
    const profile = await readProfile(body.tdAccessToken);
    const names = [profile.phoneNumber, profile.primaryEmailId, profile.customerHash];
    if (
      profile.customerHash !== body.tdCustomerHash ||
      !names.includes(body.username) ||
      body.tdClientId !== secrets.identityClientId
    )
      throw domainError('loginOfAnotherAccount');
    return db.transaction(async (tx) => {
      const before = await phoneOf(tx, profile.customerHash);
      const { id } = await findOrCreateCustomer(tx, profile, clock.now());
      // The phone number changed at the identity provider, so the sessions with the old number end.
      if (before !== undefined && before !== profile.phoneNumber) await endSessions(tx, id);
      return saveTokenPair(tx, newToken(), newToken(), id, randomUUID());
    });
  }

  /**
   * Login by password [AUT-11]. An unknown customer and a wrong password get the same message after the
   * same work.
   */
  async function passwordLogin(body: Extract<CallBody<'token'>, { password: string }>, address: string) {
    if (!passwords) throw domainError('passwordLoginNotOffered');
    const { username, password, captchaToken = null } = body;
    const known = await findCustomerByContact(db, username);
    const isSolved = await captcha.isSolved(captchaToken);
    // Login attempts are counted per user name, even for a name that no customer has. The limit therefore
    // does not reveal which names exist.
    const attempt = { contact: username.toLowerCase(), address, isSolved };
    const isCorrect = await passwords.isCorrect(known?.id ?? noCustomerId, password, attempt);
    if (!known || !isCorrect) throw domainError('passwordLoginFailed');
    return db.transaction((tx) => saveTokenPair(tx, newToken(), newToken(), known.id, randomUUID()));
  }

  return {
    async token(body, address) {
      checkClient(body);
      if (body.grant_type === 'client_credentials') return globalToken();
      return 'password' in body ? passwordLogin(body, address) : partnerLogin(body);
    },

    async refresh(body) {
      checkClient(body);
      const token = body.refreshToken;
      // The row lock serialises concurrent requests of tabs and replicas. When the token was reused too late,
      // the transaction deletes all tokens of the login and returns undefined. Throwing an error would roll
      // back this deletion.
      const tokens = await db.transaction(async (tx) => {
        const now = clock.now();
        const storedToken = await stored.lockRefresh(tx, hashToken(token));
        if (!storedToken || storedToken.expiresAt <= now) return undefined;
        if (storedToken.usedAt && now.getTime() - storedToken.usedAt.getTime() > graceMs) {
          await stored.endFamily(tx, storedToken.family);
          return undefined;
        }
        if (!storedToken.usedAt) await stored.markUsed(tx, storedToken.tokenHash, now);
        // The new tokens are derived from the old one. Reuse therefore returns the same tokens, and none is
        // stored in plain text.
        const successor = (kind: string) => hmac(secrets.hmacKey, `store ${kind} ${token}`);
        return saveTokenPair(
          tx,
          successor('access'),
          successor('refresh'),
          storedToken.customerId,
          storedToken.family,
        );
      });
      if (!tokens) throw domainError('storeSessionEnded');
      return tokens;
    },

    revoke: ({ family }) => db.transaction((tx) => stored.endFamily(tx, family)),

    codeChallenge() {
      const codeVerifier = newToken();
      return { codeVerifier, codeChallenge: hashToken(codeVerifier) };
    },

    async register(caller, { tdAccessToken, tdCustomerHash }) {
      const profile = await readProfile(tdAccessToken);
      if (profile.customerHash !== tdCustomerHash || profile.customerHash !== caller.customerHash)
        throw domainError('loginOfAnotherAccount');
      const { firstName, lastName } = profile.nameDetails;
      await nameCustomer(db, caller.customerId, { firstName, lastName });
      return { status: 'SUCCESS', firstName, lastName };
    },

    async read(token) {
      const tokenHash = hashToken(token);
      const storedToken = await stored.findToken(db, tokenHash);
      if (!storedToken) throw domainError('tokenInvalid');
      if (storedToken.expiresAt <= clock.now()) throw domainError('tokenExpired');
      if (storedToken.kind === 'global') return { kind: 'global', tokenHash };
      const { customerId, userName, customerHash, phone, email, family } = storedToken;
      if (customerId === null || !userName || !customerHash || phone === null || !family)
        throw domainError('tokenInvalid');
      return { kind: 'customer', customerId, userName, customerHash, phone, email, family };
    },
  };
}
