import type { SortCode } from '@luxe/contract/calls';
import { hasBit, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import { sortKeys, type Order } from './orders.ts';
import type { TextMatch } from './text-index.ts';

export interface PageRequest {
  columns: Columns;
  found: Bits;
  /** Products among `found`. */
  total: number;
  sort: SortCode;
  /** `undefined` without words. */
  match: TextMatch | undefined;
  orderOf(sort: SortCode): Order;
  from: number;
  size: number;
}

/** How much a point of the words weighs against popularity (0 to 1000): a word in the name beats one in the prose at any popularity. */
export const pointWeight = 25;

/** The rows of one page in the order asked for: one for each product. */
export function pageOf(request: PageRequest): number[] {
  const { columns, total, sort, match, orderOf, from, size } = request;
  if (from >= total || size <= 0) return [];
  const shown = (product: number) => shownRow(request, product);
  const { of, descends, keyOf } = sortKeys[sort];
  const words = sort === 'relevance' ? match : undefined;
  if (!words) {
    // Going along the whole order stops at the end of the page; where little is found, sorting that is quicker.
    const steps = ((from + size) * columns[of]) / total;
    if (steps < total * 8) return alongOrder(request, shown, orderOf(sort));
  }
  const key = keyOf(columns);
  const products = foundProducts(request);
  // Where a product's rows are all alike to the sort, only those of the page need be chosen.
  if (words?.scoreOfProduct) {
    const { scoreOfProduct } = words;
    return best(products, (one) => scoreOfProduct(one) * pointWeight + key(one), from, size).map(shown);
  }
  if (words) {
    const { productOf } = columns;
    const pointsOf = (row: number) => words.scoreOf(row) * pointWeight + key(productOf[row] as number);
    return best(products.map(shown), pointsOf, from, size);
  }
  const pointsOf = descends ? key : (one: number) => -key(one);
  return of === 'rows'
    ? best(products.map(shown), pointsOf, from, size)
    : best(products, pointsOf, from, size).map(shown);
}

/** The row of a product that its tile shows: of those found the best match of the words, then one in stock, then the first. -1 if none is. */
function shownRow({ columns, found, match }: PageRequest, product: number): number {
  let [best, points] = [-1, -1];
  const end = columns.firstRow[product + 1] as number;
  for (let row = columns.firstRow[product] as number; row < end; row++) {
    if (!hasBit(found, row)) continue;
    const its = (match?.scoreOf(row) ?? 0) * 2 + (hasBit(columns.inStock, row) ? 1 : 0);
    if (its > points) [best, points] = [row, its];
  }
  return best;
}

function alongOrder(
  { columns, found, from, size }: PageRequest,
  shown: (product: number) => number,
  { of, order }: Order,
): number[] {
  const rows: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && rows.length < size; at++) {
    const one = order[at] as number;
    if (of === 'rows' && !hasBit(found, one)) continue;
    const row = shown(of === 'rows' ? (columns.productOf[one] as number) : one);
    if (row < 0 || (of === 'rows' && row !== one)) continue;
    if (passed++ >= from) rows.push(row);
  }
  return rows;
}

function foundProducts({ columns: { productOf, firstRow }, found, total }: PageRequest): Uint32Array {
  const products = new Uint32Array(total);
  let [count, end] = [0, 0];
  for (let at = 0; at < found.length; at++) {
    for (let word = found[at] as number; word !== 0; word &= word - 1) {
      const row = (at << 5) + (31 - Math.clz32(word & -word));
      if (row < end) continue;
      const product = productOf[row] as number;
      end = firstRow[product + 1] as number;
      products[count++] = product;
    }
  }
  return products;
}

/**
 * Those from a place on, most points first, equal ones as they stand. Only those that may come on the page are kept and sorted, at most twice
 * as many as reach its end: a broad word finds hundreds of thousands.
 */
function best(all: Uint32Array, pointsOf: (one: number) => number, from: number, size: number): number[] {
  const end = from + size;
  let kept: Candidate[] = [];
  let least = -Infinity;
  for (let at = 0; at < all.length; at++) {
    const one = all[at] as number;
    const points = pointsOf(one);
    if (points <= least) continue;
    kept.push({ one, points });
    if (kept.length < end * 2) continue;
    kept = greatest(kept, end);
    least = kept.at(-1)?.points ?? least;
  }
  return greatest(kept, end)
    .slice(from)
    .map(({ one }) => one);
}

interface Candidate {
  one: number;
  points: number;
}

const greatest = (kept: readonly Candidate[], most: number) =>
  kept.toSorted((a, b) => b.points - a.points).slice(0, most);
