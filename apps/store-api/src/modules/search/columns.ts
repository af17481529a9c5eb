import { clearBit, emptyBits, setBit, type Bits } from './bits.ts';
import type { SearchColour, SearchDocument } from './engine.ts';
import { facetDefinitions } from './facets.ts';
import { Growable } from './growable.ts';
import { codeOf, createFacetTable, createSignatures, numberOf } from './facetSignatures.ts';
import type { FacetTable, Signatures } from './facetSignatures.ts';

/**
 * Tables of values to which rows and products refer by number. Values are only added, so the columns before
 * and after a change can share the tables.
 */
export interface Tables {
  readonly facets: Map<string, FacetTable>;
  /** Combinations of product facet values. */
  readonly productSignatures: Signatures;
  /** Combinations of colour facet values. */
  readonly colourSignatures: Signatures;
  readonly colours: Omit<SearchColour, 'price' | 'discount' | 'inStock'>[];
  readonly colourCodes: Map<string, number>;
}

export function createTables(): Tables {
  const facets = new Map(facetDefinitions.map((one) => [one.key, createFacetTable(one)]));
  const of = (level: 'product' | 'colour') =>
    facetDefinitions.filter((one) => one.of === level).map(({ key }) => facets.get(key) as FacetTable);
  return {
    facets,
    productSignatures: createSignatures(of('product')),
    colourSignatures: createSignatures(of('colour')),
    colours: [],
    colourCodes: new Map(),
  };
}

/**
 * Data for filters, counts and sort orders. Products are ordered by id. A row is a product in one colour; the
 * rows of a product are adjacent.
 */
export interface Columns {
  readonly tables: Tables;
  readonly products: number;
  readonly rows: number;
  // By product.
  readonly ids: readonly string[];
  /**
   * The first row of each product. Product n ends before the row in entry n + 1, so there is one extra entry
   * at the end.
   */
  readonly firstRow: Uint32Array;
  readonly kind: Uint32Array;
  readonly popularity: Float64Array;
  readonly createdAt: Float64Array;
  /** Hash of the product's text, to detect changes. */
  readonly textHash: Uint32Array;
  // By row.
  readonly productOf: Uint32Array;
  readonly look: Uint32Array;
  /** Paise. */
  readonly price: Float64Array;
  readonly discount: Uint8Array;
  /** Index in `tables.colours`. */
  readonly colour: Uint32Array;
  readonly inStock: Bits;
}

const productFacets = facetDefinitions.filter(({ of }) => of === 'product');
const colourFacets = facetDefinitions.filter(({ of }) => of === 'colour');
/**
 * Placeholders for the arguments of `valuesOf` that a facet does not read. Product facets read only the
 * document, so they get `noColour`. Colour facets read only the colour, so they get `noDocument`.
 */
export const noDocument = {} as SearchDocument;
const noColour = {} as SearchColour;

function kindOf({ productSignatures }: Tables, document: SearchDocument): number {
  return codeOf(
    productSignatures,
    productFacets.map(({ valuesOf }, at) =>
      valuesOf(document, noColour).map((value) =>
        numberOf(productSignatures.facets[at] as FacetTable, value),
      ),
    ),
  );
}

function lookOf({ colourSignatures }: Tables, colour: SearchColour): number {
  return codeOf(
    colourSignatures,
    colourFacets.map(({ valuesOf }, at) =>
      valuesOf(noDocument, colour).map((value) => numberOf(colourSignatures.facets[at] as FacetTable, value)),
    ),
  );
}

function colourCodeOf({ colours, colourCodes }: Tables, { key, name, hex, family }: SearchColour): number {
  const colourKey = `${key}\n${name}\n${hex}\n${family}`;
  const known = colourCodes.get(colourKey);
  if (known !== undefined) return known;
  colourCodes.set(colourKey, colours.length);
  return colours.push({ key, name, hex, family }) - 1;
}

/** Builds columns from products, one at a time, ordered by id. Does not hold the documents. */
export class ColumnsBuilder {
  readonly #tables: Tables;
  readonly #ids: string[] = [];
  readonly #firstRow = new Growable(Uint32Array);
  readonly #kind = new Growable(Uint32Array);
  readonly #popularity = new Growable(Float64Array);
  readonly #createdAt = new Growable(Float64Array);
  readonly #textHash = new Growable(Uint32Array);
  readonly #productOf = new Growable(Uint32Array);
  readonly #look = new Growable(Uint32Array);
  readonly #price = new Growable(Float64Array);
  readonly #discount = new Growable(Uint8Array);
  readonly #colour = new Growable(Uint32Array);
  readonly #stock = new Growable(Uint8Array);

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  add(document: SearchDocument, textHash: number) {
    this.#product(document.id, kindOf(this.#tables, document), document, textHash);
    for (const colour of document.colours)
      this.#row(
        lookOf(this.#tables, colour),
        colour.price,
        colour.discount,
        colourCodeOf(this.#tables, colour),
        Number(colour.inStock),
      );
  }

  /** Copies a product from other columns, which must have the same tables. */
  copy(from: Columns, product: number) {
    this.#product(
      from.ids[product] ?? '',
      from.kind[product] as number,
      { popularity: from.popularity[product] as number, createdAt: from.createdAt[product] as number },
      from.textHash[product] as number,
    );
    const end = from.firstRow[product + 1] as number;
    for (let row = from.firstRow[product] as number; row < end; row++)
      this.#row(
        from.look[row] as number,
        from.price[row] as number,
        from.discount[row] as number,
        from.colour[row] as number,
        ((from.inStock[row >>> 5] as number) >>> (row & 31)) & 1,
      );
  }

  finish(): Columns {
    this.#firstRow.push(this.#look.length);
    const rows = this.#look.length;
    const inStock = emptyBits(rows);
    this.#stock.finish().forEach((yes, row) => yes && setBit(inStock, row));
    return {
      tables: this.#tables,
      products: this.#ids.length,
      rows,
      ids: this.#ids,
      firstRow: this.#firstRow.finish(),
      kind: this.#kind.finish(),
      popularity: this.#popularity.finish(),
      createdAt: this.#createdAt.finish(),
      textHash: this.#textHash.finish(),
      productOf: this.#productOf.finish(),
      look: this.#look.finish(),
      price: this.#price.finish(),
      discount: this.#discount.finish(),
      colour: this.#colour.finish(),
      inStock,
    };
  }

  #product(
    id: string,
    kind: number,
    { popularity, createdAt }: Pick<SearchDocument, 'popularity' | 'createdAt'>,
    textHash: number,
  ) {
    if (id <= (this.#ids.at(-1) ?? ''))
      throw new Error(`products must come in the order of their ids: ${id}`);
    this.#ids.push(id);
    this.#firstRow.push(this.#look.length);
    this.#kind.push(kind);
    this.#popularity.push(popularity);
    this.#createdAt.push(createdAt);
    this.#textHash.push(textHash);
  }

  #row(look: number, price: number, discount: number, colour: number, inStock: number) {
    this.#productOf.push(this.#ids.length - 1);
    this.#look.push(look);
    this.#price.push(price);
    this.#discount.push(discount);
    this.#colour.push(colour);
    this.#stock.push(inStock);
  }
}

/** Index of a product in the sorted ids, or where it would be inserted. */
export function productIndexOf(ids: readonly string[], id: string): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Updates prices, stock, popularity and dates in place. Returns whether more than stock has changed. */
export function updateFacts(columns: Columns, product: number, document: SearchDocument): boolean {
  const kind = kindOf(columns.tables, document);
  const isMore =
    columns.kind[product] !== kind ||
    columns.popularity[product] !== document.popularity ||
    columns.createdAt[product] !== document.createdAt;
  columns.kind[product] = kind;
  columns.popularity[product] = document.popularity;
  columns.createdAt[product] = document.createdAt;
  return updateOffers(columns, product, document.colours) || isMore;
}

/** A colour without its prices and stock. */
type Look = Tables['colours'][number];

export const isSameLook = (a: Look, b: Look): boolean =>
  a.key === b.key && a.name === b.name && a.hex === b.hex && a.family === b.family;

/** Whether a product has these colours in the columns, in this order. Prices and stock do not count. */
export function hasColours(columns: Columns, product: number, colours: readonly SearchColour[]): boolean {
  const first = columns.firstRow[product] as number;
  if ((columns.firstRow[product + 1] as number) - first !== colours.length) return false;
  return colours.every((colour, at) => {
    const stored = columns.tables.colours[columns.colour[first + at] as number];
    return stored !== undefined && isSameLook(stored, colour);
  });
}

/** Updates prices and stock in place. Returns whether more than stock has changed. */
export function updateOffers(columns: Columns, product: number, colours: readonly SearchColour[]): boolean {
  let isMore = false;
  colours.forEach((colour, at) => {
    const row = (columns.firstRow[product] as number) + at;
    const code = colourCodeOf(columns.tables, colour);
    isMore ||=
      columns.price[row] !== colour.price ||
      columns.discount[row] !== colour.discount ||
      columns.colour[row] !== code;
    columns.price[row] = colour.price;
    columns.discount[row] = colour.discount;
    columns.colour[row] = code;
    columns.look[row] = lookOf(columns.tables, colour);
    (colour.inStock ? setBit : clearBit)(columns.inStock, row);
  });
  return isMore;
}
