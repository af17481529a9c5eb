import { sharedSecretNames, type SharedSecrets } from '@luxe/host/config';

/** Secrets shared with the storefront, and the key of this program. They never leave the server. */
export interface Secrets extends SharedSecrets {
  /** HMAC key for one-time codes, captchas and the successors of refresh tokens. */
  readonly hmacKey: string;
}

/** The environment variable of each secret. */
export const secretNames = { ...sharedSecretNames, hmacKey: 'HMAC_KEY' } as const satisfies Record<
  keyof Secrets,
  string
>;
