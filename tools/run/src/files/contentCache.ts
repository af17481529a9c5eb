import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Results of a check, each for one file with one content. */
export interface ContentCache<Result> {
  /** The result for this content of the file. Undefined when it has not been checked. */
  get(file: string, text: string): Result | undefined;
  set(file: string, text: string, result: Result): void;
  /** Writes the cache. With `isComplete`, drops the results that nothing has read or set. */
  save(options: { readonly isComplete: boolean }): void;
}

/** The environment variable that makes a run ignore earlier results. `npm run verify -- --all` sets it. */
export const withoutCache = 'LUXE_WITHOUT_CACHE';

/**
 * Opens the cache in the file `location`. `identity` names everything else that the results depend on, such
 * as versions and settings: results of another identity are dropped.
 */
export function openContentCache<Result>(location: string, identity: string): ContentCache<Result> {
  const known = new Map(Object.entries(readResults<Result>(location, identity)));
  const used = new Map<string, Result>();
  return {
    get(file, text) {
      const key = hashTexts(file, text);
      const result = used.get(key) ?? known.get(key);
      if (result !== undefined) used.set(key, result);
      return result;
    },
    set(file, text, result) {
      used.set(hashTexts(file, text), result);
    },
    save({ isComplete }) {
      const results = Object.fromEntries(isComplete ? used : [...known, ...used]);
      mkdirSync(path.dirname(location), { recursive: true });
      writeFileSync(location, JSON.stringify({ identity, results }));
    },
  };
}

/** The hash of several texts in this order. */
export function hashTexts(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

/**
 * Returns no results when there is no cache, when it cannot be read, when it has another identity, or when
 * the run must not use it.
 */
function readResults<Result>(location: string, identity: string): Readonly<Record<string, Result>> {
  if (process.env[withoutCache]) return {};
  try {
    const saved = JSON.parse(readFileSync(location, 'utf8')) as {
      identity: string;
      results: Record<string, Result>;
    };
    return saved.identity === identity ? saved.results : {};
  } catch {
    return {};
  }
}
