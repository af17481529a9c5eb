import { hasBit } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Neighbours, NearestRequest } from './engine.ts';

/** One pass over all products: a product's page asks for it, and a shelf may hold thousands. */
export function nearestInPrice(
  columns: Columns,
  { id, price, categories, limit }: NearestRequest,
): Neighbours {
  const { kinds, facets } = columns.tables;
  const place = kinds.facets.findIndex(({ key }) => key === 'category');
  const values = facets.get('category')?.values ?? [];
  const shelves = new Map(categories.map((code) => [code, new Shelf(limit)]));
  const shelfOf = kinds.sets.map((set) => shelves.get(values[set[place]?.at(-1) ?? -1] ?? ''));
  for (let product = 0; product < columns.products; product++) {
    const shelf = shelfOf[columns.kind[product] as number];
    if (!shelf) continue;
    const end = columns.firstRow[product + 1] as number;
    for (let row = columns.firstRow[product] as number; row < end; row++) {
      if (!hasBit(columns.inStock, row)) continue;
      const other = columns.ids[product] ?? '';
      if (other !== id) shelf.offer(other, apartBy(columns.price[row] as number, price));
      break;
    }
  }
  return new Map([...shelves].map(([code, { found }]) => [code, found]));
}

/** How far prices are apart: their ratio as a logarithm. */
const apartBy = (theirs: number, price: number) => Math.abs(Math.log((theirs + 1) / (price + 1)));

class Shelf {
  readonly found: { other: string; apart: number }[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(other: string, apart: number) {
    const last = this.found.at(-1);
    if (this.found.length >= this.#limit && last && apart >= last.apart) return;
    this.found.push({ other, apart });
    this.found.sort((a, b) => a.apart - b.apart || (a.other < b.other ? -1 : 1));
    if (this.found.length > this.#limit) this.found.pop();
  }
}
