import { hasBit } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Neighbours, NearestRequest } from './engine.ts';

/** The products of a leaf category that can be had, cheapest first, equal prices in the order of their ids. */
interface Shelf {
  readonly products: Uint32Array;
  /** Paise: of the first colour in stock. */
  readonly prices: Float64Array;
}

/**
 * What is near in price, by leaf category. Every product's page asks for it, for all shelves of a department: a shelf is sorted when it is
 * first asked for, and kept until its stock changes.
 */
export class Shelves {
  readonly #columns: Columns;
  /** By number of the category's value; products in the order of their ids, in stock or not. */
  #members: ReadonlyMap<number, readonly number[]> | undefined;
  readonly #sorted = new Map<number, Shelf>();
  readonly #place: number;

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#place = columns.tables.kinds.facets.findIndex(({ key }) => key === 'category');
  }

  /** For each category at most `limit` products, nearest first. */
  nearest(request: NearestRequest): Neighbours {
    const numbers = this.#columns.tables.facets.get('category')?.numbers;
    return new Map(
      request.categories.map((code) => {
        const number = numbers?.get(code);
        return [code, number === undefined ? [] : this.#nearestOn(this.#shelf(number), request)];
      }),
    );
  }

  /** A product's stock has changed, and nothing else of it. */
  forget(product: number) {
    this.#sorted.delete(this.#leafOf(this.#columns.kind[product] as number));
  }

  #shelf(number: number): Shelf {
    const known = this.#sorted.get(number);
    if (known) return known;
    this.#members ??= this.#sortOut();
    const shelf = this.#fill(this.#members.get(number) ?? []);
    this.#sorted.set(number, shelf);
    return shelf;
  }

  #fill(members: readonly number[]): Shelf {
    const { price } = this.#columns;
    const had = members.flatMap((product) => {
      const row = this.#rowInStock(product);
      return row === undefined ? [] : [{ product, price: price[row] as number }];
    });
    // A stable sort: equal prices stay in the order of their ids.
    had.sort((a, b) => a.price - b.price);
    return {
      products: Uint32Array.from(had, ({ product }) => product),
      prices: Float64Array.from(had, ({ price: paise }) => paise),
    };
  }

  #rowInStock(product: number): number | undefined {
    const { firstRow, inStock } = this.#columns;
    const end = firstRow[product + 1] as number;
    for (let row = firstRow[product] as number; row < end; row++) if (hasBit(inStock, row)) return row;
    return undefined;
  }

  #sortOut(): Map<number, number[]> {
    const { kind, products, tables } = this.#columns;
    const leafOf = Int32Array.from(tables.kinds.sets, (_, at) => this.#leafOf(at));
    const members = new Map<number, number[]>();
    for (let product = 0; product < products; product++) {
      const leaf = leafOf[kind[product] as number] as number;
      const list = members.get(leaf);
      if (list) list.push(product);
      else members.set(leaf, [product]);
    }
    return members;
  }

  /** The last of a product's categories is its leaf; -1 without one. */
  #leafOf(kind: number): number {
    return this.#columns.tables.kinds.sets[kind]?.[this.#place]?.at(-1) ?? -1;
  }

  /** Goes outwards from the price on both sides, on to the end of what is equally far: ids decide there. */
  #nearestOn({ products, prices }: Shelf, { id, price, limit }: NearestRequest) {
    const { ids } = this.#columns;
    const apartAt = (at: number) =>
      at < 0 || at >= prices.length
        ? Infinity
        : Math.abs(Math.log(((prices[at] as number) + 1) / (price + 1)));
    let right = lowerBound(prices, price);
    let left = right - 1;
    const found: { other: string; apart: number }[] = [];
    for (;;) {
      const isLeft = apartAt(left) <= apartAt(right);
      const at = isLeft ? left : right;
      const apart = apartAt(at);
      if (apart === Infinity || (found.length >= limit && apart > (found.at(-1)?.apart ?? 0))) break;
      if (isLeft) left--;
      else right++;
      const other = ids[products[at] as number] ?? '';
      if (other !== id) found.push({ other, apart });
    }
    return found.sort((a, b) => a.apart - b.apart || (a.other < b.other ? -1 : 1)).slice(0, limit);
  }
}

/** The first place whose value is not below. */
function lowerBound(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
