import { createLimiter, type SharedCounts } from '@luxe/host';
import { rupeesToPaise, type Paise } from '@luxe/format';
import { eq } from 'drizzle-orm';
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { panCard } from '../../db/schema/index.ts';
import { Refusal } from '../../refusal.ts';
import { readProperties } from '../settings/properties.ts';

const tenMinutes = 10 * 60_000;
/** Without a rule of the shop's own: what the income-tax rules name. */
const usualLimit: Paise = 2_00_000_00;
/** The fourth letter says what kind of person it belongs to. */
const kinds = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;

interface PanOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** A key is drawn from it that nothing else uses. */
  readonly hmacKey: string;
  readonly shared?: SharedCounts | undefined;
}

export type Pans = ReturnType<typeof createPans>;

/** PANs of customers [CHK-11]: sealed with a key that is not in the database; only the end is ever shown. */
export function createPans({ db, clock, hmacKey, shared }: PanOptions) {
  const key = Buffer.from(hkdfSync('sha256', hmacKey, '', 'PAN', 32));
  const tries = createLimiter({
    name: 'store PAN by customer',
    limit: 10,
    windowMs: tenMinutes,
    shared,
    elapsed: () => clock.elapsed(),
  });

  /** Whether an order that comes to so much, credits included, wants a PAN. */
  async function isNeededFor(value: Paise, tx = db): Promise<boolean> {
    return value >= (await limitOf(tx));
  }

  return {
    isNeededFor,

    /** Rejects where an order wants a PAN and there is none. */
    async check(tx: Database, customerId: number, value: Paise): Promise<void> {
      if ((await isNeededFor(value, tx)) && (await panEndingOf(tx, customerId)) === null)
        throw new Refusal(409, 'O4006', 'An order as dear as this needs your PAN. Please enter it.');
    },

    /** Keeps a PAN; answers its end. */
    async keep(customerId: number, panNumber: string): Promise<string> {
      const wait = await tries.take(String(customerId));
      if (wait !== undefined)
        throw new Refusal(429, 'O4290', 'Too many tries. Please try again in a few minutes.', wait);
      if (!kinds.test(panNumber))
        throw new Refusal(400, 'O4061', 'Enter the ten letters and digits of your PAN, like ABCPK1234L.');
      const lastFour = panNumber.slice(-4);
      const values = { sealed: seal(panNumber, key), lastFour, verifiedAt: clock.now() };
      await db
        .insert(panCard)
        .values({ customerId, ...values })
        .onConflictDoUpdate({ target: panCard.customerId, set: values });
      return lastFour;
    },
  };
}

/** The end of the one that is kept of a customer; null for none. */
export async function panEndingOf(db: Database, customerId: number): Promise<string | null> {
  const [kept] = await db
    .select({ lastFour: panCard.lastFour })
    .from(panCard)
    .where(eq(panCard.customerId, customerId));
  return kept?.lastFour ?? null;
}

const ruleSchema = z.object({ limitRupees: z.number().positive() });

/** The property `panValidationConfig` of the luxury catalogue; one that cannot be read is as if it were not there. */
async function limitOf(db: Database): Promise<Paise> {
  const [property] = await readProperties(db, 'panValidationConfig', 'lux');
  try {
    const read = ruleSchema.safeParse(JSON.parse(property?.value ?? 'null'));
    return read.success ? rupeesToPaise(read.data.limitRupees) : usualLimit;
  } catch {
    return usualLimit;
  }
}

/** AES-256-GCM: nonce, tag and text, in base64. */
function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}
