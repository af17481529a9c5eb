import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the programs share, and the keys of this one. Never leaves the server. */
export interface Secrets {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly identityClientId: string;
  readonly identityClientSecret: string;
  /** Proves that the shopper's address in a header comes from the storefront. */
  readonly storefrontSecret: string;
  /** Key of the HMACs of one-time codes and of token successors. */
  readonly hmacKey: string;
}

/** Environment variables of the secrets. */
export const secretNames = {
  clientId: 'CLIENT_ID',
  clientSecret: 'CLIENT_SECRET',
  identityClientId: 'IDENTITY_CLIENT_ID',
  identityClientSecret: 'IDENTITY_CLIENT_SECRET',
  storefrontSecret: 'STOREFRONT_SECRET',
  hmacKey: 'HMAC_KEY',
} as const satisfies Record<keyof Secrets, string>;

const names: Partial<Record<keyof Secrets, string>> = {
  clientId: 'luxe-storefront',
  identityClientId: 'luxe-web',
};

/**
 * The secrets of a demo shop: from `secrets.json` in the data folder, which the storefront reads too; what is missing is made and put
 * there, readable by its owner alone. Environment variables win.
 */
export function demoSecrets(dataDir: string, env: Readonly<Record<string, string | undefined>>): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const keys = Object.keys(secretNames) as (keyof Secrets)[];
  const missing = keys.filter((key) => !kept[key]);
  for (const key of missing) kept[key] = names[key] ?? randomBytes(24).toString('base64url');
  if (missing.length > 0) write(file, kept);
  const entries = keys.map((key) => [key, env[secretNames[key]] ?? kept[key]]);
  return Object.fromEntries(entries) as Record<keyof Secrets, string>;
}

/** The secrets as the environment gives all of them. */
export function givenSecrets(env: Readonly<Record<string, string | undefined>>): Secrets {
  const entries = Object.entries(secretNames).map(([key, name]) => [key, env[name]]);
  return Object.fromEntries(entries) as Record<keyof Secrets, string>;
}

function write(file: string, secrets: Record<string, string>) {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, file);
}

function readKept(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
