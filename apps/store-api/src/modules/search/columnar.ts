import { LruCache } from '@luxe/host';
import type { SortCode } from '@luxe/contract/calls';
import { allBits, intersection, type Bits } from './bits.ts';
import type { SegmentLimits } from './chooseMerge.ts';
import {
  ColumnsBuilder,
  createTables,
  hasColours,
  productIndexOf,
  updateFacts,
  updateOffers,
  type Columns,
} from './columns.ts';
import type {
  OfferChange,
  SearchChange,
  SearchColour,
  SearchDocument,
  SearchEngine,
  SearchNames,
  SearchRequest,
  SearchResult,
  SearchWords,
} from './engine.ts';
import { toFacetCounts } from './facetCounts.ts';
import { readFilters, rowsOfChoice, type Choices } from './filters.ts';
import { changeTerms, segmentsOf, type IndexTerms } from './indexTerms.ts';
import { mergeColumns, type Replacement } from './mergeColumns.ts';
import { orderBy, type SortOrder } from './sortOrders.ts';
import { pageOf } from './pageOf.ts';
import { PriceIndex } from './priceIndex.ts';
import { lookMasks, tally, type LookMasks, type Tally } from './tally.ts';
import { TextIndex } from './textIndex.ts';
import { TextSegmentBuilder, type TextSegment } from './textSegment.ts';
import { ValueSets } from './valueSets.ts';
import { hashText } from './textFields.ts';

/** The in-process engine: every method is synchronous. */
export interface ColumnarEngine extends SearchEngine {
  search(request: SearchRequest): SearchResult;
  suggest(text: string, limit: number): string[];
  apply(changes: readonly SearchChange[]): void;
  applyOffers(changes: readonly OfferChange[]): string[];
  /** The index as plain data. */
  state(): ColumnarState;
}

/** Contents of the index. Can be serialised to a file. */
export interface ColumnarState {
  columns: Columns;
  segments: TextSegment[];
}

interface Options {
  names: SearchNames;
  now?: () => number;
  /** Replaces the usual limits of segments, for tests. */
  limits?: SegmentLimits;
}

/** Counts of a listing, independent of page and sort order. */
type Counts = Pick<SearchResult, 'total' | 'facets' | 'categories' | 'priceRange'>;

/** A set with more rows than this is broad. Its counts, about 3 kB, are cached until the next change. */
const broadRows = 2_048;
const tallyCacheSize = 1_000;

/** Builds the index from documents in memory, in any order. */
export function createColumnarEngine({
  documents,
  ...options
}: Options & { documents: Iterable<SearchDocument> }): ColumnarEngine {
  const builder = new IndexBuilder(options.names);
  for (const document of [...documents].sort((a, b) => (a.id < b.id ? -1 : 1))) builder.add(document);
  return openColumnarEngine(builder.finish(), options);
}

/** Builds the index from a stream of documents, ordered by id. Does not hold them in memory. */
export class IndexBuilder {
  readonly #columns = new ColumnsBuilder(createTables());
  readonly #segment: TextSegmentBuilder;
  #size = 0;

  constructor(names: SearchNames) {
    this.#segment = new TextSegmentBuilder(names);
  }

  add(document: SearchDocument) {
    this.#columns.add(document, hashText(document));
    this.#segment.add(document, this.#size++);
  }

  finish(): ColumnarState {
    return { columns: this.#columns.finish(), segments: [this.#segment.finish()] };
  }
}

/**
 * The in-process search engine: typed arrays with one row per product and colour, and posting lists for
 * terms. A product matches if one of its colours passes every filter. Its tile shows the best matching
 * colour.
 */
export function openColumnarEngine(state: ColumnarState, options: Options): ColumnarEngine {
  const { now = Date.now, limits } = options;
  let { names } = options;
  let index = new Index(state, names);
  let terms: IndexTerms = { permanent: state.segments, fresh: new Map(), newest: undefined };
  let indexedAt = now();

  return {
    get indexedAt() {
      return indexedAt;
    },
    get size() {
      return index.columns.products;
    },
    search: (request) => index.search(request),
    suggest: (text, limit) => index.text.suggest(text, limit),
    nearest: (request) => index.priceIndex.nearest(request),
    state: () => ({ columns: index.columns, segments: segmentsOf(terms) }),
    apply(changes) {
      const changed = new Map<string, Replacement>();
      const documents = new Map(changes.map(({ id, document }) => [id, document]));
      try {
        for (const [id, document] of documents) {
          const product = productIndexOf(index.columns.ids, id);
          const isThere = index.columns.ids[product] === id;
          if (!isThere && !document) continue;
          const hash = document ? hashText(document) : 0;
          if (isThere && document && index.columns.textHash[product] === hash)
            index.updateFacts(product, document);
          else changed.set(id, { document, textHash: hash });
        }
        if (changed.size > 0) {
          const { columns, moved } = mergeColumns(index.columns, changed);
          const after = changeTerms(terms, { changed, moved, columns, names, limits });
          index = new Index({ columns, segments: segmentsOf(after) }, names);
          terms = after;
        }
      } finally {
        // After a failure, the facts that have changed are valid, and a repetition finds them as they are.
        index.settle();
      }
      indexedAt = now();
    },
    applyOffers(changes) {
      const others: string[] = [];
      for (const { id, colours } of changes) {
        const product = productIndexOf(index.columns.ids, id);
        if (index.columns.ids[product] === id && hasColours(index.columns, product, colours))
          index.updateOffers(product, colours);
        else others.push(id);
      }
      index.settle();
      indexedAt = now();
      return others;
    },
    useWords(words) {
      names = { ...names, ...words };
      index.useWords(words);
    },
    useNames(given) {
      names = given;
      index.useNames(given);
    },
  };
}

/**
 * The index between two changes: its columns and its terms. Sets, counts and sort orders are derived on
 * demand.
 */
class Index {
  readonly columns: Columns;
  text: TextIndex;
  priceIndex: PriceIndex;
  readonly #segments: TextSegment[];
  #names: SearchNames;
  #all: Bits;
  #sets: ValueSets;
  #orders = new Map<SortCode, SortOrder>();
  #tallies = new LruCache<Tally>(tallyCacheSize);
  #masks: LookMasks[] | undefined;
  #hasNewFacts = false;
  #hasNewStock = false;
  #colours: number;

  constructor({ columns, segments }: ColumnarState, names: SearchNames) {
    this.columns = columns;
    this.#segments = segments;
    this.#names = names;
    this.#all = allBits(columns.rows);
    this.#sets = new ValueSets(columns);
    this.#colours = columns.tables.colours.length;
    this.text = new TextIndex(columns, segments, names);
    this.priceIndex = new PriceIndex(columns);
  }

  /** Updates a product's prices, stock and dates. After the last product, call `settle`. */
  updateFacts(product: number, document: SearchDocument) {
    this.#hasNewStock = true;
    this.priceIndex.forget(product);
    if (updateFacts(this.columns, product, document)) this.#hasNewFacts = true;
  }

  /** Updates a product's prices and stock. After the last product, call `settle`. */
  updateOffers(product: number, colours: readonly SearchColour[]) {
    this.#hasNewStock = true;
    this.priceIndex.forget(product);
    if (updateOffers(this.columns, product, colours)) this.#hasNewFacts = true;
  }

  /** Drops the data that was derived from the former prices, stock and dates. */
  settle() {
    if (this.#hasNewFacts) {
      this.#sets = new ValueSets(this.columns);
      this.#orders.clear();
      this.priceIndex = new PriceIndex(this.columns);
      // A changed hex code adds a colour. The term index refers to colours by number, so it is built again.
      if (this.#colours !== this.columns.tables.colours.length)
        this.text = new TextIndex(this.columns, this.#segments, this.#names);
      this.#colours = this.columns.tables.colours.length;
    }
    if (this.#hasNewStock) {
      this.#sets.forgetStock();
      this.#masks = undefined;
      this.#tallies.clear();
    }
    this.#hasNewFacts = this.#hasNewStock = false;
  }

  useWords(words: SearchWords) {
    this.#names = { ...this.#names, ...words };
    this.text = new TextIndex(this.columns, this.#segments, this.#names);
    this.#tallies.clear();
  }

  /** Names are looked up by code when a result is made, so nothing is derived from them in advance. */
  useNames(names: SearchNames) {
    this.#names = names;
  }

  search({ term, sort, filters: given, page, pageSize }: SearchRequest): SearchResult {
    const { facets } = this.columns.tables;
    const { choices, filters } = readFilters(facets, given, this.#names);
    const match = term.trim() ? this.text.match(term) : undefined;
    const chosen = [...choices].map(([key, values]) => {
      const table = facets.get(key);
      if (!table) throw new Error(`no facet ${key}`);
      return { key, bits: rowsOfChoice(this.#sets, table, values, this.#names) };
    });
    /**
     * Returns sets of rows whose intersection passes the choices of every facet except `without`. When
     * `without` is missing, the intersection is the result of the search.
     */
    const left = (without?: string): readonly Bits[] => {
      const others = chosen.filter(({ key }) => key !== without).map(({ bits }) => bits);
      if (match) return [match.rows, ...others];
      return others.length > 0 ? others : [this.#all];
    };
    const found = intersection(left());
    const counts = this.#countsOf(term.trim(), choices, left);
    const rows = pageOf({
      columns: this.columns,
      found,
      total: counts.total,
      sort,
      match,
      orderOf: (wanted) => this.#orderOf(wanted),
      from: page * pageSize,
      size: pageSize,
    });
    const { spelling = null, unlisted = null } = match ?? {};
    return { ...counts, hits: rows.map((row) => this.#hit(row)), filters, spelling, unlisted };
  }

  #hit(row: number) {
    const { ids, productOf, colour, tables } = this.columns;
    return {
      id: ids[productOf[row] as number] ?? '',
      colour: tables.colours[colour[row] as number]?.key ?? '',
    };
  }

  #orderOf(sort: SortCode): SortOrder {
    const order = this.#orders.get(sort) ?? orderBy(this.columns, sort);
    this.#orders.set(sort, order);
    return order;
  }

  #countsOf(term: string, choices: Choices, left: (without?: string) => readonly Bits[]): Counts {
    const all = this.#tallyOf(term, choices, left);
    const apart = new Map([...choices.keys()].map((key) => [key, this.#tallyOf(term, choices, left, key)]));
    const { min, max } = apart.get('price') ?? all;
    return {
      total: all.products,
      ...toFacetCounts({
        choices,
        names: this.#names,
        prices: min <= max ? { min, max } : undefined,
        valuesOf: (facet) => {
          const numbers = (apart.get(facet) ?? all).countsOf(facet);
          return (this.columns.tables.facets.get(facet)?.values ?? []).map((value, number) => ({
            value,
            count: numbers[number] ?? 0,
            hex: facet === 'colour' ? this.#hexOf(value) : undefined,
          }));
        },
      }),
    };
  }

  /**
   * Counts the products that pass all choices. With `only`, counts the values of that facet alone, and
   * ignores the choices made in it. Counts of broad sets are cached, because many listings share them.
   */
  #tallyOf(
    term: string,
    choices: Choices,
    left: (without?: string) => readonly Bits[],
    only?: string,
  ): Tally {
    const others = [...choices].filter(([key]) => key !== only);
    const allFacetsKey = JSON.stringify([
      term,
      others.map(([facet, values]) => [facet, values.toSorted()]).sort(),
    ]);
    const key = only === undefined ? allFacetsKey : `${only} ${allFacetsKey}`;
    const cached = this.#tallies.get(allFacetsKey) ?? this.#tallies.get(key);
    if (cached) return cached;
    this.#masks ??= lookMasks(this.columns.tables.colourSignatures);
    const made = tally(this.columns, left(only), this.#masks, only);
    if (made.rows > broadRows) this.#tallies.set(key, made);
    return made;
  }

  /**
   * Hex code that stands for a colour family. Uses the colour that has the family's name, otherwise the first
   * colour.
   */
  #hexOf(family: string): string | undefined {
    const colours = this.columns.tables.colours.filter((one) => one.family === family);
    return (colours.find(({ name }) => name === family) ?? colours[0])?.hex;
  }
}
