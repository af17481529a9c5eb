import type { SessionStorage } from '@luxe/resources';

/** `current`: the bag. `buyNow`: the item bought directly. */
export type CartName = 'current' | 'buyNow';

/**
 * Prefixes the storage keys of the buy-now cart, so that the bag and the buy-now cart never share an attempt.
 */
export function scopeToCart(storage: SessionStorage, cart: CartName): SessionStorage {
  if (cart === 'current') return storage;
  return {
    getItem: (key) => storage.getItem(`${cart} ${key}`),
    setItem: (key, value) => storage.setItem(`${cart} ${key}`, value),
    removeItem: (key) => storage.removeItem(`${cart} ${key}`),
  };
}
