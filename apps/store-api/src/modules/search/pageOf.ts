import type { SortCode } from '@luxe/contract/calls';
import { hasBit, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import { sortKeys, type SortOrder } from './sortOrders.ts';
import type { TextMatch } from './textIndex.ts';

export interface PageRequest {
  columns: Columns;
  found: Bits;
  /** Number of products in `found`. */
  total: number;
  sort: SortCode;
  /** Undefined without a term. */
  match: TextMatch | undefined;
  orderOf(sort: SortCode): SortOrder;
  from: number;
  size: number;
}

/**
 * Popularity, on a scale from 0 to 1000, that equals one point of a term match. With this weight, a word in
 * the name outranks a word in the description at any popularity.
 */
export const pointWeight = 25;

/** Rows of one page in sort order, one per product. */
export function pageOf(request: PageRequest): number[] {
  const { columns, total, sort, match, orderOf, from, size } = request;
  if (from >= total || size <= 0) return [];
  const tileRow = (product: number) => findTileRow(request, product);
  const { of, descends, keyOf } = sortKeys[sort];
  const relevanceMatch = sort === 'relevance' ? match : undefined;
  if (!relevanceMatch) {
    // Walking along the complete sort order can stop at the end of the page. When few of many rows match,
    // this walk is long, and sorting only the results is faster.
    const steps = ((from + size) * columns[of]) / total;
    if (steps < total * 8) return alongOrder(request, tileRow, orderOf(sort));
  }
  const key = keyOf(columns);
  const products = foundProducts(request);
  // All rows of a product have the same score. Products are therefore sorted first, and only those on this
  // page need a tile row.
  if (relevanceMatch?.scoreOfProduct) {
    const { scoreOfProduct } = relevanceMatch;
    return best(products, (one) => scoreOfProduct(one) * pointWeight + key(one), from, size).map(tileRow);
  }
  if (relevanceMatch) {
    const { productOf } = columns;
    const pointsOf = (row: number) =>
      relevanceMatch.scoreOf(row) * pointWeight + key(productOf[row] as number);
    return best(products.map(tileRow), pointsOf, from, size);
  }
  const pointsOf = descends ? key : (one: number) => -key(one);
  return of === 'rows'
    ? best(products.map(tileRow), pointsOf, from, size)
    : best(products, pointsOf, from, size).map(tileRow);
}

/**
 * The row of `found` that the product's tile shows: the row with the best term match. Between equal matches,
 * a row in stock, then the first row. -1 if no row is found.
 */
function findTileRow({ columns, found, match }: PageRequest, product: number): number {
  let [best, points] = [-1, -1];
  const end = columns.firstRow[product + 1] as number;
  for (let row = columns.firstRow[product] as number; row < end; row++) {
    if (!hasBit(found, row)) continue;
    const score = (match?.scoreOf(row) ?? 0) * 2 + (hasBit(columns.inStock, row) ? 1 : 0);
    if (score > points) [best, points] = [row, score];
  }
  return best;
}

function alongOrder(
  { columns, found, from, size }: PageRequest,
  tileRow: (product: number) => number,
  { of, order }: SortOrder,
): number[] {
  const rows: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && rows.length < size; at++) {
    const one = order[at] as number;
    if (of === 'rows' && !hasBit(found, one)) continue;
    const row = tileRow(of === 'rows' ? (columns.productOf[one] as number) : one);
    if (row < 0 || (of === 'rows' && row !== one)) continue;
    if (passed++ >= from) rows.push(row);
  }
  return rows;
}

function foundProducts({ columns: { productOf, firstRow }, found, total }: PageRequest): Uint32Array {
  const products = new Uint32Array(total);
  let [count, end] = [0, 0];
  for (let at = 0; at < found.length; at++) {
    for (let rest = found[at] as number; rest !== 0; rest &= rest - 1) {
      const row = (at << 5) + (31 - Math.clz32(rest & -rest));
      if (row < end) continue;
      const product = productOf[row] as number;
      end = firstRow[product + 1] as number;
      products[count++] = product;
    }
  }
  return products;
}

/**
 * One page of items, from position `from` on, highest points first. Items with equal points keep their
 * sequence. Holds at most `2 * (from + size)` candidates, because a common word finds hundreds of thousands
 * of items.
 */
function best(all: Uint32Array, pointsOf: (one: number) => number, from: number, size: number): number[] {
  const end = from + size;
  let candidates: Candidate[] = [];
  let least = -Infinity;
  for (let at = 0; at < all.length; at++) {
    const one = all[at] as number;
    const points = pointsOf(one);
    if (points <= least) continue;
    candidates.push({ one, points });
    if (candidates.length < end * 2) continue;
    candidates = greatest(candidates, end);
    least = candidates.at(-1)?.points ?? least;
  }
  return greatest(candidates, end)
    .slice(from)
    .map(({ one }) => one);
}

interface Candidate {
  one: number;
  points: number;
}

const greatest = (candidates: readonly Candidate[], most: number) =>
  candidates.toSorted((a, b) => b.points - a.points).slice(0, most);
