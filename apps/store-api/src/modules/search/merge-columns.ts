import { ColumnsBuilder, type Columns } from './columns.ts';
import type { SearchDocument } from './engine.ts';

/** No product. */
export const gone = 0xffffffff;

/** A changed product and its mark; without a document it is gone. */
export interface Replacement {
  document: SearchDocument | undefined;
  wordsMark: number;
}

/** Columns with some products replaced, added or taken out, and where each of the old products stands now (`gone` for those that do not). */
export function mergeColumns(columns: Columns, changed: ReadonlyMap<string, Replacement>) {
  const builder = new ColumnsBuilder(columns.tables);
  const moved = new Uint32Array(columns.products).fill(gone);
  const add = (id: string) => {
    const { document, wordsMark } = changed.get(id) as Replacement;
    if (document) builder.add(document, wordsMark);
    return document ? 1 : 0;
  };
  const ids = [...changed.keys()].sort().values();
  let next = ids.next();
  let place = 0;
  columns.ids.forEach((id, product) => {
    for (; !next.done && next.value < id; next = ids.next()) place += add(next.value);
    if (changed.has(id)) return;
    builder.copy(columns, product);
    moved[product] = place++;
  });
  for (; !next.done; next = ids.next()) add(next.value);
  return { columns: builder.finish(), moved };
}
