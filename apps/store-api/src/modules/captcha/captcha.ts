import type { Clock } from '@luxe/host';
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { usedCaptcha } from '../../db/schema/index.ts';

/**
 * PBKDF2 iterations per round; a challenge takes 100 to 300 rounds. A current phone needs well under a
 * second, but a script that wants thousands of tokens needs minutes.
 */
const cost = 2000;
const [minRounds, maxRounds] = [100, 300];
const lifeMs = 10 * 60_000;

/** Distinguishes people from scripts. */
export interface Captcha {
  challenge(): Promise<CallResponseInput<'storeCaptcha'>>;
  /**
   * Whether `token` proves that its captcha challenge was solved in time. Returns true only once for each
   * token. `token` is null if the page could not load the captcha; the result is then false.
   */
  isSolved(token: string | null): Promise<boolean>;
}

export interface CaptchaOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly hmacKey: string;
}

/**
 * An ALTCHA captcha: a signed proof of work that is valid once, for ten minutes. Unsolved challenges are
 * not stored.
 */
export function createCaptcha({ db, clock, hmacKey }: CaptchaOptions): Captcha {
  const secrets = {
    hmacSignatureSecret: `${hmacKey} captcha`,
    hmacKeySignatureSecret: `${hmacKey} captcha key`,
  };
  return {
    async challenge() {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(minRounds, maxRounds),
        // `data` contains the expiry and is signed like the rest of the challenge. ALTCHA's own expiry is not
        // used, because it depends on the system time instead of `clock`.
        data: { endsAt: clock.now().getTime() + lifeMs },
        deriveKey,
        ...secrets,
      });
      return made as CallResponseInput<'storeCaptcha'>;
    },

    async isSolved(token) {
      const payload = token === null ? undefined : readToken(token);
      const endsAt = Number(payload?.challenge.parameters.data?.endsAt ?? 0);
      if (!payload?.challenge.signature || !(endsAt > clock.now().getTime())) return false;
      const { challenge, solution } = payload;
      const { invalidSignature, invalidSolution } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...secrets,
      }).catch(() => ({ invalidSignature: true, invalidSolution: true }));
      if (invalidSignature !== false || invalidSolution !== false) return false;
      return markCaptchaUsed(db, payload.challenge.signature, new Date(endsAt));
    },
  };
}

/** Marks a captcha as used. Returns false when it was used before. */
const markCaptchaUsed = async (db: Database, signature: string, expiresAt: Date): Promise<boolean> =>
  (await db.insert(usedCaptcha).values({ signature, expiresAt }).onConflictDoNothing().returning()).length >
  0;

/**
 * Reads a captcha token: base64 of `{ challenge, solution }`. Returns undefined for a malformed token,
 * because any caller can send one.
 */
function readToken(token: string): (Payload & { challenge: Challenge }) | undefined {
  try {
    const value = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    return value?.challenge?.parameters && value.solution ? (value as Payload) : undefined;
  } catch {
    return undefined;
  }
}
