import { type Clock, createLimiter, type SharedCounts } from '@luxe/host';
import { rupeesToPaise, type Paise } from '@luxe/format';
import { eq } from 'drizzle-orm';
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { panCard } from '../../db/schema/index.ts';
import { domainError, retryableError } from '../../errors/domainError.ts';
import { readProperties } from '../settings/properties.ts';

const tenMinutes = 10 * 60_000;
/** Default limit: the income-tax rules require a PAN from this order value. */
const usualLimit: Paise = 2_00_000_00;
/** Pattern of a PAN. The fourth letter is the type of its holder. */
const panPattern = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;

interface PanOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Secret from which the encryption key of PANs is derived. */
  readonly hmacKey: string;
  readonly shared?: SharedCounts | undefined;
}

export type Pans = ReturnType<typeof createPans>;

/**
 * PANs of customers [CHK-11], encrypted with a key that is not in the database. Only the last four characters
 * are ever shown.
 */
export function createPans({ db, clock, hmacKey, shared }: PanOptions) {
  const key = Buffer.from(hkdfSync('sha256', hmacKey, '', 'PAN', 32));
  const tries = createLimiter({
    name: 'store PAN by customer',
    limit: 10,
    windowMs: tenMinutes,
    shared,
    elapsed: () => clock.elapsed(),
  });

  /** Whether an order value, credits included, requires a PAN. */
  async function isNeededFor(value: Paise, tx = db): Promise<boolean> {
    return value >= (await limitOf(tx));
  }

  return {
    isNeededFor,

    /** Rejects if an order requires a PAN and the customer has none. */
    async check(tx: Database, customerId: number, value: Paise): Promise<void> {
      if ((await isNeededFor(value, tx)) && (await findPanLast4(tx, customerId)) === null)
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
      const values = { encrypted: encrypt(panNumber, key), lastFour, verifiedAt: clock.now() };
      await db
        .insert(panCard)
        .values({ customerId, ...values })
        .onConflictDoUpdate({ target: panCard.customerId, set: values });
      return lastFour;
    },
  };
}

/** Last four characters of a customer's PAN; null for none. */
export async function findPanLast4(db: Database, customerId: number): Promise<string | null> {
  const [stored] = await db
    .select({ lastFour: panCard.lastFour })
    .from(panCard)
    .where(eq(panCard.customerId, customerId));
  return stored?.lastFour ?? null;
}

const ruleSchema = z.object({ limitRupees: z.number().positive() });

/**
 * PAN limit in the property `panValidationConfig` of the product line `lux`. Resolves to the default limit if
 * the property is missing or unreadable.
 */
async function limitOf(db: Database): Promise<Paise> {
  const [property] = await readProperties(db, 'panValidationConfig', 'lux');
  try {
    const read = ruleSchema.safeParse(JSON.parse(property?.value ?? 'null'));
    return read.success ? rupeesToPaise(read.data.limitRupees) : usualLimit;
  } catch {
    return usualLimit;
  }
}

/** AES-256-GCM. Returns nonce, tag and ciphertext in base64. */
function encrypt(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}
