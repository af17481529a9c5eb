import { hasBit } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Neighbours, NearestRequest } from './engine.ts';

/**
 * The products of a leaf category that are in stock, cheapest first. Products with equal prices are ordered
 * by id.
 */
interface CategoryPrices {
  readonly products: Uint32Array;
  /** Price of the first colour in stock, in paise. */
  readonly prices: Float64Array;
}

/**
 * Finds products with a similar price by leaf category. Every product page requests all leaf categories of a
 * department. A category is sorted at its first request and cached until its stock changes.
 */
export class PriceIndex {
  readonly #columns: Columns;
  /**
   * Products of each category, in stock or not, ordered by id. The key is the number of the category in its
   * facet.
   */
  #members: ReadonlyMap<number, readonly number[]> | undefined;
  readonly #sorted = new Map<number, CategoryPrices>();
  readonly #facetIndex: number;

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#facetIndex = columns.tables.productSignatures.facets.findIndex(({ key }) => key === 'category');
  }

  /** Returns up to `limit` products per category, nearest in price first. */
  nearest(request: NearestRequest): Neighbours {
    const numbers = this.#columns.tables.facets.get('category')?.numbers;
    return new Map(
      request.categories.map((code) => {
        const number = numbers?.get(code);
        return [code, number === undefined ? [] : this.#nearestIn(this.#pricesOf(number), request)];
      }),
    );
  }

  /** Drops the cached prices of the product's category, because the stock of the product has changed. */
  forget(product: number) {
    this.#sorted.delete(this.#leafOf(this.#columns.kind[product] as number));
  }

  #pricesOf(number: number): CategoryPrices {
    const known = this.#sorted.get(number);
    if (known) return known;
    this.#members ??= this.#groupByCategory();
    const categoryPrices = this.#fill(this.#members.get(number) ?? []);
    this.#sorted.set(number, categoryPrices);
    return categoryPrices;
  }

  #fill(members: readonly number[]): CategoryPrices {
    const { price } = this.#columns;
    const available = members.flatMap((product) => {
      const row = this.#rowInStock(product);
      return row === undefined ? [] : [{ product, price: price[row] as number }];
    });
    // The sort is stable, so equal prices stay ordered by id.
    available.sort((a, b) => a.price - b.price);
    return {
      products: Uint32Array.from(available, ({ product }) => product),
      prices: Float64Array.from(available, ({ price: paise }) => paise),
    };
  }

  #rowInStock(product: number): number | undefined {
    const { firstRow, inStock } = this.#columns;
    const end = firstRow[product + 1] as number;
    for (let row = firstRow[product] as number; row < end; row++) if (hasBit(inStock, row)) return row;
    return undefined;
  }

  #groupByCategory(): Map<number, number[]> {
    const { kind, products, tables } = this.#columns;
    const leafOf = Int32Array.from(tables.productSignatures.sets, (_, at) => this.#leafOf(at));
    const members = new Map<number, number[]>();
    for (let product = 0; product < products; product++) {
      const leaf = leafOf[kind[product] as number] as number;
      const list = members.get(leaf);
      if (list) list.push(product);
      else members.set(leaf, [product]);
    }
    return members;
  }

  /** The last category of a product is its leaf; -1 without categories. */
  #leafOf(kind: number): number {
    return this.#columns.tables.productSignatures.sets[kind]?.[this.#facetIndex]?.at(-1) ?? -1;
  }

  /**
   * Searches from the price towards lower and higher prices. The result may be longer than the limit: it has
   * every product as far from the price as the last one, so that the caller can order those by id and cut.
   */
  #nearestIn({ products, prices }: CategoryPrices, { id, price, limit }: NearestRequest) {
    const { ids } = this.#columns;
    const apartAt = (at: number) =>
      at < 0 || at >= prices.length
        ? Infinity
        : Math.abs(Math.log(((prices[at] as number) + 1) / (price + 1)));
    let right = lowerBound(prices, price);
    let left = right - 1;
    const found: { other: string; priceDistance: number }[] = [];
    for (;;) {
      const isLeft = apartAt(left) <= apartAt(right);
      const at = isLeft ? left : right;
      const priceDistance = apartAt(at);
      if (
        priceDistance === Infinity ||
        (found.length >= limit && priceDistance > (found.at(-1)?.priceDistance ?? 0))
      )
        break;
      if (isLeft) left--;
      else right++;
      const other = ids[products[at] as number] ?? '';
      if (other !== id) found.push({ other, priceDistance });
    }
    return found
      .sort((a, b) => a.priceDistance - b.priceDistance || (a.other < b.other ? -1 : 1))
      .slice(0, limit);
  }
}

/** Index of the first number that is not less than `value`. */
function lowerBound(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
