import { LruCache } from '@luxe/host';
import { count, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { searchProduct, searchRow } from '../../db/schema/search.ts';
import { createTables } from './columns.ts';
import type {
  NearestRequest,
  Neighbours,
  SearchChange,
  SearchEngine,
  SearchNames,
  SearchRequest,
  SearchResult,
} from './engine.ts';
import { toFacetCounts } from './facetCounts.ts';
import { readFilters, type Choices } from './filters.ts';
import { readTerm } from './readTerm.ts';
import { deleteDocuments, writeDocuments, writeOffers } from './postgresDocuments.ts';
import {
  countStatement,
  pageStatement,
  rowsWithTerms,
  type SearchQuery,
  type TermQuery,
} from './postgresQuery.ts';
import { PostgresVocabulary, termsBeginning } from './postgresVocabulary.ts';
import { numberOf, type FacetTable } from './facetSignatures.ts';
import { stem, tokenise } from './text.ts';

type Counts = Pick<SearchResult, 'total' | 'facets' | 'categories' | 'priceRange'>;
const countCacheSize = 300;

interface Options {
  db: Database;
  names: SearchNames;
  now?: () => number;
}

/**
 * The search engine that queries the database. It is slower than the in-memory engine, but returns the same
 * results and holds only facet values in memory.
 */
export async function openPostgresEngine({ db, names, now = Date.now }: Options): Promise<SearchEngine> {
  const counts = new LruCache<Counts>(countCacheSize);
  let facets = await readFacets(db);
  let hexes = await readHexes(db);
  let size = await sizeOf(db);
  let indexedAt = now();

  async function countsOf(term: string, choices: Choices, query: SearchQuery): Promise<Counts> {
    const key = JSON.stringify([
      term,
      [...choices].map(([facet, values]) => [facet, values.toSorted()]).sort(),
    ]);
    const cached = counts.get(key);
    if (cached) return cached;
    const rows = await rowsOf<{ token: string; count: number | null }>(db, countStatement(query));
    const byToken = new Map(rows.map((row) => [row.token, row.count]));
    const [min, max] = [byToken.get('min'), byToken.get('max')];
    const made: Counts = {
      total: byToken.get('total') ?? 0,
      ...toFacetCounts({
        choices,
        names,
        prices: typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined,
        valuesOf: (facet) =>
          (facets.get(facet)?.values ?? []).map((value) => ({
            value,
            count: byToken.get(`${facet} ${value}`) ?? 0,
            hex: facet === 'colour' ? hexes.get(value) : undefined,
          })),
      }),
    };
    counts.set(key, made);
    return made;
  }

  return {
    get indexedAt() {
      return indexedAt;
    },
    get size() {
      return size;
    },
    async search({ term, sort, filters: given, page, pageSize }: SearchRequest): Promise<SearchResult> {
      const { choices, filters } = readFilters(facets, given, names);
      const read = term.trim() ? await matchTerms(db, names, term) : undefined;
      const query = {
        choices,
        names,
        termQuery: read?.termQuery,
        sort,
        from: page * pageSize,
        size: pageSize,
      };
      const isNothing = read !== undefined && read.termQuery.slots.length === 0;
      const counted = isNothing
        ? { total: 0, ...toFacetCounts({ choices, names, prices: undefined, valuesOf: () => [] }) }
        : await countsOf(term.trim(), choices, query);
      const hits =
        query.from < counted.total
          ? await rowsOf<{ id: string; colour: string }>(db, pageStatement(query))
          : [];
      const { spelling = null, unlisted = null } = read ?? {};
      return { ...counted, hits, filters, spelling, unlisted };
    },
    async suggest(text, limit) {
      const all = tokenise(text);
      const last = all.pop();
      if (!last) return [];
      const known = new PostgresVocabulary(db, names);
      const begun = await termsBeginning(db, last, true);
      const near = begun.length < limit ? await known.read(() => known.near(stem(last))) : [];
      const found = new Set(
        await known.read(() =>
          [...begun, ...near.filter(({ term }) => known.isStandalone(term))].map(({ term }) =>
            known.written(term),
          ),
        ),
      );
      return [...found].slice(0, limit).map((completion) => [...all, completion].join(' '));
    },
    nearest: (request) => nearest(db, request),
    useWords(words) {
      names = { ...names, ...words };
      counts.clear();
    },
    useNames(given) {
      names = given;
      counts.clear();
    },
    async apply(changes: readonly SearchChange[]) {
      const removedIds = changes.filter(({ document }) => !document).map(({ id }) => id);
      if (removedIds.length > 0) await db.transaction((tx) => deleteDocuments(tx, removedIds));
      await writeDocuments(
        db,
        names,
        changes.flatMap(({ document }) => document ?? []),
      );
      facets = await readFacets(db);
      hexes = await readHexes(db);
      size = await sizeOf(db);
      counts.clear();
      indexedAt = now();
    },
    async applyOffers(changes) {
      const others = await writeOffers(db, changes);
      counts.clear();
      indexedAt = now();
      return others;
    },
  };
}

/**
 * Chooses the query for the term by the rules of the in-memory index. Tries the words as typed first, then
 * corrected words, then rows with most of the words.
 */
async function matchTerms(
  db: Database,
  names: SearchNames,
  text: string,
): Promise<{ termQuery: TermQuery } & Pick<SearchResult, 'spelling' | 'unlisted'>> {
  const known = new PostgresVocabulary(db, names);
  const { slots, spelling, unlisted } = await known.read(() => readTerm(text, known).typed);
  const all = slots.length;
  const finds = async (termQuery: TermQuery) => (await mostMet(db, termQuery)) > 0;
  const hasAllTerms = slots.every((slot) => slot.length > 0);
  const nothing = { termQuery: { slots: [], least: 0 }, spelling, unlisted };
  if (all === 0) return nothing;
  if (hasAllTerms && (await finds({ slots, least: all })))
    return { termQuery: { slots, least: all }, spelling, unlisted };
  const meant = await known.read(() => readTerm(text, known).meant());
  const wider = meant.slots.filter((slot) => slot.length > 0);
  const most = wider.length > 0 ? await mostMet(db, { slots: wider, least: 1 }) : 0;
  if (most === 0 || most * 2 < all) return nothing;
  return {
    termQuery: { slots: wider, least: most },
    spelling: most === all || meant.hasUnknown ? meant.spelling : null,
    unlisted: meant.unlisted,
  };
}

/** The highest number of query words that any row matches. */
async function mostMet(db: Database, termQuery: TermQuery): Promise<number> {
  const [row] = await rowsOf<{ most: number | null }>(
    db,
    sql`select max(met)::int as most from (${rowsWithTerms(termQuery)}) found`,
  );
  return row?.most ?? 0;
}

async function nearest(db: Database, { id, price, categories, limit }: NearestRequest): Promise<Neighbours> {
  const found = new Map<string, { other: string; priceDistance: number }[]>(
    categories.map((code) => [code, []]),
  );
  const leaves = sql.join(
    categories.map((code) => sql`(${code}::text)`),
    sql`, `,
  );
  if (categories.length === 0) return found;
  const rows = await rowsOf<{ leaf: string; other: string; priceDistance: number }>(
    db,
    sql`select wanted.leaf, one.other, one.priceDistance from (values ${leaves}) as wanted (leaf)
      cross join lateral (
        select p.id as other, abs(ln((shown.price_paise + 1)::float8 / ${price + 1}::float8)) as priceDistance
        from search_product p cross join lateral (
          select price_paise from search_row r where r.product_id = p.id and in_stock order by position limit 1
        ) shown
        where p.leaf = wanted.leaf and p.id <> ${id} order by priceDistance, p.id collate "C" limit ${limit}
      ) one order by one.priceDistance, one.other collate "C"`,
  );
  for (const { leaf, other, priceDistance } of rows) found.get(leaf)?.push({ other, priceDistance });
  return found;
}

async function readFacets(db: Database): Promise<Map<string, FacetTable>> {
  const { facets } = createTables();
  const tokens = await rowsOf<{ token: string }>(
    db,
    sql`select distinct unnest(tokens) as token from ${searchProduct}
      union select distinct unnest(tokens) from ${searchRow} order by 1`,
  );
  for (const { token } of tokens) {
    const at = token.indexOf(' ');
    const table = facets.get(token.slice(0, at));
    if (table) numberOf(table, token.slice(at + 1));
  }
  return facets;
}

/**
 * Hex code that stands for a colour family. Uses the colour that has the family's name, otherwise the first
 * colour.
 */
async function readHexes(db: Database): Promise<Map<string, string>> {
  const rows = await rowsOf<{ family: string; hex: string }>(
    db,
    sql`select distinct on (family) family, hex from ${searchRow}
      order by family, (name = family) desc, product_id collate "C", position`,
  );
  return new Map(rows.map(({ family, hex }) => [family, hex]));
}

async function sizeOf(db: Database): Promise<number> {
  const [row] = await db.select({ size: count() }).from(searchProduct);
  return row?.size ?? 0;
}
