import { createHmac, timingSafeEqual } from 'node:crypto';

/** Names for pictures whose bytes nobody knows before they are fetched: the address itself, under a key that only the storefront has. */
export interface KeyedNames {
  /** `{key}.{address}`, both base64url; undefined for an address too long to carry. */
  nameOf(url: string): string | undefined;
  /** The address that a name of ours carries; undefined for any other. */
  urlOf(name: string): string | undefined;
}

const pattern = /^([\w-]{22})\.([\w-]{1,1000})$/;

/** All processes with the same secret give, and know, the same names; nothing is kept anywhere. */
export function createKeyedNames(secret: string): KeyedNames {
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
      // As text: of two spellings of the same bytes only ours is known.
      if (!carried || !timingSafeEqual(Buffer.from(given), Buffer.from(sign(carried)))) return undefined;
      return Buffer.from(carried, 'base64url').toString();
    },
  };
}
