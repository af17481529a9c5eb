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

/** `s1c1`: signed in, has a cart. */
export function parseHint(value: string): Hint {
  return { signedIn: /s=?1/.test(value), hasCart: /c=?1/.test(value) };
}
