import { equalsSecret } from '@luxe/host';
import { hmac } from './tokens.ts';

/** What a link opens. The token of one purpose is no token of another. */
export type LinkPurpose =
  | 'order'
  | 'orderFeedback'
  | 'returnFeedback'
  | 'newsletterConfirm'
  | 'newsletterEnd'
  | 'offersEnd'
  | 'dataRequest';

export interface SignedLink {
  readonly purpose: LinkPurpose;
  /** Id of the one thing that the link opens: letters, digits and hyphens. */
  readonly subject: string;
  readonly expiresAt: Date;
}

/** Characters of a signature, of 6 bits each. 132 bits cannot be guessed. */
const signatureLength = 22;

/**
 * Token of a link that opens one thing, without a login, until a time: `LX-2611-2048-77.t1k0a0.` and a
 * signature. Nothing is stored. A new key ends all links.
 */
export function signLink(hmacKey: string, { purpose, subject, expiresAt }: SignedLink): string {
  const text = `${subject}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${text}.${signatureOf(hmacKey, purpose, text)}`;
}

/**
 * The subject of a token, and whether it has expired. Undefined for a token that this shop has not signed.
 */
export function readLink(
  hmacKey: string,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): { readonly subject: string; readonly isExpired: boolean } | undefined {
  const [, text = '', subject = '', expiry = '', signature = ''] =
    /^(([\w-]+)\.([\da-z]+))\.([\w-]+)$/.exec(token) ?? [];
  if (!text || !equalsSecret(signature, signatureOf(hmacKey, purpose, text))) return undefined;
  return { subject, isExpired: Number.parseInt(expiry, 36) * 1000 <= now.getTime() };
}

const signatureOf = (hmacKey: string, purpose: LinkPurpose, text: string) =>
  hmac(hmacKey, `link ${purpose} ${text}`).slice(0, signatureLength);
