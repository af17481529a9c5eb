import type { SessionStorage } from './attempt.ts';

/**
 * Prefixes the storage keys of the buy-now cart, so that the bag and the buy-now cart never share an attempt.
 */
export function scopeToCart(storage: SessionStorage, cart: 'current' | 'buyNow'): SessionStorage {
  if (cart === 'current') return storage;
  return {
    getItem: (key) => storage.getItem(`${cart} ${key}`),
    setItem: (key, value) => storage.setItem(`${cart} ${key}`, value),
    removeItem: (key) => storage.removeItem(`${cart} ${key}`),
  };
}

/**
 * Returns session storage. If the browser blocks it, as in some private windows, returns a storage in memory.
 */
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
 * Stores the chosen payment mode in local storage, under the key of the specification [CHK-04]. Does nothing
 * if the browser blocks storage.
 */
export function savePaymentMode(mode: string): void {
  try {
    globalThis.localStorage.setItem('paymentMode', mode);
  } catch {
    // Without storage, the next visit has no preselected payment mode.
  }
}
