import { type Clock, createLimiter, type SharedCounts } from '@luxe/host';
import type { Paise } from '@luxe/format';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { panCard } from '../../db/schema/index.ts';
import { domainError, retryableError } from '../../errors/domainError.ts';
import { createEncryption } from '../../secrets/encryption.ts';
import type { Policy } from '../policy/policyValues.ts';

const tenMinutes = 10 * 60_000;
/** Pattern of a PAN. The fourth letter is the type of its holder. */
const panPattern = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;

interface PanOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Secret from which the encryption key of PANs is derived. */
  readonly hmacKey: string;
  readonly shared?: SharedCounts | undefined;
}

type PanPolicy = Pick<Policy, 'panLimit'>;

/** Whether an order value, credits included, requires a PAN. */
export const isPanNeeded = (value: Paise, { panLimit }: PanPolicy): boolean => value >= panLimit;

export type Pans = ReturnType<typeof createPans>;

/**
 * PANs of customers [CHK-11], encrypted with a key that is not in the database. Only the last four characters
 * are ever shown.
 */
export function createPans({ db, clock, hmacKey, shared }: PanOptions) {
  const { encrypt } = createEncryption(hmacKey, 'PAN');
  const tries = createLimiter({
    name: 'store PAN by customer',
    limit: 10,
    windowMs: tenMinutes,
    shared,
    elapsed: () => clock.elapsed(),
  });

  return {
    /** Rejects if an order requires a PAN and the customer has none. */
    async check(tx: Database, customerId: number, value: Paise, policy: PanPolicy): Promise<void> {
      if (isPanNeeded(value, policy) && (await findPanLast4(tx, customerId)) === null)
        throw domainError('panRequired');
    },

    /**
     * Stores a PAN, encrypted, and resolves to its last four characters. Rejects an invalid PAN, and too many
     * attempts.
     */
    async save(customerId: number, panNumber: string): Promise<string> {
      const wait = await tries.take(String(customerId));
      if (wait !== undefined) throw retryableError('tooManyPaymentTries', wait);
      if (!panPattern.test(panNumber)) throw domainError('panInvalid');
      const lastFour = panNumber.slice(-4);
      const values = { encrypted: encrypt(panNumber), lastFour, verifiedAt: clock.now() };
      await db
        .insert(panCard)
        .values({ customerId, ...values })
        .onConflictDoUpdate({ target: panCard.customerId, set: values });
      return lastFour;
    },
  };
}

/**
 * Adds the PAN limit, as `limitRupees`, to a stored rule of the property `panValidationConfig`. A page shows
 * the limit. Returns a rule that is not a JSON object as it is.
 */
export function toPanRule(stored: string, { panLimit }: PanPolicy): string {
  const rule = parseJson(stored);
  return typeof rule === 'object' && rule !== null
    ? JSON.stringify({ ...rule, limitRupees: panLimit / 100 })
    : stored;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Last four characters of a customer's PAN; null for none. */
export async function findPanLast4(db: Database, customerId: number): Promise<string | null> {
  const [stored] = await db
    .select({ lastFour: panCard.lastFour })
    .from(panCard)
    .where(eq(panCard.customerId, customerId));
  return stored?.lastFour ?? null;
}
