import type { Client } from '@luxe/client';

/** A captcha that is worked on while the shopper types. */
export interface CaptchaWork {
  /** Begins, unless it has. */
  start(): void;
  /** The token, once; null when it failed or takes too long. The next one begins anew. */
  take(): Promise<string | null>;
}

/** Longer than the work takes on a slow phone; nobody is kept waiting for more. */
const patienceMs = 8000;

/**
 * Proof of work (ALTCHA) for the calls that send a code: asked for and solved as soon as the field is used, in the browser's own cryptography, off the
 * page's thread. What fails costs nothing but a null token [AUT-12].
 */
export function createCaptchaWork(client: Client, solve: Solve = solveLazily, wait = sleep): CaptchaWork {
  let work: Promise<string | null> | undefined;
  const start = () => (work ??= run().catch(() => null));

  async function run(): Promise<string | null> {
    const challenge = await client.call('captcha');
    const solution = await solve(challenge);
    return solution && btoa(JSON.stringify({ challenge, solution }));
  }

  return {
    start: () => void start(),
    take: async () => {
      const token = await Promise.race([start(), wait(patienceMs).then(() => null)]);
      work = undefined;
      return token;
    },
  };
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

type Challenge = Awaited<ReturnType<typeof askFor>>;
type Solve = (challenge: Challenge) => Promise<object | null>;
const askFor = (client: Client) => client.call('captcha');

async function solveLazily(challenge: Challenge): Promise<object | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  return solveChallenge({ challenge, deriveKey, timeout: patienceMs });
}
