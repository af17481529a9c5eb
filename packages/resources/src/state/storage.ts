/** Keys of local storage (specification, section 3) [DAT-01]. */
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
  // Data that is not about the shopper: the last valid settings of the shop.
  | 'applicationProperties'
  | 'remoteConfig'
  | 'testSuggestVersion'
  // Whether the shopper has allowed the microphone to listen.
  | 'consentVoice'
  // The language in which the shopper speaks to Tara.
  | 'voiceLanguage'
  // URL of the first listing of a visit [LST-10].
  | 'firstLandingListing'
  // What the shopper answered to the offer to install the shop.
  | 'installAnswer'
  // Items to add to the bag when the browser is online again.
  | 'waitingAdds'
  // Events of a page that was left before they could be sent (the storefront's `storedEvents.ts`).
  | 'waitingEvents'
  // Conversations with the shopping assistant.
  | 'taraConversations'
  // Recent searches, one list for each catalogue [SEA-03].
  | 'recentSearches luxury'
  | 'recentSearches indiluxe'
  // Viewed products: only their ids, one list for each catalogue [PDP-06].
  | 'recentlyViewed luxury'
  | 'recentlyViewed indiluxe';

interface Expiring {
  value: unknown;
  expires_in: number;
}

/**
 * Reads a value from local storage. A value that has expired is removed [TOK-05]. Undefined if there is no
 * value, or if local storage is unavailable (on a server, or when the browser forbids it).
 */
export function readStored(key: StorageKey, now: number = Date.now()): unknown {
  return guarded(() => {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const stored = parse(text);
    if (!isExpiring(stored)) return stored;
    if (stored.expires_in > now) return stored.value;
    localStorage.removeItem(key);
    return undefined;
  });
}

/** Stores a value. With `expiresAt` (milliseconds since the Unix epoch), the value expires at that time. */
export function writeStored(key: StorageKey, value: unknown, expiresAt?: number): void {
  guarded(() => {
    const stored = expiresAt === undefined ? value : ({ value, expires_in: expiresAt } satisfies Expiring);
    localStorage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored));
  });
}

/**
 * Keys of the data that a logout does not clear: theme, consent, the answer about the installation, and the
 * scroll positions of this tab.
 */
const persistentKeys = /^(theme|consent|installAnswer|react-router-scroll)/;

/** Clears all data of a customer [AUT-03]. */
export function clearStorage(): void {
  guarded(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (!persistentKeys.test(key)) storage.removeItem(key);
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

const isExpiring = (stored: unknown): stored is Expiring =>
  typeof stored === 'object' && stored !== null && 'expires_in' in stored && 'value' in stored;
