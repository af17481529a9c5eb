import type { SearchDocument, SearchEngine, SearchNames } from './engine.ts';

/** An index from an earlier run, and the change_log cursor from which to continue. */
interface ResumedIndex {
  engine: SearchEngine;
  cursor: string;
}

/** Creates the engine of a process. */
export interface SearchDriver {
  /**
   * Returns the index that an earlier run saved. Returns undefined when no index is saved, or when the saved
   * index was built from another database, other names or another version of the program. Also returns
   * undefined when the index does not have `size` products, because fillCatalogue writes products without
   * change_log entries.
   */
  resume(names: SearchNames, size: number): Promise<ResumedIndex | undefined>;
  /**
   * Passes new names to the engine and to the next `save`. The existing brands and categories have their
   * names as before: an index does not store which products a changed name concerns.
   */
  useNames(names: SearchNames): Promise<void>;
  /** Builds an index of all products, which arrive ordered by id. */
  build(names: SearchNames, documents: AsyncIterable<SearchDocument>): Promise<SearchEngine>;
  /** Saves the index for the next run. It contains every change before `cursor`. */
  save(cursor: string): Promise<void>;
}

/**
 * Increase this number when older indexes become invalid: after changes to fields, weights, stems, facets,
 * layout or cursor.
 */
const format = 3;

/**
 * Fingerprint of everything that an index is built from, except the products. `SearchWords` are not in it.
 */
export function fingerprintOf(names: SearchNames): string {
  return JSON.stringify([format, names.brands, names.categories.map(({ code, name }) => [code, name])]);
}
