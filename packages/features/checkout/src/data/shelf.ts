import type { Shelf } from './attempt.ts';

/** Another cart's part of a shelf: what was begun for one is not taken up for the other. */
export function shelfOf(shelf: Shelf, cart: 'current' | 'buyNow'): Shelf {
  if (cart === 'current') return shelf;
  return {
    getItem: (key) => shelf.getItem(`${cart} ${key}`),
    setItem: (key, value) => shelf.setItem(`${cart} ${key}`, value),
    removeItem: (key) => shelf.removeItem(`${cart} ${key}`),
  };
}

/** Session storage, or memory where the browser refuses it (private windows, blocked storage). */
export function sessionShelf(): Shelf {
  try {
    const store = globalThis.sessionStorage;
    store.setItem('shelf', '1');
    store.removeItem('shelf');
    return store;
  } catch {
    return memoryShelf();
  }
}

export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The chosen mode, under the specification's key of local storage [CHK-04]. Not keeping it is no failure. */
export function keepPaymentMode(mode: string): void {
  try {
    globalThis.localStorage.setItem('paymentMode', mode);
  } catch {
    // A browser without storage asks again next time.
  }
}
