import { createHmac } from 'node:crypto';
import { equalsSecret } from '@luxe/host';

/** A draft that a token shows, as it was saved when the token was made. */
interface PreviewedDraft {
  readonly kind: string;
  readonly key: string;
  readonly revision: number;
}

export interface PreviewTokens {
  /** A token that works until `expires`. */
  sign(draft: PreviewedDraft, expires: Date): string;
  /** The draft of a token; undefined for one that is not signed by this shop or has expired. */
  read(token: string, now: Date): PreviewedDraft | undefined;
}

/** Signs and reads the tokens of previews. The storefront passes them on; only the store reads them. */
export function createPreviewTokens(hmacKey: string): PreviewTokens {
  const key = createHmac('sha256', hmacKey).update('content preview').digest();
  const signatureOf = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');
  return {
    sign({ kind, key: entry, revision }, expires) {
      const fields = [kind, entry, revision, expires.getTime()];
      const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    read(token, now) {
      const [payload = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || !equalsSecret(signature, signatureOf(payload))) return undefined;
      const [kind, entry, revision, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        string,
        string,
        number,
        number,
      ];
      return now.getTime() < expires ? { kind, key: entry, revision } : undefined;
    },
  };
}
