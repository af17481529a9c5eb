import type { CallAnswer, CallBody } from '@luxe/contract/calls';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller, GuestCaller } from '../../http/caller.ts';
import { isSame } from '../../http/client-check.ts';
import { expiredToken, invalidToken, Refusal } from '../../refusal.ts';
import { hashOf, newToken, sealOf } from '../../secrecy.ts';
import type { Secrets } from '../../secrets.ts';
import type { Passwords } from '../customer/password.ts';
import { findCustomerByContact, findOrMakeCustomer, nameCustomer, phoneOf } from '../customer/repository.ts';
import { endSessions } from '../customer/sessions.ts';
import type { IdentityProvider } from '../identity/provider.ts';
import * as stored from './repository.ts';

type Token = CallAnswer<'token'>;

const globalLifeMs = 10 * 24 * 60 * 60_000;
const customerLifeMs = 60 * 60_000;
const refreshLifeMs = 365 * 24 * 60 * 60_000;
/** A refresh token used again within this time answers the same successor; later it ends the family. */
const graceMs = 30_000;
/** The id of no customer. */
const nobody = 0;

export interface OauthOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly identity: IdentityProvider;
  /** Given where single sign-on is off: customers then log in by their password. */
  readonly passwords?: Pick<Passwords, 'isRight'> | undefined;
  /** Given where captchas are ours to check. */
  readonly isCaptchaSolved?: ((token: string | null) => Promise<boolean>) | undefined;
}

/** The store's own tokens: opaque, kept as hashes, a guest's for ten days, a customer's for an hour with a rotating refresh token. */
export interface Oauth {
  token(body: CallBody<'token'>, address: string): Promise<Token>;
  refresh(body: CallBody<'refreshStoreToken'>): Promise<Token>;
  revoke(caller: CustomerCaller): Promise<void>;
  /** A verifier and its challenge, for taking a shopper to another client of the identity provider. */
  codeChallenge(): CallAnswer<'codeChallenge'>;
  /** Brings what the provider knows of a new customer to the store. */
  register(caller: CustomerCaller, body: CallBody<'registerTdUser'>): Promise<CallAnswer<'registerTdUser'>>;
  /** Whom a token speaks for; rejects with a 401 Refusal. */
  read(token: string): Promise<CustomerCaller | GuestCaller>;
}

export function createOauth(options: OauthOptions): Oauth {
  const { db, clock, secrets, identity, passwords, isCaptchaSolved } = options;
  const after = (ms: number) => new Date(clock.now().getTime() + ms);
  const invalidGrant = (message: string) => new Refusal(401, 'invalid_grant', message);

  function checkClient({ client_id, client_secret }: { client_id: string; client_secret: string }) {
    if (!isSame(client_id, secrets.clientId) || !isSame(client_secret, secrets.clientSecret))
      throw new Refusal(401, 'invalid_client', 'This client is not known.');
  }

  async function globalToken(): Promise<Token> {
    const token = newToken();
    await stored.addToken(db, {
      tokenHash: hashOf(token),
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

  async function keepPair(
    tx: Database,
    access: string,
    refresh: string,
    customerId: number,
    family: string,
  ): Promise<Token> {
    const common = { customerId, family, clientId: secrets.clientId };
    await stored.addToken(tx, {
      ...common,
      tokenHash: hashOf(access),
      kind: 'customer',
      expiresAt: after(customerLifeMs),
    });
    await stored.addRefresh(tx, { ...common, tokenHash: hashOf(refresh), expiresAt: after(refreshLifeMs) });
    return {
      access_token: access,
      token_type: 'bearer',
      expires_in: customerLifeMs / 1000,
      refresh_token: refresh,
      isCustomerAccessToken: true,
    };
  }

  /** Whose single-sign-on token it is, as the provider says. That it does not answer is no refusal. */
  const readProfile = (accessToken: string) =>
    identity.profile(accessToken).catch((error: unknown) => {
      throw error instanceof Refusal && error.status === 401
        ? invalidGrant('This login is not valid any more. Please log in again.')
        : error;
    });

  /** Partner login: the single-sign-on token is shown to the provider that made it. */
  async function partnerLogin(body: Extract<CallBody<'token'>, { isTdLogin: 'true' }>): Promise<Token> {
    const profile = await readProfile(body.tdAccessToken);
    const names = [profile.phoneNumber, profile.primaryEmailId, profile.customerHash];
    if (
      profile.customerHash !== body.tdCustomerHash ||
      !names.includes(body.username) ||
      body.tdClientId !== secrets.identityClientId
    )
      throw invalidGrant('This login is of somebody else.');
    return db.transaction(async (tx) => {
      const before = await phoneOf(tx, profile.customerHash);
      const { id } = await findOrMakeCustomer(tx, profile, clock.now());
      // The phone has changed at the provider: who is logged in elsewhere logs in again, by the new one.
      if (before !== undefined && before !== profile.phoneNumber) await endSessions(tx, id);
      return keepPair(tx, newToken(), newToken(), id, randomUUID());
    });
  }

  /** Login by password [AUT-11]: the same words whether the customer or the password is not known, after the same work. */
  async function passwordLogin(body: Extract<CallBody<'token'>, { password: string }>, address: string) {
    if (!passwords)
      throw new Refusal(400, 'unsupported_grant_type', 'Log in with a code: this shop takes no passwords.');
    const { username, password, captchaToken = null } = body;
    const known = await findCustomerByContact(db, username);
    const isSolved = (await isCaptchaSolved?.(captchaToken)) ?? false;
    // Counted by the name, known or not.
    const attempt = { contact: username.toLowerCase(), address, isSolved };
    const isRight = await passwords.isRight(known?.id ?? nobody, password, attempt);
    if (!known || !isRight)
      throw new Refusal(400, 'invalid_grant', 'Invalid user/password or user not found');
    return db.transaction((tx) => keepPair(tx, newToken(), newToken(), known.id, randomUUID()));
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
      // The row lock serialises tabs and replicas; the transaction commits also when it ends a family.
      const answer = await db.transaction(async (tx) => {
        const now = clock.now();
        const kept = await stored.lockRefresh(tx, hashOf(token));
        if (!kept || kept.expiresAt <= now) return undefined;
        if (kept.usedAt && now.getTime() - kept.usedAt.getTime() > graceMs) {
          await stored.endFamily(tx, kept.family);
          return undefined;
        }
        if (!kept.usedAt) await stored.markUsed(tx, kept.tokenHash, now);
        // Computed, so that the same token has the same successor without any token being kept in the clear.
        const successor = (what: string) => sealOf(secrets.hmacKey, `store ${what} ${token}`);
        return keepPair(tx, successor('access'), successor('refresh'), kept.customerId, kept.family);
      });
      if (!answer) throw invalidGrant('This session has ended. Please log in again.');
      return answer;
    },

    revoke: ({ family }) => db.transaction((tx) => stored.endFamily(tx, family)),

    codeChallenge() {
      const codeVerifier = newToken();
      return { codeVerifier, codeChallenge: hashOf(codeVerifier) };
    },

    async register(caller, { tdAccessToken, tdCustomerHash }) {
      const profile = await readProfile(tdAccessToken);
      if (profile.customerHash !== tdCustomerHash || profile.customerHash !== caller.customerHash)
        throw invalidGrant('This login is of somebody else.');
      const { firstName, lastName } = profile.nameDetails;
      await nameCustomer(db, caller.customerId, { firstName, lastName });
      return { status: 'SUCCESS', firstName, lastName };
    },

    async read(token) {
      const kept = await stored.findToken(db, hashOf(token));
      if (!kept) throw invalidToken();
      if (kept.expiresAt <= clock.now()) throw expiredToken();
      if (kept.kind === 'global') return { kind: 'global' };
      const { customerId, userName, customerHash, phone, email, family } = kept;
      if (customerId === null || !userName || !customerHash || phone === null || !family)
        throw invalidToken();
      return { kind: 'customer', customerId, userName, customerHash, phone, email, family };
    },
  };
}
