import { keptSecrets } from '@luxe/host';

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

const fixed = { clientId: 'luxe-storefront', identityClientId: 'luxe-web' };

/** The secrets of a demo shop, which the storefront reads too. Environment variables win. */
export const demoSecrets = (dataDir: string, env: Readonly<Record<string, string | undefined>>): Secrets =>
  keptSecrets(dataDir, { variables: secretNames, fixed }, env);

/** The secrets as the environment gives all of them. */
export function givenSecrets(env: Readonly<Record<string, string | undefined>>): Secrets {
  const entries = Object.entries(secretNames).map(([key, name]) => [key, env[name]]);
  return Object.fromEntries(entries) as Record<keyof Secrets, string>;
}
