import type { State } from 'swr';

type Held = State & { readonly _k?: unknown };

/**
 * The cache of a page, with the answers that the server has preloaded. A write that changes nothing leaves what is held as it is: SWR writes
 * each key anew for every reader that mounts, and takes another object for another answer. Readers of one answer would be drawn a second
 * time, at once and without a pause, when the page is taken over.
 */
export class PageCache extends Map<string, Held> {
  constructor(preloaded: Readonly<Record<string, unknown>> = {}) {
    super();
    for (const [key, data] of Object.entries(preloaded)) this.set(key, { data, _k: key });
  }

  override set(key: string, next: Held): this {
    const held = this.get(key);
    return held && isSame(held, next) ? this : super.set(key, next);
  }
}

function isSame(a: Held, b: Held): boolean {
  const names = Object.keys(b) as (keyof Held)[];
  return names.length === Object.keys(a).length && names.every((name) => Object.is(a[name], b[name]));
}

/** Whether two answers say the same. What is the same object is not looked through. */
export const isSameAnswer = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
