/** What a page may know before it asks: told by the readable cookie `luxe_hint`, which holds nothing personal. */
export interface Hint {
  readonly signedIn: boolean;
  readonly hasCart: boolean;
}

/** Reads `luxe_hint=s1c1` from a cookie header or `document.cookie`. Without the cookie the shopper is a guest without a cart. */
export function readHint(cookie: string): Hint {
  const value = /(?:^|;\s*)luxe_hint=([^;]*)/.exec(cookie)?.[1] ?? '';
  return parseHint(value);
}

/** What the page's first script has copied to `<html data-hint>`, or the cookie itself: reading that holds the page up until another process answers. */
export const readFirstHint = (): Hint => {
  const { hint } = document.documentElement.dataset;
  return hint === undefined ? readHint(document.cookie) : parseHint(hint);
};

/** `s1c1`: signed in, has a cart. */
export function parseHint(value: string): Hint {
  return { signedIn: /s=?1/.test(value), hasCart: /c=?1/.test(value) };
}
