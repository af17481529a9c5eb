import { ColumnsBuilder, type Columns } from './columns.ts';
import type { SearchDocument } from './engine.ts';

/** Marks a removed product. */
export const noProduct = 0xffffffff;

/** A changed product with its text hash. A removed product has no document. */
export interface Replacement {
  document: SearchDocument | undefined;
  textHash: number;
}

/**
 * Returns new columns in which the changed products are replaced, added or removed. `moved` contains the new
 * index of each old product, or `noProduct` when the product was removed or replaced.
 */
export function mergeColumns(columns: Columns, changed: ReadonlyMap<string, Replacement>) {
  const builder = new ColumnsBuilder(columns.tables);
  const moved = new Uint32Array(columns.products).fill(noProduct);
  const add = (id: string) => {
    const { document, textHash } = changed.get(id) as Replacement;
    if (document) builder.add(document, textHash);
    return document ? 1 : 0;
  };
  const ids = [...changed.keys()].sort().values();
  let next = ids.next();
  let nextIndex = 0;
  columns.ids.forEach((id, product) => {
    for (; !next.done && next.value < id; next = ids.next()) nextIndex += add(next.value);
    if (changed.has(id)) return;
    builder.copy(columns, product);
    moved[product] = nextIndex++;
  });
  for (; !next.done; next = ids.next()) add(next.value);
  return { columns: builder.finish(), moved };
}
