import type { SearchDocument, SearchEngine, SearchNames } from './engine.ts';

/** An index as an earlier run left it, and where to read on in change_log. */
interface Kept {
  engine: SearchEngine;
  cursor: string;
}

/** How a process comes by its engine. */
export interface SearchDriver {
  /** The index of an earlier run; `undefined` when there is none that fits this database, these names and this program. */
  resume(names: SearchNames): Promise<Kept | undefined>;
  /** Builds an index of all products, which come in the order of their ids. */
  build(names: SearchNames, documents: AsyncIterable<SearchDocument>): Promise<SearchEngine>;
  /** Keeps the index for the next run: it knows every change before `cursor`. */
  keep(cursor: string): Promise<void>;
}

/** Changes with whatever makes an index of an earlier program useless: fields, weights, stems, facets, layout. */
const format = 1;

/** What an index was made of, besides products. */
export function markOf(names: SearchNames): string {
  return JSON.stringify([
    format,
    names.brands,
    names.categories.map(({ code, name }) => [code, name]),
    names.synonyms,
  ]);
}
