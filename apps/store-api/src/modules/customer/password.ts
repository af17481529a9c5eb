import { isPassword } from '@luxe/format';
import { createAttemptLimits, createLimiter, type Attempt, type SharedCounts } from '@luxe/host';
import { eq } from 'drizzle-orm';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { customerPassword } from '../../db/schema/index.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { Refusal } from '../../refusal.ts';
import { endSessions } from './sessions.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Parameters of scrypt (RFC 7914). */
interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and about a tenth of a second for each try. */
const usualCost: Cost = { N: 2 ** 15, r: 8, p: 1 };
const hashBytes = 32;
const tenMinutes = 10 * 60_000;

export interface PasswordOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shared?: SharedCounts | undefined;
  /** Of new hashes; an old one says its own. Tests of other things take less. */
  readonly cost?: Cost;
}

/**
 * Tries of a password in ten minutes, by the name that was given. The ceilings bound what many networks may guess
 * together. Above the one with a captcha each network still has three tries: no stranger locks the owner out.
 */
const limitOf = {
  unsolved: { pair: 10, contact: 60, network: 600 },
  solved: { pair: 10, contact: 100, pairAbove: 3 },
};

export type Passwords = ReturnType<typeof createPasswords>;

/** Passwords of customers, for a shop without single sign-on [AUT-27] [ACC-05]. */
export function createPasswords({ db, clock, shared, cost = usualCost }: PasswordOptions) {
  const common = { windowMs: tenMinutes, shared, elapsed: () => clock.elapsed() };
  const logins = createAttemptLimits({ ...common, ...limitOf, name: 'store passwords' });
  const changes = createLimiter({ ...common, name: 'store passwords by customer', limit: 10 });
  const tooMany = (wait: number) =>
    new Refusal(429, 'P4029', 'Too many tries. Please try again in a few minutes.', wait);

  return {
    /**
     * Whether this is the customer's password. Takes as long for a customer who has none. Counts the attempt first;
     * rejects with a 429 Refusal after too many.
     */
    async isRight(customerId: number, password: string, attempt: Attempt): Promise<boolean> {
      const wait = await logins.take(attempt);
      if (wait !== undefined) throw tooMany(wait);
      return isSame(password, await hashOf(db, customerId), cost);
    },

    /** Sets it; the old one is asked for where there is one. Every other session of the customer ends. */
    async reset(
      { customerId, family }: Pick<CustomerCaller, 'customerId' | 'family'>,
      old: string,
      next: string,
    ): Promise<void> {
      if (!isPassword(next))
        throw new Refusal(400, 'P4003', 'A password has 8 to 64 signs, a letter and a digit among them.');
      const wait = await changes.take(String(customerId));
      if (wait !== undefined) throw tooMany(wait);
      const known = await hashOf(db, customerId);
      if (known !== undefined && !(await isSame(old, known, cost)))
        throw new Refusal(400, 'P4004', 'Your current password is not right.');
      const hash = await seal(next, cost);
      await db.transaction(async (tx) => {
        const values = { hash, changedAt: clock.now() };
        await tx
          .insert(customerPassword)
          .values({ customerId, ...values })
          .onConflictDoUpdate({ target: customerPassword.customerId, set: values });
        await endSessions(tx, customerId, family);
      });
    },
  };
}

export const hasPassword = async (db: Database, customerId: number): Promise<boolean> =>
  (await hashOf(db, customerId)) !== undefined;

async function hashOf(db: Database, customerId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: customerPassword.hash })
    .from(customerPassword)
    .where(eq(customerPassword.customerId, customerId));
  return row?.hash;
}

/** Both ways of writing an accented letter are the same password. */
const toKey = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  derive(password.normalize('NFC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r });

async function seal(password: string, cost: Cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await toKey(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long where no hash is stored. */
async function isSame(password: string, stored: string | undefined, cost: Cost): Promise<boolean> {
  const [, N = cost.N, r = cost.r, p = cost.p, salt = '', hash = ''] = (stored ?? '').split('$');
  const key = await toKey(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === key.length && timingSafeEqual(key, expected);
}
