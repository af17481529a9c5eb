import { useSyncExternalStore } from 'react';

/** A value outside React that components share. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: () => T): Store<T> {
  let held: { value: T } | undefined;
  const listeners = new Set<() => void>();
  const get = () => (held ??= { value: initial() }).value;
  return {
    get,
    set: (value) => {
      held = { value };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns the value of a store. The initial value of the store must be the same on the server and in the
 * browser.
 */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
