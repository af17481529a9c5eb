/** Names of local storage (specification, section 3) [DAT-01]. */
export type StorageKey =
  | 'globalAccessToken'
  | 'customerAccessToken'
  | 'cartAccessToken'
  | 'pincode'
  | 'userinputpincode'
  | 'paymentMode'
  | 'orderDetails'
  | 'loginType'
  | 'email'
  | 'userName'
  | 'customerId'
  | 'cartDetails'
  | 'buyNowTempProduct'
  | 'checkoutValues'
  | 'kycData'
  | 'pancardVerified'
  | 'neupassInfo'
  | 'loyaltyEarnings'
  // Of the shop, not of the shopper: last good values, and a name for experiments.
  | 'applicationProperties'
  | 'remoteConfig'
  | 'testSuggestVersion'
  | 'browserId'
  // A microphone was allowed to listen.
  | 'consentVoice'
  // Address of the first listing of a visit [LST-10].
  | 'firstLandingListing'
  // Of each catalogue by itself [SEA-03].
  | 'recentSearches luxury'
  | 'recentSearches indiluxe'
  // Ids alone, likewise [PDP-06].
  | 'recentlyViewed luxury'
  | 'recentlyViewed indiluxe';

interface Expiring {
  value: unknown;
  expires_in: number;
}

/**
 * A value of local storage. One that was kept with an expiry is removed when it is read after it [TOK-05]. Undefined when there is
 * none, or no storage (a server, a browser that forbids it).
 */
export function readStored(key: StorageKey, now: number = Date.now()): unknown {
  return guarded(() => {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const held = parse(text);
    if (!isExpiring(held)) return held;
    if (held.expires_in > now) return held.value;
    localStorage.removeItem(key);
    return undefined;
  });
}

/** Keeps a value, until a moment in milliseconds when one is given. */
export function writeStored(key: StorageKey, value: unknown, expiresAt?: number): void {
  guarded(() => {
    const held = expiresAt === undefined ? value : ({ value, expires_in: expiresAt } satisfies Expiring);
    localStorage.setItem(key, typeof held === 'string' ? held : JSON.stringify(held));
  });
}

/** What stays when a customer leaves: how the page looks, what was allowed in this browser; where pages of this tab stood. */
const stays = /^(theme|consent|react-router-scroll)/;

/** Clears all that a customer leaves behind [AUT-03]. */
export function clearStorage(): void {
  guarded(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (!stays.test(key)) storage.removeItem(key);
  });
}

function guarded<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : text;
  } catch {
    return text;
  }
}

const isExpiring = (held: unknown): held is Expiring =>
  typeof held === 'object' && held !== null && 'expires_in' in held && 'value' in held;
