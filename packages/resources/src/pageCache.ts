import type { State } from 'swr';

type CacheEntry = State & { readonly _k?: unknown };

/**
 * The cache of a page, which starts with the preloaded responses. Each time a reader mounts, SWR writes the
 * cache entry again, and treats a new object as a new response. Therefore a write that changes nothing leaves
 * the cached object in place. Otherwise all readers would render a second time during hydration, in one long
 * task.
 */
export class PageCache extends Map<string, CacheEntry> {
  constructor(preloaded: Readonly<Record<string, unknown>> = {}) {
    super();
    for (const [key, data] of Object.entries(preloaded)) this.set(key, { data, _k: key });
  }

  override set(key: string, next: CacheEntry): this {
    const cached = this.get(key);
    return cached && isSame(cached, next) ? this : super.set(key, next);
  }
}

function isSame(a: CacheEntry, b: CacheEntry): boolean {
  const names = Object.keys(b) as (keyof CacheEntry)[];
  return names.length === Object.keys(a).length && names.every((name) => Object.is(a[name], b[name]));
}

/** Whether two responses have the same content. Identical objects are not compared in depth. */
export const isSameData = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
