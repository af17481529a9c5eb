import { loadDemoSecrets } from '@luxe/host';

/** Secrets shared with the storefront, and the keys of this program. They never leave the server. */
export interface Secrets {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly identityClientId: string;
  readonly identityClientSecret: string;
  /** Sent in a header to prove that the shopper's IP address comes from the storefront. */
  readonly storefrontSecret: string;
  /** HMAC key for one-time codes, captchas and the successors of refresh tokens. */
  readonly hmacKey: string;
}

export const secretNames = {
  clientId: 'CLIENT_ID',
  clientSecret: 'CLIENT_SECRET',
  identityClientId: 'IDENTITY_CLIENT_ID',
  identityClientSecret: 'IDENTITY_CLIENT_SECRET',
  storefrontSecret: 'STOREFRONT_SECRET',
  hmacKey: 'HMAC_KEY',
} as const satisfies Record<keyof Secrets, string>;

const fixed = { clientId: 'luxe-storefront', identityClientId: 'luxe-web' };

/** Secrets of a demo shop; the storefront reads the same file. Environment variables take precedence. */
export const demoSecrets = (dataDir: string, env: Readonly<Record<string, string | undefined>>): Secrets =>
  loadDemoSecrets(dataDir, { variables: secretNames, fixed }, env);

/** Reads all secrets from the environment. The caller has checked that none is missing. */
export function readSecretsFromEnv(env: Readonly<Record<string, string | undefined>>): Secrets {
  const entries = Object.entries(secretNames).map(([key, name]) => [key, env[name]]);
  return Object.fromEntries(entries) as Record<keyof Secrets, string>;
}
