import { clearBit, emptyBits, setBit, type Bits } from './bits.ts';
import type { SearchColour, SearchDocument } from './engine.ts';
import { facetDefinitions } from './facets.ts';
import { Growable } from './growable.ts';
import { codeOf, createFacetTable, createSignatures, numberOf } from './signatures.ts';
import type { FacetTable, Signatures } from './signatures.ts';

/** What rows and products name by number. It grows and never shrinks, so that columns made after one another can share it. */
export interface Tables {
  readonly facets: Map<string, FacetTable>;
  /** Combinations of what belongs to a product. */
  readonly kinds: Signatures;
  /** Combinations of what belongs to a colour. */
  readonly looks: Signatures;
  readonly colours: Omit<SearchColour, 'price' | 'discount' | 'inStock'>[];
  readonly colourCodes: Map<string, number>;
}

export function createTables(): Tables {
  const facets = new Map(facetDefinitions.map((one) => [one.key, createFacetTable(one)]));
  const of = (level: 'product' | 'colour') =>
    facetDefinitions.filter((one) => one.of === level).map(({ key }) => facets.get(key) as FacetTable);
  return {
    facets,
    kinds: createSignatures(of('product')),
    looks: createSignatures(of('colour')),
    colours: [],
    colourCodes: new Map(),
  };
}

/** All that filters, counts and sorts need. Products stand in the order of their ids; a row is a product in a colour, a product's rows lie side by side. */
export interface Columns {
  readonly tables: Tables;
  readonly products: number;
  readonly rows: number;
  // By product.
  readonly ids: readonly string[];
  /** One more than there are products: its rows end where the next one's begin. */
  readonly firstRow: Uint32Array;
  readonly kind: Uint32Array;
  readonly popularity: Float64Array;
  readonly createdAt: Float64Array;
  /** Tells whether the words of a product have changed. */
  readonly wordsMark: Uint32Array;
  // By row.
  readonly productOf: Uint32Array;
  readonly look: Uint32Array;
  /** Paise. */
  readonly price: Float64Array;
  readonly discount: Uint8Array;
  /** Number in `tables.colours`. */
  readonly colour: Uint32Array;
  readonly inStock: Bits;
}

const productFacets = facetDefinitions.filter(({ of }) => of === 'product');
const colourFacets = facetDefinitions.filter(({ of }) => of === 'colour');
/** A row's facets look at its colour alone. */
const noDocument = {} as SearchDocument;
const noColour = {} as SearchColour;

function kindOf({ kinds }: Tables, document: SearchDocument): number {
  return codeOf(
    kinds,
    productFacets.map(({ valuesOf }, at) =>
      valuesOf(document, noColour).map((value) => numberOf(kinds.facets[at] as FacetTable, value)),
    ),
  );
}

function lookOf({ looks }: Tables, colour: SearchColour): number {
  return codeOf(
    looks,
    colourFacets.map(({ valuesOf }, at) =>
      valuesOf(noDocument, colour).map((value) => numberOf(looks.facets[at] as FacetTable, value)),
    ),
  );
}

function colourCodeOf({ colours, colourCodes }: Tables, { key, name, hex, family }: SearchColour): number {
  const mark = `${key}\n${name}\n${hex}\n${family}`;
  const known = colourCodes.get(mark);
  if (known !== undefined) return known;
  colourCodes.set(mark, colours.length);
  return colours.push({ key, name, hex, family }) - 1;
}

/** Takes products in the order of their ids, one at a time: no more of them is kept than the columns hold. */
export class ColumnsBuilder {
  readonly #tables: Tables;
  readonly #ids: string[] = [];
  readonly #firstRow = new Growable(Uint32Array);
  readonly #kind = new Growable(Uint32Array);
  readonly #popularity = new Growable(Float64Array);
  readonly #createdAt = new Growable(Float64Array);
  readonly #wordsMark = new Growable(Uint32Array);
  readonly #productOf = new Growable(Uint32Array);
  readonly #look = new Growable(Uint32Array);
  readonly #price = new Growable(Float64Array);
  readonly #discount = new Growable(Uint8Array);
  readonly #colour = new Growable(Uint32Array);
  readonly #stock = new Growable(Uint8Array);

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  add(document: SearchDocument, wordsMark: number) {
    this.#product(document.id, kindOf(this.#tables, document), document, wordsMark);
    for (const colour of document.colours)
      this.#row(
        lookOf(this.#tables, colour),
        colour.price,
        colour.discount,
        colourCodeOf(this.#tables, colour),
        Number(colour.inStock),
      );
  }

  /** Takes over a product as it stands in other columns of the same tables. */
  copy(from: Columns, product: number) {
    this.#product(
      from.ids[product] ?? '',
      from.kind[product] as number,
      { popularity: from.popularity[product] as number, createdAt: from.createdAt[product] as number },
      from.wordsMark[product] as number,
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
      wordsMark: this.#wordsMark.finish(),
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
    wordsMark: number,
  ) {
    if (id <= (this.#ids.at(-1) ?? ''))
      throw new Error(`products must come in the order of their ids: ${id}`);
    this.#ids.push(id);
    this.#firstRow.push(this.#look.length);
    this.#kind.push(kind);
    this.#popularity.push(popularity);
    this.#createdAt.push(createdAt);
    this.#wordsMark.push(wordsMark);
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

/** The product's place among the ids, or where it would stand. */
export function placeOf(ids: readonly string[], id: string): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Takes in what costs no new columns: prices, stock, popularity, dates. Says whether more than stock has changed. */
export function takeFacts(columns: Columns, product: number, document: SearchDocument): boolean {
  const kind = kindOf(columns.tables, document);
  let isMore =
    columns.kind[product] !== kind ||
    columns.popularity[product] !== document.popularity ||
    columns.createdAt[product] !== document.createdAt;
  columns.kind[product] = kind;
  columns.popularity[product] = document.popularity;
  columns.createdAt[product] = document.createdAt;
  document.colours.forEach((colour, at) => {
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
