/**
 * Runs work that only one tab may do at a time; other tabs wait. In a browser without locks the work runs at
 * once.
 */
export function withTabLock<T>(name: 'cart', work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(`luxe ${name}`, work) : work();
}
