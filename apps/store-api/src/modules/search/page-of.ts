import type { SortCode } from '@luxe/contract/calls';
import { hasBit, type Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import { sortKeys, type Order } from './orders.ts';

export interface PageRequest {
  columns: Columns;
  found: Bits;
  /** Products among `found`. */
  total: number;
  sort: SortCode;
  /** How well words match; `undefined` without words. */
  scoreOf: ((row: number) => number) | undefined;
  orderOf(sort: SortCode): Order;
  from: number;
  size: number;
}

/** How much a point of the words weighs against popularity (0 to 1000): a word in the name beats one in the prose at any popularity. */
export const pointWeight = 25;

/** The rows of one page in the order asked for: one for each product. */
export function pageOf(request: PageRequest): number[] {
  const { columns, total, sort, scoreOf, orderOf, from, size } = request;
  if (from >= total || size <= 0) return [];
  const shown = (product: number) => shownRow(request, product);
  const { of, descends, keyOf } = sortKeys[sort];
  if (!(scoreOf && sort === 'relevance')) {
    // Going along the whole order stops at the end of the page; where little is found, sorting that is quicker.
    const steps = ((from + size) * columns[of]) / total;
    if (steps < total * 8) return alongOrder(request, shown, orderOf(sort));
  }
  const key = keyOf(columns);
  const keyOfRow = (row: number) => key(of === 'rows' ? row : (columns.productOf[row] as number));
  return best(
    allShown(request, shown),
    scoreOf && sort === 'relevance'
      ? (row) => scoreOf(row) * pointWeight + keyOfRow(row)
      : (row) => (descends ? keyOfRow(row) : -keyOfRow(row)),
    from,
    size,
  );
}

/** The row of a product that its tile shows: of those found the best match of the words, then one in stock, then the first. -1 if none is. */
function shownRow({ columns, found, scoreOf }: PageRequest, product: number): number {
  let [best, points] = [-1, -1];
  const end = columns.firstRow[product + 1] as number;
  for (let row = columns.firstRow[product] as number; row < end; row++) {
    if (!hasBit(found, row)) continue;
    const its = (scoreOf?.(row) ?? 0) * 2 + (hasBit(columns.inStock, row) ? 1 : 0);
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

function allShown({ columns, found, total }: PageRequest, shown: (product: number) => number): Uint32Array {
  const rows = new Uint32Array(total);
  let [count, product] = [0, -1];
  for (let at = 0; at < found.length; at++) {
    for (let word = found[at] as number; word !== 0; word &= word - 1) {
      const its = columns.productOf[(at << 5) + (31 - Math.clz32(word & -word))] as number;
      if (its === product) continue;
      product = its;
      rows[count++] = shown(product);
    }
  }
  return rows;
}

const baskets = 4096;

/**
 * Those from a place on, greatest first, equal ones by row. They are thrown into baskets by size, and only the baskets that reach into the
 * page are sorted: a broad word finds hundreds of thousands.
 */
function best(rows: Uint32Array, pointsOf: (row: number) => number, from: number, size: number): number[] {
  const points = new Float64Array(rows.length);
  let [least, most] = [Infinity, -Infinity];
  for (let at = 0; at < rows.length; at++) {
    const its = pointsOf(rows[at] as number);
    points[at] = its;
    if (its < least) least = its;
    if (its > most) most = its;
  }
  const scale = most > least ? (baskets - 1) / (most - least) : 0;
  const basketOf = (at: number) => Math.floor((most - (points[at] as number)) * scale);
  const filled = new Uint32Array(baskets);
  for (let at = 0; at < rows.length; at++) {
    const basket = basketOf(at);
    filled[basket] = (filled[basket] as number) + 1;
  }
  let [first, passed] = [0, 0];
  while (passed + (filled[first] as number) <= from) passed += filled[first++] as number;
  let [last, held] = [first, passed + (filled[first] as number)];
  while (held < from + size && last < baskets - 1) held += filled[++last] as number;
  const sorted: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    const basket = basketOf(at);
    if (basket >= first && basket <= last) sorted.push(at);
  }
  return sorted
    .sort(
      (a, b) => (points[b] as number) - (points[a] as number) || (rows[a] as number) - (rows[b] as number),
    )
    .slice(from - passed, from - passed + size)
    .map((at) => rows[at] as number);
}
