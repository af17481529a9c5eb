import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

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

/**
 * Returns a selection from a store whose value the server does not know. While HTML of the server hydrates,
 * the hook returns `serverSelection`, and then the known value. This first update is a transition, so that it
 * does not block input. `useSyncExternalStore` alone would render it in the same task as the hydration.
 *
 * Each component subscribes by itself. A context would not do: when its value changes, React renders anew,
 * in one task, every part of the page that still waits for its hydration.
 */
export function useStoreAfterHydration<T, S>(
  store: Store<T>,
  serverSelection: S,
  select: (value: T) => S,
): S {
  const wasHydrated = useWasHydrated();
  const [selection, setSelection] = useState(() => (wasHydrated ? serverSelection : select(store.get())));
  useEffect(() => {
    const update = () => setSelection(() => select(store.get()));
    startTransition(update);
    return store.subscribe(update);
  }, [store, select]);
  return selection;
}

/**
 * Whether the component was part of the HTML of the server. The answer stays the same after hydration, so it
 * causes no second render.
 */
function useWasHydrated(): boolean {
  const [{ onClient, onServer }] = useState(createHydrationReader);
  return useSyncExternalStore(subscribeToNothing, onClient, onServer);
}

/** Reads for `useSyncExternalStore`. React calls `onServer` only on the server and during hydration. */
function createHydrationReader() {
  let wasHydrated = false;
  return { onClient: () => wasHydrated, onServer: () => (wasHydrated = true) };
}

const subscribeToNothing = () => () => undefined;
