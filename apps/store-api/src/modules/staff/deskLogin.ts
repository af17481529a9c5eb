import { minDeskPassword } from '@luxe/contract/desk';
import { createAttemptLimits, type Clock, type SharedCounts } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { StaffRole } from '../../db/schema/index.ts';
import { domainError, retryableError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { hashPassword, verifyPassword, type Cost } from '../../secrets/passwordHash.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { toAddress } from './accounts.ts';
import { addAudit } from './audit.ts';
import { findStep, newAuthenticator } from './authenticator.ts';
import {
  changeStaff,
  lockUnchanged,
  deleteSession,
  deleteSessions,
  findSession,
  findStaff,
  insertSession,
  takeStep,
  touchSession,
  type StoredStaff,
} from './repository.ts';

const minute = 60_000;

/** A session ends after this time without a request. */
export const idleMs = 30 * minute;
/** A session ends after this time in any case. */
export const sessionMs = 12 * 60 * minute;
const maxPassword = 200;

/**
 * Attempts in ten minutes: `pair` for one account from one network, `contact` for one account from all
 * networks, `network` for one network and all accounts.
 */
const attemptLimits = { pair: 10, contact: 30, network: 60 };

/** A person who is logged in. */
export interface DeskSession {
  readonly staffId: number;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly mustChangePassword: boolean;
  /** Value that every change of this session carries, against requests of other pages. */
  readonly csrf: string;
  readonly tokenHash: string;
}

export interface DeskLoginParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly shared?: SharedCounts | undefined;
  /** Decrypts the secrets of authenticator apps. */
  readonly authenticators: Encryption;
  /** Cost of password hashes. Tests pass a lower cost. */
  readonly cost?: Cost | undefined;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Six digits of the authenticator app. */
  readonly code: string;
}

export type DeskLogin = ReturnType<typeof createDeskLogin>;

/** Logins and sessions of the operations desk. */
export function createDeskLogin({ db, clock, shared, authenticators, cost }: DeskLoginParts) {
  const limits = createAttemptLimits({
    name: 'desk logins',
    windowMs: 10 * minute,
    shared,
    elapsed: () => clock.elapsed(),
    unsolved: attemptLimits,
  });
  /** Secret for addresses without an account, so that they take the same time. */
  const unknown = authenticators.encrypt(newAuthenticator());

  async function startSession(tx: Database, staffId: number): Promise<string> {
    const token = newToken();
    const at = clock.now();
    await insertSession(tx, { tokenHash: hashToken(token), staffId, createdAt: at, seenAt: at });
    return token;
  }

  /** Whether password and code are right. Computes both in any case. Accepts a code once. */
  async function isCorrect(found: StoredStaff | undefined, { password, code }: Credentials) {
    const isPassword = await verifyPassword(password.slice(0, maxPassword), found?.passwordHash, cost);
    const secret = authenticators.decrypt(found?.authenticator ?? unknown);
    const step = findStep(secret, code.replace(/\s/g, ''), clock.now());
    if (!found || found.disabledAt || !isPassword || step === undefined) return false;
    return takeStep(db, found.id, step);
  }

  return {
    /**
     * Checks the credentials, starts a session and returns its token. Throws the same error for every wrong
     * combination, and 429 above a limit. `previous` is the token of a session in the same browser, which
     * ends.
     */
    async logIn(credentials: Credentials, network: string, previous?: string): Promise<string> {
      const email = toAddress(credentials.email).slice(0, 254);
      const wait = await limits.take({ contact: email, address: network, isSolved: false });
      if (wait !== undefined) throw retryableError('tooManyDeskTries', wait);
      const found = await findStaff(db, email);
      // What was typed may be a password in the wrong field.
      const subject = found ? `account ${email}` : 'account unknown';
      const entry = { staffId: found?.id ?? null, person: found?.name ?? '', subject };
      const isRight = await isCorrect(found, credentials);
      if (!found || !isRight) {
        await addAudit(db, { ...entry, action: 'login failed' }, clock.now());
        throw domainError('deskLoginWrong');
      }
      return db.transaction(async (tx) => {
        // The password may have been reset since it was checked.
        if (!(await lockUnchanged(tx, found))) throw domainError('deskLoginWrong');
        if (previous) await deleteSession(tx, hashToken(previous));
        await addAudit(tx, { ...entry, action: 'login' }, clock.now());
        return startSession(tx, found.id);
      });
    },

    /** The session of a token; undefined when it has ended. Counts as use of the session. */
    async find(token: string | undefined): Promise<DeskSession | undefined> {
      if (!token) return undefined;
      const now = clock.now().getTime();
      const tokenHash = hashToken(token);
      const found = await findSession(db, tokenHash, new Date(now - sessionMs), new Date(now - idleMs));
      if (!found) return undefined;
      const { session, person } = found;
      if (now - session.seenAt.getTime() >= minute) await touchSession(db, tokenHash, new Date(now));
      return {
        staffId: person.id,
        name: person.name,
        email: person.email,
        roles: person.roles,
        mustChangePassword: person.mustChangePassword,
        csrf: hashToken(`form ${token}`),
        tokenHash,
      };
    },

    logOut: ({ tokenHash, staffId, name, email }: DeskSession): Promise<void> =>
      db.transaction(async (tx) => {
        await deleteSession(tx, tokenHash);
        const entry = { staffId, person: name, subject: `account ${email}` };
        await addAudit(tx, { ...entry, action: 'logout' }, clock.now());
      }),

    /**
     * Changes the password, ends all sessions of the account and returns the token of a new one. Throws for
     * a wrong current password and for a weak new one.
     */
    async changePassword(
      { staffId, name, email }: DeskSession,
      { current, next }: { readonly current: string; readonly next: string },
      network: string,
    ): Promise<string> {
      const wait = await limits.take({ contact: email, address: network, isSolved: false });
      if (wait !== undefined) throw retryableError('tooManyDeskTries', wait);
      const found = await findStaff(db, email);
      if (!found || !(await verifyPassword(current.slice(0, maxPassword), found.passwordHash, cost)))
        throw domainError('deskPasswordWrong');
      if (next.length < minDeskPassword || next.length > maxPassword || next === current)
        throw domainError('deskPasswordWeak', minDeskPassword);
      const passwordHash = await hashPassword(next, cost);
      return db.transaction(async (tx) => {
        if (!(await lockUnchanged(tx, found))) throw domainError('deskPasswordWrong');
        await changeStaff(tx, staffId, { passwordHash, mustChangePassword: false });
        await deleteSessions(tx, staffId);
        const entry = { staffId, person: name, subject: `account ${email}` };
        await addAudit(tx, { ...entry, action: 'change password' }, clock.now());
        return startSession(tx, staffId);
      });
    },
  };
}
