import type { CallResponseInput, CategoryFilter, ProductCard } from '@luxe/contract/calls';
import { formatQuery, type Filter } from '@luxe/contract/query';
import { searchText } from '@luxe/format';
import type { SearchResult } from '../search/engine.ts';
import { tokenise } from '../search/text.ts';
import { categoryPath, productPath } from './paths.ts';
import { productOfCode } from './listing.ts';
import type { LiveCatalogue } from './liveCatalogue.ts';

type Suggestion = CallResponseInput<'suggestions'>['suggestions'][number];

/** The typed text and the catalogue of the shopper. */
export interface TypedText {
  readonly text: string;
  /** Root category of the shopper's catalogue. */
  readonly home: 'LSH1' | 'ISH1';
  /**
   * Category to which the results are limited. Set only in a request from indiluxe, which finds only indiluxe
   * products. A request from luxury finds the products of both catalogues.
   */
  readonly root?: 'ISH1';
}

/**
 * Maximum number of suggestions of each kind. In addition, one term is suggested within a brand and within a
 * category. The total is therefore at most 10.
 */
const limits = { term: 4, brand: 2, category: 2 };

/** Cleans the typed text and cuts it to the maximum length of a search text. */
export function toTypedText({
  searchString,
  isLuxuryWeb,
}: {
  searchString: string;
  isLuxuryWeb: string;
}): TypedText {
  const text = searchText(searchString);
  return isLuxuryWeb === 'false' ? { text, home: 'ISH1', root: 'ISH1' } : { text, home: 'LSH1' };
}

/**
 * Suggests search terms that have results. The likeliest term is also suggested within its largest brand and
 * within its largest category. Brands and categories whose names match the typed text follow. Every
 * suggestion links to a page with products.
 */
export async function suggest(catalogue: LiveCatalogue, typed: TypedText): Promise<Suggestion[]> {
  if (tokenise(typed.text).length === 0) return [];
  const codeMatch = await productOfCode(catalogue, typed.text);
  if (codeMatch)
    return [
      { kind: 'term', text: codeMatch.name, within: '', url: productPath(codeMatch.slug, codeMatch.id) },
    ];
  const candidates = await catalogue.engine.suggest(typed.text, limits.term);
  const searched = await Promise.all(
    candidates.map(async (term) => ({ term, result: await search(catalogue, typed, { term }) })),
  );
  const terms = searched.filter(({ result }) => result.total > 0);
  const [likeliest, ...others] = terms;
  return [
    ...(likeliest ? [toTerm(typed, likeliest.term), ...within(typed, likeliest)] : []),
    ...others.map(({ term }) => toTerm(typed, term)),
    ...(await suggestNamed(catalogue, typed, 'brand')),
    ...(await suggestNamed(catalogue, typed, 'category')),
  ];
}

/**
 * Products in stock, most relevant first, from the first of three searches that has results. The searches
 * are: the text in the shopper's own catalogue, the text in all catalogues that the shopper can search, and
 * all products of the own catalogue. `page` counts from 0.
 */
export async function popularProducts(
  catalogue: LiveCatalogue,
  { page, size, ...typed }: TypedText & { readonly page: number; readonly size: number },
): Promise<ProductCard[]> {
  const { text, home } = typed;
  const codeMatch = await productOfCode(catalogue, text);
  if (codeMatch) return page === 0 ? catalogue.cards([codeMatch]) : [];
  const [term = text] = text ? await catalogue.engine.suggest(text, 1) : [];
  const inStock = { key: 'inStockFlag', value: 'true' };
  const atHome = [inStock, { key: 'category', value: home }];
  const queries = [
    { term, filters: atHome },
    { term, filters: [inStock] },
    { term: '', filters: atHome },
  ];
  for (const query of queries) {
    const { total, hits } = await search(catalogue, typed, { ...query, page, pageSize: size });
    if (total > 0) return catalogue.cards(hits);
  }
  return [];
}

interface SearchOptions {
  term: string;
  filters?: readonly Filter[];
  page?: number;
  pageSize?: number;
}

const search = (
  { engine }: LiveCatalogue,
  { root }: TypedText,
  { term, filters = [], page = 0, pageSize = 1 }: SearchOptions,
) =>
  engine.search({
    term,
    sort: 'relevance',
    filters:
      root && !filters.some(({ key }) => key === 'category')
        ? [...filters, { key: 'category', value: root }]
        : filters,
    page,
    pageSize,
  });

/**
 * Suggests the term within the brand and within the category that have the most results. Suggests no brand if
 * all results have the same brand, and no category if all have the same category.
 */
function within(typed: TypedText, { term, result }: { term: string; result: SearchResult }): Suggestion[] {
  const brands = result.facets.find(({ key }) => key === 'brand')?.values ?? [];
  const categories = departments(result.categories).toSorted((a, b) => b.count - a.count);
  const narrowed = (key: string, value: string, name: string): Suggestion => ({
    ...toTerm(typed, term, [{ key, value }]),
    within: name,
  });
  return [
    ...(brands.length > 1 ? brands.slice(0, 1) : []).map(({ value, name }) => narrowed('brand', value, name)),
    ...(categories.length > 1 ? categories.slice(0, 1) : []).map(({ categoryCode, categoryName }) =>
      narrowed('category', categoryCode, categoryName),
    ),
  ];
}

/** Categories directly below the root categories. A root category contains a complete catalogue. */
const departments = (roots: readonly CategoryFilter[]) => roots.flatMap(({ childFilters }) => childFilters);

/**
 * Suggestion that links to a search. A limit to one catalogue is an ordinary category filter, so that the
 * page shows it as a chip that the shopper can remove.
 */
function toTerm({ root }: TypedText, term: string, filters: Filter[] = []): Suggestion {
  const isScoped = filters.some(({ key }) => key === 'category');
  const all = root && !isScoped ? [...filters, { key: 'category', value: root }] : filters;
  const q = formatQuery({ term, sort: 'relevance', filters: all });
  // The search URL contains the sort order only together with filters.
  const shortest = all.length > 0 ? q : q.slice(0, q.indexOf(':'));
  return { kind: 'term', text: term, within: '', url: `/search/?q=${encodeURIComponent(shortest)}` };
}

/**
 * A brand or category that can be suggested. `spellings` contains the words of its name and the words of each
 * nickname.
 */
interface NamedEntry {
  readonly code: string;
  readonly name: string;
  readonly url: string;
  readonly owner: 'luxury' | 'indiluxe';
  readonly spellings: readonly (readonly string[])[];
}

/**
 * Brands or categories that have products and whose names contain the typed words. The last word may be
 * incomplete.
 */
async function suggestNamed(
  catalogue: LiveCatalogue,
  typed: TypedText,
  kind: 'brand' | 'category',
): Promise<Suggestion[]> {
  const all = kind === 'brand' ? brandsOf(catalogue.brands) : categoriesOf(catalogue.categories);
  const typedTokens = tokenise(typed.text);
  const found: Suggestion[] = [];
  for (const { code, name, url, owner, spellings } of all) {
    if (found.length === limits[kind]) break;
    if (typed.root && owner !== 'indiluxe') continue;
    if (!spellings.some((own) => matchesTyped(own, typedTokens))) continue;
    const { total } = await search(catalogue, typed, { term: '', filters: [{ key: kind, value: code }] });
    if (total > 0) found.push({ kind, text: name, within: '', url });
  }
  return found;
}

const brandsOf = memoise((brands: LiveCatalogue['brands']) =>
  [...brands.values()].map((brand): NamedEntry => toNamed(brand, [brand.name, ...brand.nicknames])),
);

/** All categories except the roots, which are complete catalogues. */
const categoriesOf = memoise((categories: LiveCatalogue['categories']) =>
  [...categories.values()]
    .filter(({ parentCode }) => parentCode !== null)
    .map((category): NamedEntry => toNamed(category, [category.name])),
);

type Listed = { code: string; name: string; slug: string; catalogue: 'luxury' | 'indiluxe' };

const toNamed = ({ code, name, slug, catalogue }: Listed, spellings: readonly string[]): NamedEntry => ({
  code,
  name,
  url: categoryPath(slug, code),
  owner: catalogue,
  spellings: spellings.map(tokenise),
});

/**
 * Computes a value once for each map of brands or categories. Tokenising a thousand names for each typed
 * letter would cost more than the search.
 */
function memoise<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function matchesTyped(own: readonly string[], typedTokens: readonly string[]): boolean {
  const begun = typedTokens.at(-1) ?? '';
  return (
    typedTokens.slice(0, -1).every((token) => own.includes(token)) &&
    own.some((token) => token.startsWith(begun))
  );
}
