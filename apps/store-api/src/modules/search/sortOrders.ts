import type { SortCode } from '@luxe/contract/calls';
import type { Columns } from './columns.ts';
import { combinationsWith } from './facetSignatures.ts';

/** Products or rows in sort order; ties are ordered by id. */
export interface SortOrder {
  of: 'products' | 'rows';
  order: Uint32Array;
}

/** Key of a sort order. */
interface SortKey {
  of: SortOrder['of'];
  descends: boolean;
  /** Never negative, as `radixOrder` requires. */
  keyOf(columns: Columns): (at: number) => number;
}

/**
 * Added to the date of a product that counts as new. It is greater than any date in milliseconds, so that new
 * products come before all others.
 */
export const newProductBonus = 2 ** 48;

export const sortKeys: Record<SortCode, SortKey> = {
  relevance: {
    of: 'products',
    descends: true,
    keyOf:
      ({ popularity }) =>
      (at) =>
        popularity[at] as number,
  },
  isProductNew: {
    of: 'products',
    descends: true,
    keyOf(columns) {
      const { createdAt, kind } = columns;
      const isNew = newKinds(columns);
      return (at) => (createdAt[at] as number) + (isNew[kind[at] as number] === 1 ? newProductBonus : 0);
    },
  },
  'price-asc': {
    of: 'rows',
    descends: false,
    keyOf:
      ({ price }) =>
      (at) =>
        price[at] as number,
  },
  'price-desc': {
    of: 'rows',
    descends: true,
    keyOf:
      ({ price }) =>
      (at) =>
        price[at] as number,
  },
  'discount-desc': {
    of: 'rows',
    descends: true,
    keyOf:
      ({ discount }) =>
      (at) =>
        discount[at] as number,
  },
};

/** By kind: 1 for new products. */
function newKinds({ tables: { productSignatures } }: Columns): Uint8Array {
  const facetIndex = productSignatures.facets.findIndex(({ key }) => key === 'isProductNew');
  const yes = productSignatures.facets[facetIndex]?.numbers.get('true') ?? -1;
  return combinationsWith(productSignatures, facetIndex, yes);
}

export function orderBy(columns: Columns, sort: SortCode): SortOrder {
  const { of, descends, keyOf } = sortKeys[sort];
  const key = keyOf(columns);
  const keys = new Float64Array(columns[of]);
  for (let at = 0; at < keys.length; at++) keys[at] = key(at);
  return { of, order: radixOrder(keys, descends) };
}

/**
 * Sorts indexes by their keys; equal keys keep their order. The bits of non-negative floats sort like the
 * floats. A radix sort of 16 bits at a time, which skips bits that all keys share, is many times faster than
 * comparisons.
 */
function radixOrder(keys: Float64Array, descends: boolean): Uint32Array {
  const digits = new Uint16Array(keys.buffer);
  let order = Uint32Array.from(keys, (_, at) => at);
  let other = new Uint32Array(keys.length);
  const starts = new Uint32Array(65_537);
  for (let part = 0; part < 4; part++) {
    starts.fill(0);
    const flip = descends ? 0xffff : 0;
    for (let at = part; at < digits.length; at += 4) {
      const digit = (digits[at] as number) ^ flip;
      starts[digit + 1] = (starts[digit + 1] as number) + 1;
    }
    if (starts.includes(keys.length)) continue;
    for (let digit = 1; digit < 65_537; digit++)
      starts[digit] = (starts[digit] as number) + (starts[digit - 1] as number);
    for (let at = 0; at < order.length; at++) {
      const one = order[at] as number;
      const digit = (digits[one * 4 + part] as number) ^ flip;
      const to = starts[digit] as number;
      starts[digit] = to + 1;
      other[to] = one;
    }
    [order, other] = [other, order];
  }
  return order;
}
