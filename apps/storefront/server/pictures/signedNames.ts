import { createHmac } from 'node:crypto';
import { equalsSecret } from '@luxe/host';

/**
 * Names for pictures of other hosts, whose bytes are unknown before the fetch. A name is the picture's URL,
 * signed with a key that only the storefront has.
 */
export interface SignedNames {
  /** `{signature}.{URL}`, both in base64url; `undefined` for a URL that is too long. */
  nameOf(url: string): string | undefined;
  /** The URL in a name with a valid signature; `undefined` for any other name. */
  urlOf(name: string): string | undefined;
}

const pattern = /^([\w-]{22})\.([\w-]{1,1000})$/;

/** Processes with the same secret create and accept the same names, so no name is stored. */
export function createSignedNames(secret: string): SignedNames {
  const sign = (carried: string) =>
    createHmac('sha256', `${secret} picture addresses`)
      .update(carried)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  return {
    nameOf(url) {
      const carried = Buffer.from(url).toString('base64url');
      const name = `${sign(carried)}.${carried}`;
      return pattern.test(name) ? name : undefined;
    },
    urlOf(name) {
      const [, given = '', carried = ''] = pattern.exec(name) ?? [];
      // Compares texts, not bytes, because base64url has several spellings for the same bytes. Only the
      // spelling that `nameOf` writes is accepted.
      if (!carried || !equalsSecret(given, sign(carried))) return undefined;
      return Buffer.from(carried, 'base64url').toString();
    },
  };
}
