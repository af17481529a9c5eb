import { StartupError } from '../startupError.ts';
import type { Environment } from './environment.ts';
import { loadDemoSecrets } from './loadDemoSecrets.ts';

/** Secrets that the storefront and the store API share, and their environment variables. */
export const sharedSecretNames = {
  clientId: 'CLIENT_ID',
  clientSecret: 'CLIENT_SECRET',
  identityClientId: 'IDENTITY_CLIENT_ID',
  identityClientSecret: 'IDENTITY_CLIENT_SECRET',
  /** Proves to the store API that the shopper's IP address in a header comes from the storefront. */
  storefrontSecret: 'STOREFRONT_SECRET',
} as const;

export type SharedSecrets = Readonly<Record<keyof typeof sharedSecretNames, string>>;

const fixed = { clientId: 'luxe-storefront', identityClientId: 'luxe-web' };

interface Deployment {
  readonly isDemo: boolean;
  /** Whether the program is one of several processes of its kind. */
  readonly isReplicated: boolean;
  readonly dataDir: string;
}

/**
 * Reads or creates secrets by their environment variables. A demo shop with one process of each program
 * creates its secrets. Every other shop reads them from the environment: several processes need the same
 * secrets, and a public shop must not use created ones. Throws a StartupError that names missing or weak
 * secrets.
 */
export function readSecrets<Name extends string>(
  variables: Readonly<Record<Name, string>>,
  env: Environment,
  { isDemo, isReplicated, dataDir }: Deployment,
): Readonly<Record<Name, string>> {
  if (isDemo && !isReplicated) return loadDemoSecrets(dataDir, { variables, fixed }, env);
  const entries = Object.entries<string>(variables);
  const missing = entries.filter(([, variable]) => !env[variable]).map(([, variable]) => variable);
  if (missing.length > 0) {
    const why = isDemo
      ? 'REDIS_URL is set, so this is one of several processes.'
      : 'PUBLIC_ORIGIN is not a loopback name, so this is not a demo shop.';
    throw new StartupError(
      `${why} Set ${missing.join(', ')}, to the same values for the storefront and the store API.`,
    );
  }
  if (!isDemo) checkStrength(Object.values(variables), env);
  return Object.fromEntries(entries.map(([name, variable]) => [name, env[variable] ?? ''])) as Record<
    Name,
    string
  >;
}

/** Minimum length of a secret of a public shop: 24 random bytes in base64. */
const minLength = 32;

/** Throws for a secret that is too short. Client ids (`…_ID`) are not secrets. */
function checkStrength(variables: readonly string[], env: Environment): void {
  const weak = variables.filter((name) => !name.endsWith('_ID') && (env[name] ?? '').length < minLength);
  if (weak.length > 0)
    throw new StartupError(
      `${weak.join(', ')}: a public shop needs secrets of at least ${minLength} characters. ` +
        'Make each with: openssl rand -base64 24',
    );
}
