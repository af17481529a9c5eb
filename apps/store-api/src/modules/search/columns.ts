import { allBits, clearBit, emptyBits, setBit, type Bits } from './bits.ts';
import type { SearchColour, SearchDocument, SearchNames } from './engine.ts';
import { facetDefinitions, type FacetDefinition } from './facets.ts';
import type { SortCode } from '@luxe/contract/calls';

/** One facet over all rows. */
export interface FacetColumn {
  definition: FacetDefinition;
  values: string[];
  /** Value, and value in lower case, to its number. */
  numbers: Map<string, number>;
  /** Rows of each value. */
  bits: Bits[];
  /** Values of row r are `ids[offsets[r]]` up to `ids[offsets[r + 1]]`. */
  offsets: Uint32Array;
  ids: Uint16Array;
  names: string[];
  /** Hex of each value of the facet `colour`. */
  hexes: string[] | undefined;
}

/** All that filters, counts and sorts need, by row: a product in a colour. Products stand in the order of their ids, a product's rows side by side. */
export interface Columns {
  size: number;
  documents: readonly SearchDocument[];
  all: Bits;
  productOf: Uint32Array;
  firstRow: Uint32Array;
  inStock: Bits;
  price: Float64Array;
  facets: Map<string, FacetColumn>;
  /** Place of each row in each sort, and the row at each place. */
  sorts: Record<SortCode, { place: Uint32Array; rows: Uint32Array }>;
  colourOf(row: number): SearchColour;
}

/** Builds the columns. `documents` are sorted by id. */
export function buildColumns(documents: readonly SearchDocument[], names: SearchNames): Columns {
  const size = documents.reduce((sum, { colours }) => sum + colours.length, 0);
  const productOf = new Uint32Array(size);
  const firstRow = new Uint32Array(documents.length + 1);
  const price = new Float64Array(size);
  const inStock = emptyBits(size);
  const rows: SearchColour[] = [];
  documents.forEach((document, product) => {
    firstRow[product] = rows.length;
    for (const colour of document.colours) {
      productOf[rows.length] = product;
      price[rows.length] = colour.price;
      if (colour.inStock) setBit(inStock, rows.length);
      rows.push(colour);
    }
  });
  firstRow[documents.length] = size;

  const of = (row: number) => documents[productOf[row] ?? 0] as SearchDocument;
  const colourOf = (row: number) => rows[row] as SearchColour;
  const sortBy = (before: (a: number, b: number) => number) => {
    const order = Uint32Array.from({ length: size }, (_, row) => row).sort(
      (a, b) => before(a, b) || a - b, // rows are in the order of the ids
    );
    const place = new Uint32Array(size);
    order.forEach((row, at) => (place[row] = at));
    return { place, rows: order };
  };
  return {
    size,
    documents,
    all: allBits(size),
    productOf,
    firstRow,
    inStock,
    price,
    colourOf,
    facets: new Map(
      facetDefinitions.map((definition) => [
        definition.key,
        buildFacet(definition, size, names, of, colourOf),
      ]),
    ),
    sorts: {
      relevance: sortBy((a, b) => of(b).popularity - of(a).popularity),
      isProductNew: sortBy(
        (a, b) =>
          Number(of(b).isProductNew) - Number(of(a).isProductNew) || of(b).createdAt - of(a).createdAt,
      ),
      'price-asc': sortBy((a, b) => (price[a] ?? 0) - (price[b] ?? 0)),
      'price-desc': sortBy((a, b) => (price[b] ?? 0) - (price[a] ?? 0)),
      'discount-desc': sortBy((a, b) => colourOf(b).discount - colourOf(a).discount),
    },
  };
}

function buildFacet(
  definition: FacetDefinition,
  size: number,
  names: SearchNames,
  of: (row: number) => SearchDocument,
  colourOf: (row: number) => SearchColour,
): FacetColumn {
  const values: string[] = [...(definition.values ?? [])];
  const numbers = new Map(values.map((value, number) => [value, number]));
  const bits: Bits[] = values.map(() => emptyBits(size));
  const hexes: string[] | undefined = definition.key === 'colour' ? [] : undefined;
  const offsets = new Uint32Array(size + 1);
  const ids: number[] = [];
  for (let row = 0; row < size; row++) {
    const colour = colourOf(row);
    for (const value of definition.valuesOf(of(row), colour)) {
      let number = numbers.get(value);
      if (number === undefined) {
        number = values.push(value) - 1;
        numbers.set(value, number);
        bits.push(emptyBits(size));
      }
      ids.push(number);
      setBit(bits[number] as Bits, row);
      // A family is drawn in its namesake's shade, or else in that of its first colour.
      if (hexes && (!hexes[number] || colour.name === value)) hexes[number] = colour.hex;
    }
    offsets[row + 1] = ids.length;
  }
  values.forEach((value, number) => {
    if (!numbers.has(value.toLowerCase())) numbers.set(value.toLowerCase(), number);
  });
  return {
    definition,
    values,
    numbers,
    bits,
    offsets,
    ids: Uint16Array.from(ids),
    names: values.map((value) => definition.nameOf?.(value, names) ?? value),
    hexes,
  };
}

/** Takes in that a row has sold out or come back: the only change that needs no new columns. */
export function setInStock(columns: Columns, row: number, isInStock: boolean) {
  const flip = isInStock ? setBit : clearBit;
  flip(columns.inStock, row);
  const facet = columns.facets.get('inStockFlag');
  const [yes, no] = [facet?.numbers.get('true'), facet?.numbers.get('false')];
  if (!facet || yes === undefined || no === undefined) throw new Error('the stock facet has no values');
  for (const number of [yes, no]) {
    const bits = facet.bits[number] as Bits;
    if ((number === yes) === isInStock) setBit(bits, row);
    else clearBit(bits, row);
  }
  facet.ids[facet.offsets[row] ?? 0] = isInStock ? yes : no;
}
