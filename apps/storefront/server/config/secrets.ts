import { loadDemoSecrets } from '@luxe/host';

/**
 * Credentials that the storefront shares with the store API and the identity provider. They never reach a
 * browser.
 */
export interface Secrets {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly identityClientId: string;
  readonly identityClientSecret: string;
  /** Proves to the store API that the shopper's IP address in a header comes from the storefront. */
  readonly storefrontSecret: string;
}

/** Names of the environment variables. */
export const secretNames = {
  clientId: 'CLIENT_ID',
  clientSecret: 'CLIENT_SECRET',
  identityClientId: 'IDENTITY_CLIENT_ID',
  identityClientSecret: 'IDENTITY_CLIENT_SECRET',
  storefrontSecret: 'STOREFRONT_SECRET',
} as const satisfies Record<keyof Secrets, string>;

const fixed = { clientId: 'luxe-storefront', identityClientId: 'luxe-web' };

/** The secrets of a demo shop, which the store API reads too. Environment variables take precedence. */
export const demoSecrets = (dataDir: string, env: Readonly<Record<string, string | undefined>>): Secrets =>
  loadDemoSecrets(dataDir, { variables: secretNames, fixed }, env);
