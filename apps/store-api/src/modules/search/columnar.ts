import type { SortCode } from '@luxe/contract/calls';
import { Recent } from '../../recent.ts';
import { allBits, intersection, type Bits } from './bits.ts';
import { ColumnsBuilder, createTables, placeOf, takeFacts, type Columns } from './columns.ts';
import type {
  SearchChange,
  SearchDocument,
  SearchEngine,
  SearchNames,
  SearchRequest,
  SearchResult,
} from './engine.ts';
import { toFacetCounts } from './facet-counts.ts';
import { readFilters, rowsOfChoice, type Choices } from './filters.ts';
import { mergeColumns, type Replacement } from './merge-columns.ts';
import { orderBy, type Order } from './orders.ts';
import { pageOf } from './page-of.ts';
import { Shelves } from './shelves.ts';
import { lookMasks, tally, type LookMasks, type Tally } from './tally.ts';
import { TextIndex } from './text-index.ts';
import { TextSegmentBuilder, type TextSegment } from './text-segment.ts';
import { ValueSets } from './value-sets.ts';
import { wordsMark } from './word-fields.ts';

/** The engine in the process: every answer comes at once. */
export interface ColumnarEngine extends SearchEngine {
  search(request: SearchRequest): SearchResult;
  suggest(text: string, limit: number): string[];
  apply(changes: readonly SearchChange[]): void;
  /** All of it as plain data. */
  state(): ColumnarState;
}

/** What the index is made of: it goes into a file and comes back as it is. */
export interface ColumnarState {
  columns: Columns;
  segments: TextSegment[];
}

interface Options {
  names: SearchNames;
  now?: () => number;
}

/** Counts of a listing, whatever its page and sort. */
type Counts = Pick<SearchResult, 'total' | 'facets' | 'categories' | 'priceRange'>;

/** A set of so many rows is broad: its counts, some 3 kB, are kept until something changes. */
const broadRows = 2_048;
const talliesKept = 1_000;
/** Changed products whose words lie apart are read again with each change up to here; then they are left as they are. */
const freshLimit = 256;

/** Builds the index from documents in memory, in any order. */
export function createColumnarEngine({
  documents,
  ...options
}: Options & { documents: Iterable<SearchDocument> }): ColumnarEngine {
  const builder = new IndexBuilder(options.names);
  for (const document of [...documents].sort((a, b) => (a.id < b.id ? -1 : 1))) builder.add(document);
  return openColumnarEngine(builder.finish(), options);
}

/** Builds the index from documents as they come, in the order of their ids; none is kept. */
export class IndexBuilder {
  readonly #columns = new ColumnsBuilder(createTables());
  readonly #segment: TextSegmentBuilder;
  #size = 0;

  constructor(names: SearchNames) {
    this.#segment = new TextSegmentBuilder(names);
  }

  add(document: SearchDocument) {
    this.#columns.add(document, wordsMark(document));
    this.#segment.add(document, this.#size++);
  }

  finish(): ColumnarState {
    return { columns: this.#columns.finish(), segments: [this.#segment.finish()] };
  }
}

/**
 * The search engine in the process: columns of typed arrays over all rows (a product in a colour each), and postings for words. A product
 * is found when one of its colours meets every filter; its tile shows the colour that does so best.
 */
export function openColumnarEngine(state: ColumnarState, { names, now = Date.now }: Options): ColumnarEngine {
  let index = new Index(state, names);
  /** Changed products whose words are in the last segment. */
  let fresh = new Map<string, SearchDocument>();
  let segments = state.segments;
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
    nearest: (request) => index.shelves.nearest(request),
    state: () => ({
      columns: index.columns,
      segments: [...segments, ...freshSegment(fresh, index.columns, names)],
    }),
    apply(changes) {
      const changed = new Map<string, Replacement>();
      for (const { id, document } of changes) {
        const product = placeOf(index.columns.ids, id);
        const isThere = index.columns.ids[product] === id;
        if (!isThere && !document) continue;
        const mark = document ? wordsMark(document) : 0;
        if (isThere && document && index.columns.wordsMark[product] === mark)
          index.takeFacts(product, document);
        else changed.set(id, { document, wordsMark: mark });
      }
      if (changed.size > 0) {
        const { columns, moved } = mergeColumns(index.columns, changed);
        for (const [id, { document }] of changed) {
          if (document) fresh.set(id, document);
          else fresh.delete(id);
        }
        segments = segments.map((one) => ({
          ...one,
          products: one.products.map((place) => moved[place] ?? place),
        }));
        const newest = freshSegment(fresh, columns, names);
        index = new Index({ columns, segments: [...segments, ...newest] }, names);
        if (fresh.size > freshLimit) {
          segments = [...segments, ...newest];
          fresh = new Map();
        }
      } else index.settle();
      indexedAt = now();
    },
  };
}

function freshSegment(
  fresh: ReadonlyMap<string, SearchDocument>,
  columns: Columns,
  names: SearchNames,
): TextSegment[] {
  if (fresh.size === 0) return [];
  const builder = new TextSegmentBuilder(names);
  for (const document of fresh.values()) builder.add(document, placeOf(columns.ids, document.id));
  return [builder.finish()];
}

/** Columns and words as they are between two changes, with what is worked out from them on demand. */
class Index {
  readonly columns: Columns;
  text: TextIndex;
  shelves: Shelves;
  readonly #segments: TextSegment[];
  readonly #names: SearchNames;
  #all: Bits;
  #sets: ValueSets;
  #orders = new Map<SortCode, Order>();
  #tallies = new Recent<Tally>(talliesKept);
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
    this.shelves = new Shelves(columns);
  }

  /** Takes in a product's prices, stock and dates; `settle` follows. */
  takeFacts(product: number, document: SearchDocument) {
    this.#hasNewStock = true;
    this.shelves.forget(product);
    if (takeFacts(this.columns, product, document)) this.#hasNewFacts = true;
  }

  /** Forgets what was worked out from facts that have changed. */
  settle() {
    if (this.#hasNewFacts) {
      this.#sets = new ValueSets(this.columns);
      this.#orders.clear();
      this.shelves = new Shelves(this.columns);
      // A colour may have a new shade: words look colours up by number.
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

  search({ term, sort, filters: given, page, pageSize }: SearchRequest): SearchResult {
    const { facets } = this.columns.tables;
    const { choices, filters } = readFilters(facets, given, this.#names);
    const match = term.trim() ? this.text.match(term) : undefined;
    const chosen = [...choices].map(([key, values]) => {
      const table = facets.get(key);
      if (!table) throw new Error(`no facet ${key}`);
      return { key, bits: rowsOfChoice(this.#sets, table, values, this.#names) };
    });
    /** Sets that together leave what everything but one facet lets through; without a facet, what is found. */
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

  #orderOf(sort: SortCode): Order {
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
   * Counts of what all choices leave; or, of one facet alone, what all choices but its own leave. Those of broad sets are kept: many listings
   * share them.
   */
  #tallyOf(
    term: string,
    choices: Choices,
    left: (without?: string) => readonly Bits[],
    only?: string,
  ): Tally {
    const others = [...choices].filter(([key]) => key !== only);
    const whole = JSON.stringify([term, others.map(([facet, values]) => [facet, values.toSorted()]).sort()]);
    const key = only === undefined ? whole : `${only} ${whole}`;
    const kept = this.#tallies.get(whole) ?? this.#tallies.get(key);
    if (kept) return kept;
    this.#masks ??= lookMasks(this.columns.tables.looks);
    const made = tally(this.columns, left(only), this.#masks, only);
    if (made.rows > broadRows) this.#tallies.set(key, made);
    return made;
  }

  /** A family is drawn in its namesake's shade, or else in that of its first colour. */
  #hexOf(family: string): string | undefined {
    const colours = this.columns.tables.colours.filter((one) => one.family === family);
    return (colours.find(({ name }) => name === family) ?? colours[0])?.hex;
  }
}
