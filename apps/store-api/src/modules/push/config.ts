import { StartupError } from '@luxe/host';
import { isLoopback, origin, readEnvironment, text, type Environment } from '@luxe/host/config';
import { createECDH } from 'node:crypto';

/** Keys with which push services recognise the shop (VAPID, RFC 8292). */
export interface PushConfig {
  /** Base64url of 65 bytes. Browsers get it. */
  readonly publicKey: string;
  /** Base64url of 32 bytes. */
  readonly privateKey: string;
  /** Where push services report problems: `mailto:` or `https:`. */
  readonly subject: string;
  /** Origin of a stand-in push service on this machine, for tests of a demo shop. */
  readonly testOrigin: string | undefined;
}

const environment = {
  VAPID_PUBLIC_KEY: text().optional(),
  VAPID_PRIVATE_KEY: text().optional(),
  VAPID_SUBJECT: text().optional(),
  PUSH_TEST_ORIGIN: origin().optional(),
};

const howTo =
  'Messages to devices: set VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT, or none of them. `npx web-push generate-vapid-keys` makes a pair.';

/**
 * Reads the keys from the environment; undefined for a shop that sends no messages to devices. Throws a
 * StartupError that names the variables to set.
 */
export function readPushConfig(env: Environment, { isDemo }: { isDemo: boolean }): PushConfig | undefined {
  const values = readEnvironment(environment, env);
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = values;
  const testOrigin = values.PUSH_TEST_ORIGIN;
  if (testOrigin !== undefined && !(isDemo && isLoopback(new URL(testOrigin).hostname)))
    throw new StartupError('PUSH_TEST_ORIGIN: only a demo shop may set it, to a loopback address.');
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject) throw new StartupError(howTo);
  if (!isPair(publicKey, privateKey))
    throw new StartupError('VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY.');
  if (!/^mailto:[^\s@]+@[^\s@]+$|^https:\/\/[^\s/]+/.test(subject))
    throw new StartupError('VAPID_SUBJECT: an address like mailto:desk@shop.example.');
  return { publicKey, privateKey, subject, testOrigin };
}

function isPair(publicKey: string, privateKey: string): boolean {
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
