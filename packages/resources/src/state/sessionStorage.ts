/** Session storage survives a reload. The browser deletes it when the tab closes. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** A storage with the lifetime of the page, for browsers that block session storage and for tests. */
export function createMemoryStorage(): SessionStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
