import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the storefront shares with the store API and the identity provider. Never leaves the server. */
export interface Secrets {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly identityClientId: string;
  readonly identityClientSecret: string;
  /** Proves to the store API that the shopper's address in a header comes from us. */
  readonly storefrontSecret: string;
}

/**
 * The secrets of a demo shop: from `secrets.json` in the data folder, where the store API puts them; whatever is missing is made there,
 * readable by its owner alone. Environment variables win.
 */
export function demoSecrets(dataDir: string, env: Readonly<Record<string, string | undefined>>): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const secret = () => randomBytes(24).toString('base64url');
  const made = {
    clientId: kept.clientId ?? 'luxe-storefront',
    clientSecret: kept.clientSecret ?? secret(),
    identityClientId: kept.identityClientId ?? 'luxe-web',
    identityClientSecret: kept.identityClientSecret ?? secret(),
    storefrontSecret: kept.storefrontSecret ?? secret(),
  };
  if (Object.entries(made).some(([name, value]) => kept[name] !== value)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...kept, ...made }, null, 2)}\n`, { mode: 0o600 });
  }
  return {
    clientId: env.CLIENT_ID ?? made.clientId,
    clientSecret: env.CLIENT_SECRET ?? made.clientSecret,
    identityClientId: env.IDENTITY_CLIENT_ID ?? made.identityClientId,
    identityClientSecret: env.IDENTITY_CLIENT_SECRET ?? made.identityClientSecret,
    storefrontSecret: env.STOREFRONT_SECRET ?? made.storefrontSecret,
  };
}

function readKept(file: string): Record<string, string | undefined> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
