import type { CallAnswer, CategoryFilter, ProductCard } from '@luxe/contract/calls';
import { formatQuery, type Filter } from '@luxe/contract/query';
import { searchText } from '@luxe/format';
import type { SearchResult } from '../search/engine.ts';
import { words } from '../search/text.ts';
import { categoryPath, productPath } from './addresses.ts';
import { productOfCode } from './listing.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

type Suggestion = CallAnswer<'suggestions'>['suggestions'][number];

/** What has been typed so far, and where. */
export interface Typed {
  readonly text: string;
  /** The category that is all of the shopper's catalogue. */
  readonly home: 'LSH1' | 'ISH1';
  /** The same where a search is kept to it: luxury finds what indiluxe has, and not the other way. */
  readonly root?: 'ISH1';
}

/** How many there are of each; together at most ten. */
const most = { term: 4, brand: 2, category: 2 };

/** A typed text as it is meant: without blanks around it, cut to what a search takes. */
export function toTyped({ searchString, isLuxuryWeb }: { searchString: string; isLuxuryWeb: string }): Typed {
  const text = searchText(searchString);
  return isLuxuryWeb === 'false' ? { text, home: 'ISH1', root: 'ISH1' } : { text, home: 'LSH1' };
}

/**
 * Words that find something, the likeliest also within its foremost house and category; then houses and categories whose
 * names begin as typed. None leads to an empty page.
 */
export async function suggest(catalogue: LiveCatalogue, typed: Typed): Promise<Suggestion[]> {
  if (words(typed.text).length === 0) return [];
  const coded = await productOfCode(catalogue, typed.text);
  if (coded) return [{ kind: 'term', text: coded.name, within: '', url: productPath(coded.slug, coded.id) }];
  const candidates = await catalogue.engine.suggest(typed.text, most.term);
  const searched = await Promise.all(
    candidates.map(async (term) => ({ term, result: await search(catalogue, typed, { term }) })),
  );
  const terms = searched.filter(({ result }) => result.total > 0);
  const [likeliest, ...others] = terms;
  return [
    ...(likeliest ? [toTerm(typed, likeliest.term), ...within(typed, likeliest)] : []),
    ...others.map(({ term }) => toTerm(typed, term)),
    ...(await named(catalogue, typed, 'brand')),
    ...(await named(catalogue, typed, 'category')),
  ];
}

/**
 * Pieces that can be had, best sold first: of what a text finds in the shopper's own catalogue, else anywhere in reach, else the best of that
 * catalogue. `page` counts from 0.
 */
export async function popularProducts(
  catalogue: LiveCatalogue,
  { page, size, ...typed }: Typed & { readonly page: number; readonly size: number },
): Promise<ProductCard[]> {
  const { text, home } = typed;
  const coded = await productOfCode(catalogue, text);
  if (coded) return page === 0 ? catalogue.cards([coded]) : [];
  const [term = text] = text ? await catalogue.engine.suggest(text, 1) : [];
  const inStock = { key: 'inStockFlag', value: 'true' };
  const atHome = [inStock, { key: 'category', value: home }];
  const ways = [
    { term, filters: atHome },
    { term, filters: [inStock] },
    { term: '', filters: atHome },
  ];
  for (const way of ways) {
    const { total, hits } = await search(catalogue, typed, { ...way, page, pageSize: size });
    if (total > 0) return catalogue.cards(hits);
  }
  return [];
}

interface Asked {
  term: string;
  filters?: readonly Filter[];
  page?: number;
  pageSize?: number;
}

const search = (
  { engine }: LiveCatalogue,
  { root }: Typed,
  { term, filters = [], page = 0, pageSize = 1 }: Asked,
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

/** The house and the category in which most of it is; none where there is no choice. */
function within(typed: Typed, { term, result }: { term: string; result: SearchResult }): Suggestion[] {
  const houses = result.facets.find(({ key }) => key === 'brand')?.values ?? [];
  const categories = departments(result.categories).toSorted((a, b) => b.count - a.count);
  const narrowed = (key: string, value: string, name: string): Suggestion => ({
    ...toTerm(typed, term, [{ key, value }]),
    within: name,
  });
  return [
    ...(houses.length > 1 ? houses.slice(0, 1) : []).map(({ value, name }) => narrowed('brand', value, name)),
    ...(categories.length > 1 ? categories.slice(0, 1) : []).map(({ categoryCode, categoryName }) =>
      narrowed('category', categoryCode, categoryName),
    ),
  ];
}

/** The categories below a catalogue's root, which is everything. */
const departments = (roots: readonly CategoryFilter[]) => roots.flatMap(({ childFilters }) => childFilters);

/** A search, narrowed to the catalogue by a filter like any other: it stands among the chips of the page and can be taken off. */
function toTerm({ root }: Typed, term: string, filters: Filter[] = []): Suggestion {
  const isScoped = filters.some(({ key }) => key === 'category');
  const all = root && !isScoped ? [...filters, { key: 'category', value: root }] : filters;
  const q = formatQuery({ term, sort: 'relevance', filters: all });
  // Words alone need no sort.
  const shortest = all.length > 0 ? q : q.slice(0, q.indexOf(':'));
  return { kind: 'term', text: term, within: '', url: `/search/?q=${encodeURIComponent(shortest)}` };
}

/** A house or category, by the words it may be asked for with: those of its name, and of each nickname. */
interface Named {
  readonly code: string;
  readonly name: string;
  readonly url: string;
  readonly owner: 'luxury' | 'indiluxe';
  readonly spellings: readonly (readonly string[])[];
}

/** Houses or categories in whose name the typed words stand, the last as the beginning of one, and that have pieces. */
async function named(
  catalogue: LiveCatalogue,
  typed: Typed,
  kind: 'brand' | 'category',
): Promise<Suggestion[]> {
  const all = kind === 'brand' ? housesOf(catalogue.brands) : categoriesOf(catalogue.categories);
  const asked = words(typed.text);
  const found: Suggestion[] = [];
  for (const { code, name, url, owner, spellings } of all) {
    if (found.length === most[kind]) break;
    if (typed.root && owner !== 'indiluxe') continue;
    if (!spellings.some((own) => isBegun(own, asked))) continue;
    const { total } = await search(catalogue, typed, { term: '', filters: [{ key: kind, value: code }] });
    if (total > 0) found.push({ kind, text: name, within: '', url });
  }
  return found;
}

const housesOf = oncePer((brands: LiveCatalogue['brands']) =>
  [...brands.values()].map((house): Named => toNamed(house, [house.name, ...house.nicknames])),
);

/** Without the roots: each is everything. */
const categoriesOf = oncePer((categories: LiveCatalogue['categories']) =>
  [...categories.values()]
    .filter(({ parentCode }) => parentCode !== null)
    .map((category): Named => toNamed(category, [category.name])),
);

type Listed = { code: string; name: string; slug: string; catalogue: 'luxury' | 'indiluxe' };

const toNamed = ({ code, name, slug, catalogue }: Listed, spellings: readonly string[]): Named => ({
  code,
  name,
  url: categoryPath(slug, code),
  owner: catalogue,
  spellings: spellings.map(words),
});

/** Reading the words of a thousand names for each letter typed would cost more than searching: they are read once for each map. */
function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function isBegun(own: readonly string[], asked: readonly string[]): boolean {
  const begun = asked.at(-1) ?? '';
  return asked.slice(0, -1).every((word) => own.includes(word)) && own.some((word) => word.startsWith(begun));
}
