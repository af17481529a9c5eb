import type { Client } from '@luxe/client';

/** A captcha that is solved in the background while the shopper types [AUT-12]. */
export interface CaptchaSolver {
  /** Starts solving. Does nothing when already started. */
  start(): void;
  /**
   * Returns the token and resets the solver, because a token is used once. Null when solving fails or takes
   * over 8 s. Never rejects.
   */
  take(): Promise<string | null>;
}

/** Time limit for solving the captcha, in milliseconds. Even a slow phone needs less. */
const timeoutMs = 8000;

/** Who gives the challenge: the identity provider (`captcha`) for its codes, or the store. */
type CaptchaCall = 'captcha' | 'storeCaptcha';

/**
 * Creates the solver of the captcha, a proof of work (ALTCHA). Calls that send a code, and login by password,
 * need its token. Web Crypto solves the captcha, so the main thread stays free. After a failure, the token is
 * null [AUT-12].
 */
export function createCaptchaSolver(
  client: Client,
  name: CaptchaCall = 'captcha',
  solve: Solve = solveLazily,
  wait = sleep,
): CaptchaSolver {
  let work: Promise<string | null> | undefined;
  const start = () => (work ??= run().catch(() => null));

  async function run(): Promise<string | null> {
    const challenge = await client.call(name);
    const solution = await solve(challenge);
    return solution && btoa(JSON.stringify({ challenge, solution }));
  }

  return {
    start: () => void start(),
    take: async () => {
      const token = await Promise.race([start(), wait(timeoutMs).then(() => null)]);
      work = undefined;
      return token;
    },
  };
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

type Challenge = Awaited<ReturnType<typeof fetchChallenge>>;
type Solve = (challenge: Challenge) => Promise<object | null>;
const fetchChallenge = (client: Client) => client.call('captcha');

async function solveLazily(challenge: Challenge): Promise<object | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  return solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
}
