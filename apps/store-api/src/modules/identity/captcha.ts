import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CallAnswer } from '@luxe/contract/calls';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Captcha } from './provider.ts';
import { spendCaptcha } from './repository.ts';

/** Work for a page: 100 to 300 rounds of this many iterations, well under a second on a phone of today; free for nobody who wants thousands. */
const cost = 2000;
const [fewest, most] = [100, 300];
const lifeMs = 10 * 60_000;

export interface CaptchaOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly hmacKey: string;
}

/** ALTCHA: a proof of work that is signed, lives ten minutes and is good once. Nothing is kept of one that nobody solves. */
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
        counter: randomInt(fewest, most),
        // Signed with the rest. Its own expiry would be read by the machine's time, not by the clock.
        data: { endsAt: clock.now().getTime() + lifeMs },
        deriveKey,
        ...secrets,
      });
      return made as CallAnswer<'captcha'>;
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
      return spendCaptcha(db, payload.challenge.signature, new Date(endsAt));
    },
  };
}

/** Base64 of `{ challenge, solution }`; what somebody else wrote may be anything. */
function readToken(token: string): (Payload & { challenge: Challenge }) | undefined {
  try {
    const value = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    return value?.challenge?.parameters && value.solution ? (value as Payload) : undefined;
  } catch {
    return undefined;
  }
}
