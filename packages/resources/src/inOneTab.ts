/** Does a work that no two tabs may do at once: the others wait for their turn. Where a browser has no such locks, it is done as it comes. */
export function inOneTab<T>(name: 'cart', work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(`luxe ${name}`, work) : work();
}
