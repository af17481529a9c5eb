import { type Attempt, type Clock, createAttemptLimits, createLimiter, type SharedCounts } from '@luxe/host';
import { isPassword } from '@luxe/format';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerPassword } from '../../db/schema/index.ts';
import type { CustomerCaller } from '../../http/caller.ts';
import { domainError, retryableError } from '../../errors/domainError.ts';
import { hashPassword, usualCost, verifyPassword, type Cost } from '../../secrets/passwordHash.ts';
import { endSessions } from './sessions.ts';

const tenMinutes = 10 * 60_000;

export interface PasswordOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shared?: SharedCounts | undefined;
  /** Cost of new hashes. A stored hash contains its own cost. Tests pass a lower cost to be fast. */
  readonly cost?: Cost;
}

/**
 * Maximum password attempts in 10 minutes, with (`solved`) and without (`unsolved`) a solved captcha. `pair`
 * limits the attempts for one user name from one network. `contact` limits one user name from all networks.
 * `network` limits one network for all user names. Above `solved.contact`, each network still has `pairAbove`
 * attempts, so that attackers cannot lock out the owner.
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

  return {
    /**
     * Whether this is the password of the customer. The check takes the same time if the customer has no
     * password. Counts the attempt first; rejects with a 429 DomainError above a limit.
     */
    async isCorrect(customerId: number, password: string, attempt: Attempt): Promise<boolean> {
      const wait = await logins.take(attempt);
      if (wait !== undefined) throw retryableError('tooManyPasswordTries', wait);
      return verifyPassword(password, await findPasswordHash(db, customerId), cost);
    },

    /**
     * Sets the password and ends all other sessions of the customer. Requires the old password if the
     * customer has a password.
     */
    async reset(
      { customerId, family }: Pick<CustomerCaller, 'customerId' | 'family'>,
      old: string,
      next: string,
    ): Promise<void> {
      if (!isPassword(next)) throw domainError('newPasswordWeak');
      const wait = await changes.take(String(customerId));
      if (wait !== undefined) throw retryableError('tooManyPasswordTries', wait);
      const known = await findPasswordHash(db, customerId);
      if (known !== undefined && !(await verifyPassword(old, known, cost)))
        throw domainError('currentPasswordWrong');
      const hash = await hashPassword(next, cost);
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
  (await findPasswordHash(db, customerId)) !== undefined;

async function findPasswordHash(db: Database, customerId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: customerPassword.hash })
    .from(customerPassword)
    .where(eq(customerPassword.customerId, customerId));
  return row?.hash;
}
