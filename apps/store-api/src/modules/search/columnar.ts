import { eachBit, emptyBits, hasBit, intersect, setBit, type Bits } from './bits.ts';
import { categoryTree } from './category-tree.ts';
import { readFilters } from './filters.ts';
import { buildColumns, setInStock, type Columns, type FacetColumn } from './columns.ts';
import type {
  FacetCounts,
  SearchDocument,
  SearchEngine,
  SearchNames,
  SearchRequest,
  SearchResult,
} from './engine.ts';
import { facetDefinitions } from './facets.ts';
import { TextIndex, type TextMatch } from './text-index.ts';

/** Options of the in-process driver. */
export interface ColumnarOptions {
  names: SearchNames;
  documents: Iterable<SearchDocument>;
  now?: () => number;
}

/**
 * The search engine in the process: columns of typed arrays and bitsets over all rows (a product in a colour each), and postings for
 * words. A product is found when one of its colours meets every filter; its tile shows the colour that does so best.
 */
export function createColumnarEngine({ names, documents, now = Date.now }: ColumnarOptions): SearchEngine {
  const byId = new Map<string, SearchDocument>();
  for (const document of documents) byId.set(document.id, document);
  let columns = buildColumns(inOrder(byId), names);
  let text = new TextIndex(columns.documents, names);
  let indexedAt = now();

  return {
    get indexedAt() {
      return indexedAt;
    },
    get size() {
      return columns.documents.length;
    },
    search: (request) => search(columns, text, names, request),
    apply(changes) {
      const need = { columns: false, text: false };
      for (const { id, document } of changes) {
        const before = byId.get(id);
        if (!before && !document) continue;
        if (document) byId.set(id, document);
        else byId.delete(id);
        if (!before || !document || textOf(before) !== textOf(document)) need.text = true;
        else if (factsOf(before) !== factsOf(document)) need.columns = true;
        else takeInStock(columns, document);
      }
      if (need.columns || need.text) columns = buildColumns(inOrder(byId), names);
      if (need.text) text = new TextIndex(columns.documents, names);
      indexedAt = now();
    },
  };
}

const inOrder = (byId: Map<string, SearchDocument>) =>
  [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));

/** All that the words of a product come from; the number of its colours with it. */
function textOf({
  createdAt: _at,
  popularity: _sells,
  isProductNew: _new,
  colours,
  ...rest
}: SearchDocument) {
  return JSON.stringify([rest, colours.map(({ key, name, family }) => [key, name, family])]);
}

/** All but words and stock. */
function factsOf({ createdAt, popularity, isProductNew, colours }: SearchDocument) {
  const facts = colours.map(({ price, discount, hex }) => [price, discount, hex]);
  return JSON.stringify([createdAt, popularity, isProductNew, facts]);
}

function takeInStock(columns: Columns, document: SearchDocument) {
  const product = findProduct(columns.documents, document.id);
  document.colours.forEach(({ inStock }, at) => {
    const row = (columns.firstRow[product] ?? 0) + at;
    if (hasBit(columns.inStock, row) !== inStock) setInStock(columns, row, inStock);
  });
}

function findProduct(documents: readonly SearchDocument[], id: string): number {
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle]?.id ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function search(columns: Columns, text: TextIndex, names: SearchNames, request: SearchRequest): SearchResult {
  const match = request.term.trim() ? text.match(request.term) : undefined;
  const base = match ? toBits(columns, match.rows) : columns.all;
  const { choices, filters } = readFilters(columns, request.filters, names);
  /** What everything but one facet leaves; without a facet, what is found. */
  const left = (without?: string): Bits => {
    const bits = base.slice();
    for (const [key, choice] of choices) if (key !== without) intersect(bits, choice.bits);
    return bits;
  };

  const found = rowsOf(columns, left());
  const shown = shownRows(columns, found, match);
  const facets: FacetCounts[] = [];
  let tree: SearchResult['categories'] = [];
  for (const definition of facetDefinitions) {
    const column = columns.facets.get(definition.key);
    if (!column || definition.key === 'tag') continue;
    const choice = choices.get(definition.key);
    const counts = countValues(columns, column, choice ? rowsOf(columns, left(definition.key)) : found);
    if (definition.key === 'category') {
      const countOf = (code: string) => counts[column.numbers.get(code) ?? -1] ?? 0;
      tree = categoryTree(names.categories, countOf, choice?.values ?? []);
    } else {
      const values = facetValues(column, counts, choice?.values ?? []);
      if (values.length > 0) facets.push({ key: definition.key, name: definition.name, values });
    }
  }
  return {
    hits: page(columns, shown, match, request).map((row) => ({
      id: columns.documents[columns.productOf[row] ?? 0]?.id ?? '',
      colour: columns.colourOf(row).key,
    })),
    total: shown.length,
    facets,
    categories: tree,
    priceRange: priceRange(columns, choices.has('price') ? rowsOf(columns, left('price')) : found),
    filters,
    spelling: match?.spelling ?? null,
  };
}

function toBits(columns: Columns, rows: readonly number[]): Bits {
  const bits = emptyBits(columns.size);
  for (const row of rows) setBit(bits, row);
  return bits;
}

function rowsOf(columns: Columns, bits: Bits): Uint32Array {
  const rows = new Uint32Array(columns.size);
  let count = 0;
  eachBit(bits, (row) => (rows[count++] = row));
  return rows.subarray(0, count);
}

/** One row for each product among `rows`: the best match of the words, then one in stock, then the first. */
function shownRows(columns: Columns, rows: Uint32Array, match: TextMatch | undefined): Uint32Array {
  const shown = new Uint32Array(rows.length);
  let count = 0;
  let product = -1;
  let best = -1;
  for (const row of rows) {
    if (columns.productOf[row] !== product) {
      product = columns.productOf[row] ?? -1;
      best = -1;
      count++;
    }
    const points = (match?.scoreOf(row) ?? 0) * 2 + (hasBit(columns.inStock, row) ? 1 : 0);
    if (points > best) {
      best = points;
      shown[count - 1] = row;
    }
  }
  return shown.subarray(0, count);
}

/** Distinct products per value. Rows of a product lie side by side, so the last product seen is memory enough. */
function countValues(
  columns: Columns,
  { values, offsets, ids }: FacetColumn,
  rows: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  const seen = new Int32Array(values.length).fill(-1);
  const { productOf } = columns;
  for (const row of rows) {
    const product = productOf[row] as number;
    const end = offsets[row + 1] as number;
    for (let at = offsets[row] as number; at < end; at++) {
      const value = ids[at] as number;
      if (seen[value] !== product) {
        seen[value] = product;
        counts[value] = (counts[value] as number) + 1;
      }
    }
  }
  return counts;
}

function facetValues(column: FacetColumn, counts: Uint32Array, chosen: string[]): FacetCounts['values'] {
  const { definition, values, names, hexes } = column;
  const hidden = Array.isArray(definition.hidden) ? definition.hidden : [];
  const offered = values.flatMap((value, number) => {
    const selected = chosen.includes(value);
    const count = counts[number] ?? 0;
    if (definition.hidden === 'all' || (!selected && (count === 0 || hidden.includes(value)))) return [];
    const colorHex = hexes?.[number];
    return [{ value, name: names[number] ?? value, count, selected, ...(colorHex && { colorHex }) }];
  });
  if (!definition.values) offered.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  for (const value of chosen)
    if (!values.includes(value))
      offered.push({ value, name: definition.nameOf?.(value, noNames) ?? value, count: 0, selected: true });
  return offered;
}

const noNames: SearchNames = { brands: [], categories: [], synonyms: [] };

function priceRange(columns: Columns, rows: Uint32Array): SearchResult['priceRange'] {
  if (rows.length === 0) return null;
  let [min, max] = [Infinity, 0];
  for (const row of rows) {
    const price = columns.price[row] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return { min: Math.floor(min / 100), max: Math.ceil(max / 100) };
}

/** How much a point of the words weighs against popularity (0 to 1000): a word in the name beats one in the prose at any popularity. */
const pointWeight = 25;

/** The rows of one page in the order asked for. */
function page(
  columns: Columns,
  shown: Uint32Array,
  match: TextMatch | undefined,
  { sort, page: at, pageSize }: SearchRequest,
): number[] {
  const from = at * pageSize;
  if (from >= shown.length) return [];
  if (match && sort === 'relevance') {
    const score = (row: number) =>
      match.scoreOf(row) * pointWeight + (columns.documents[columns.productOf[row] ?? 0]?.popularity ?? 0);
    return [...shown].sort((a, b) => score(b) - score(a) || a - b).slice(from, from + pageSize);
  }
  const { place, rows } = columns.sorts[sort];
  const places = emptyBits(columns.size);
  for (const row of shown) setBit(places, place[row] ?? 0);
  const wanted: number[] = [];
  let passed = 0;
  for (let word = 0; word < places.length && wanted.length < pageSize; word++) {
    let bits = places[word] ?? 0;
    while (bits !== 0 && wanted.length < pageSize) {
      const low = bits & -bits;
      if (passed++ >= from) wanted.push(rows[(word << 5) + (31 - Math.clz32(low))] ?? 0);
      bits ^= low;
    }
  }
  return wanted;
}
