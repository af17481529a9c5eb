import type { SessionStorage } from './attempt.ts';

/** Prefixes the keys for the buy-now cart, so that neither cart continues an attempt of the other. */
export function scopeToCart(storage: SessionStorage, cart: 'current' | 'buyNow'): SessionStorage {
  if (cart === 'current') return storage;
  return {
    getItem: (key) => storage.getItem(`${cart} ${key}`),
    setItem: (key, value) => storage.setItem(`${cart} ${key}`, value),
    removeItem: (key) => storage.removeItem(`${cart} ${key}`),
  };
}

/** Session storage, or memory where the browser blocks it (private windows, blocked storage). */
export function getSessionStorage(): SessionStorage {
  try {
    const storage = globalThis.sessionStorage;
    storage.setItem('probe', '1');
    storage.removeItem('probe');
    return storage;
  } catch {
    return createMemoryStorage();
  }
}

export function createMemoryStorage(): SessionStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/**
 * Stores the chosen mode under the specification's key of local storage [CHK-04]. Ignores blocked storage.
 */
export function savePaymentMode(mode: string): void {
  try {
    globalThis.localStorage.setItem('paymentMode', mode);
  } catch {
    // Only the preselection of the next visit is lost.
  }
}
