/**
 * What a page knows about the shopper before any request. The source is the cookie `luxe_hint`, which scripts
 * can read and which has no personal data.
 */
export interface Hint {
  readonly signedIn: boolean;
  readonly hasCart: boolean;
}

/**
 * Reads `luxe_hint=s1c1` from a cookie header or `document.cookie`. Without the cookie the shopper is a guest
 * without a cart.
 */
export function readHint(cookie: string): Hint {
  const value = /(?:^|;\s*)luxe_hint=([^;]*)/.exec(cookie)?.[1] ?? '';
  return parseHint(value);
}

/**
 * Reads the hint from `<html data-hint>`, into which the first script of the page has copied it. Falls back
 * to the cookie if the attribute is missing. The attribute is preferred, because `document.cookie` blocks the
 * page until another browser process responds.
 */
export const readFirstHint = (): Hint => {
  const { hint } = document.documentElement.dataset;
  return hint === undefined ? readHint(document.cookie) : parseHint(hint);
};

/** `s1c1`: logged in, has a cart. */
export function parseHint(value: string): Hint {
  return { signedIn: /s=?1/.test(value), hasCart: /c=?1/.test(value) };
}
