import type { CallAnswer, Seo, SortCode } from '@luxe/contract/calls';
import { formatQuery, parseQuery, toggleFilter, type ListingQuery } from '@luxe/contract/query';
import { cleanCode, searchText as toSearchText } from '@luxe/format';
import type { SearchResult } from '../search/engine.ts';
import { parsePriceRange } from '../search/facets.ts';
import { categoryPath, storePath } from './addresses.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { mixColours } from './mix-colours.ts';
import type { StoredCategory, StoredProduct } from './repository.ts';
import { pageAt, withinPage, type ListingPage } from './listing-page.ts';

export type ListingAnswer = CallAnswer<'searchProducts'>;

/** What a listing is asked by. `searchText` is a q string; `scope` a known category that the search is kept to. */
export interface ListingRequest {
  searchText: string;
  page: number;
  pageSize: number;
  scope?: string;
  /** The listing at a path of the shop, which `searchText` narrows. */
  pagePath?: string;
  withFacets?: boolean;
  /** In place of relevance, under its name: how a version on trial ranks. */
  ranking?: SortCode;
}

const sortNames: Record<SortCode, string> = {
  relevance: 'Relevance',
  isProductNew: 'New in',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'discount-desc': 'Discount',
};

/** A listing may carry this many filters; more say nothing. */
const filterLimit = 60;
const questionLimit = 10;

/**
 * A listing: by words, category, house, or any filters (specification, section 3, listing response). Whatever the q string says is
 * read leniently. `undefined` when categories and houses are all it names and none of them is known, or when nothing is listed at `pagePath`.
 */
export async function listProducts(
  catalogue: LiveCatalogue,
  { searchText, page, pageSize, scope, pagePath, withFacets = true, ranking = 'relevance' }: ListingRequest,
): Promise<ListingAnswer | undefined> {
  const listed = pagePath === undefined ? undefined : pageAt(catalogue, pagePath);
  if (pagePath !== undefined && !listed) return undefined;
  const asked = listed ? withinPage(listed, readQuery(searchText)) : readQuery(searchText);
  if (isUnknownScope(catalogue, asked)) return undefined;
  const isScoped = scope !== undefined && !asked.filters.some(({ key }) => key === 'category');
  const filters = isScoped ? [...asked.filters, { key: 'category', value: scope }] : asked.filters;
  const sort = asked.sort === 'relevance' ? ranking : asked.sort;
  const coded = await productOfCode(catalogue, asked.term);
  const result = coded
    ? onlyProduct(coded, page)
    : await catalogue.engine.search({ ...asked, sort, filters, page, pageSize });

  const understood = (isScoped ? result.filters.slice(0, -1) : result.filters).map((filter) =>
    filter.key === 'tag' ? { ...filter, name: tagOf(catalogue, [filter])?.title ?? filter.value } : filter,
  );
  const query: ListingQuery = { ...asked, filters: understood.map(({ key, value }) => ({ key, value })) };
  const heading = headingOf(listed, headOf(catalogue, query));
  const cards = await catalogue.cards(result.hits);
  // A search and a sort have an order that the shopper asked for, a version on trial one that is to be compared.
  const isMixed = page === 0 && asked.term === '' && sort === 'relevance';
  return {
    searchresult: isMixed ? mixColours(cards) : cards,
    facetdata: withFacets ? result.facets.map((facet) => toFacet(facet, query)) : [],
    ...heading,
    isDynamicPLP: listed?.dynamic !== undefined,
    ...(listed && { dynamicQuery: listed.asked }),
    ...hybridOf(catalogue, query, page),
    ...(listed ? {} : storeOf(catalogue, query)),
    facetdatacategory: { filters: result.categories },
    priceRange: toPriceRange(result, query),
    pagination: {
      currentPage: page,
      pageSize,
      totalPages: Math.ceil(result.total / pageSize),
      totalResults: result.total,
    },
    sorts: Object.entries(sortNames).map(([code, name]) => ({
      code: code as SortCode,
      name,
      selected: code === query.sort,
    })),
    currentQuery: {
      searchText: query.term,
      sort: query.sort,
      query: formatQuery(query),
      filters: understood.map(({ key, value, name }) => ({
        key,
        value,
        name,
        url: formatQuery(toggleFilter(query, { key, value })),
      })),
    },
    spellingSuggestion: result.spelling,
    ...(result.unlisted !== null && { unlistedWords: result.unlisted }),
  };
}

/** The product whose code, as its page shows it, is all that is searched for. */
export const productOfCode = (
  catalogue: Pick<LiveCatalogue, 'product'>,
  term: string,
): Promise<StoredProduct | undefined> => catalogue.product(cleanCode(term).toLowerCase());

const onlyProduct = ({ id, colours }: StoredProduct, page: number): SearchResult => ({
  hits: page === 0 ? [{ id, colour: colours[0]?.key ?? '' }] : [],
  total: 1,
  facets: [],
  categories: [],
  priceRange: null,
  filters: [],
  spelling: null,
  unlisted: null,
});

/** A collection by a category's or house's code, or a tag's slug (LST-09). `undefined` for a word that is none. */
export function listCollection(
  catalogue: LiveCatalogue,
  { category: word, sort = '', page }: { category: string; sort?: string | undefined; page: number },
): Promise<ListingAnswer | undefined> {
  const code = word.toUpperCase();
  const key = catalogue.brands.has(code) ? 'brand' : catalogue.categories.has(code) ? 'category' : 'tag';
  const isTag = catalogue.tags.some(({ slug }) => slug === word.toLowerCase());
  if (key === 'tag' && !isTag) return Promise.resolve(undefined);
  const value = key === 'tag' ? word.toLowerCase() : code;
  const order = Object.hasOwn(sortNames, sort) ? (sort as SortCode) : 'relevance';
  const searchText = formatQuery({ term: '', sort: order, filters: [{ key, value }] });
  return listProducts(catalogue, { searchText, page, pageSize: collectionPage });
}

/** Products of a collection's page. */
const collectionPage = 24;

/** A q string as it is meant: some callers encode it twice, and words beyond the limit are cut. */
function readQuery(searchText: string): ListingQuery {
  const { term, sort, filters } = parseQuery(decodeOnce(searchText.toWellFormed()));
  const words = toSearchText(term);
  return { term: words, sort, filters: filters.slice(0, filterLimit) };
}

/** Spaces and colons that came encoded are opened; anything malformed stays as it is. `%3A` and `%25` are the q string's own. */
function decodeOnce(text: string): string {
  if (text.includes(':') || !/%(?:20|3A)/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isUnknownScope(catalogue: LiveCatalogue, { term, filters }: ListingQuery): boolean {
  const codes = filters.filter(({ key }) => key === 'category' || key === 'brand');
  return (
    term === '' &&
    codes.length > 0 &&
    codes.every(({ key, value }) => {
      const known = key === 'brand' ? catalogue.brands : catalogue.categories;
      return !known.has(value.toUpperCase());
    })
  );
}

function toFacet(
  facet: SearchResult['facets'][number],
  query: ListingQuery,
): ListingAnswer['facetdata'][number] {
  return {
    key: facet.key,
    name: facet.name,
    selectedFilterCount: facet.values.filter(({ selected }) => selected).length,
    values: facet.values.map((value) => ({
      ...value,
      url: formatQuery(toggleFilter(query, { key: facet.key, value: value.value })),
    })),
  };
}

function toPriceRange({ priceRange }: SearchResult, { filters }: ListingQuery): ListingAnswer['priceRange'] {
  if (!priceRange) return null;
  const ranges = filters.flatMap(({ key, value }) => (key === 'price' ? (parsePriceRange(value) ?? []) : []));
  const low = Math.min(...ranges.map(({ min }) => Math.floor(min / 100)));
  const high = Math.max(...ranges.map(({ max }) => Math.ceil(max / 100)));
  return {
    ...priceRange,
    selectedMin: Number.isFinite(low) && low > 0 ? low : null,
    selectedMax: Number.isFinite(high) ? high : null,
  };
}

/** What an editor says stands around a category as a whole: on its first page, and not among what is searched or narrowed. */
function hybridOf(
  { hybrids }: LiveCatalogue,
  { term, sort, filters }: ListingQuery,
  page: number,
): Pick<ListingAnswer, 'hybridPlpId'> {
  const [only, ...rest] = filters;
  const isWhole = term === '' && sort === 'relevance' && page === 0 && rest.length === 0;
  return isWhole && only?.key === 'category' && hybrids.has(only.value) ? { hybridPlpId: only.value } : {};
}

/** The store of the house that a listing is of, as a whole or narrowed. */
function storeOf(
  { stores }: LiveCatalogue,
  { term, filters }: ListingQuery,
): Pick<ListingAnswer, 'storeUrl'> {
  const [only, ...rest] = filters.filter(({ key }) => key === 'brand');
  if (term !== '' || !only || rest.length > 0) return {};
  const store = [...stores.values()].find(({ brandCode }) => brandCode === only.value);
  return store ? { storeUrl: storePath(store.slug) } : {};
}

type Heading = Pick<ListingAnswer, 'seo' | 'h1PageName' | 'pageDescription' | 'questionAndAnswerList'>;

/** What the page is called: after its words, its collection, or the first category or house that q names. */
function headOf(catalogue: LiveCatalogue, { term, filters }: ListingQuery): Heading {
  const home = { name: 'Home', url: '/' };
  const plain = (name: string, pageDescription = ''): Heading => ({
    seo: { breadcrumbs: [home, ...(name ? [{ name, url: `/search/?q=${encodeURIComponent(term)}` }] : [])] },
    h1PageName: name,
    pageDescription,
    questionAndAnswerList: [],
  });
  if (term) return plain(term);
  const tag = tagOf(catalogue, filters);
  if (tag) {
    const root = filters.find(({ key }) => key === 'category')?.value ?? '';
    const owner = catalogue.categories.get(root)?.catalogue ?? 'luxury';
    const url = `/${owner}/browse/${tag.slug}`;
    return {
      ...plain(tag.title, tag.description),
      seo: { breadcrumbs: [homeOf(owner), { name: tag.title, url }] },
    };
  }
  const named = filters.find(({ key }) => key === 'category' || key === 'brand');
  if (named?.key === 'brand') {
    const brand = catalogue.brands.get(named.value);
    if (!brand) return plain('');
    const url = categoryPath(brand.slug, brand.code);
    return {
      ...plain(brand.name, firstSentence(brand.story)),
      seo: { canonicalURL: url, breadcrumbs: [homeOf(brand.catalogue), { name: brand.name, url }] },
    };
  }
  const category = catalogue.categories.get(named?.value ?? '');
  if (category)
    return {
      seo: {
        ...titleOfNamesake(catalogue, category),
        canonicalURL: categoryPath(category.slug, category.code),
        breadcrumbs: categoryBreadcrumbs(catalogue, category.code),
      },
      h1PageName: (category.parentCode === null && genderOf(filters)) || category.title,
      pageDescription: category.description,
      questionAndAnswerList: category.faq.slice(0, questionLimit),
    };
  return { ...plain('Everything'), seo: { breadcrumbs: [home] } };
}

/**
 * Two categories of one name, in two catalogues, would have one title and description: that of indiluxe says where it
 * is. Otherwise the shop makes the title.
 */
function titleOfNamesake(
  { categories }: LiveCatalogue,
  { code, title, catalogue }: StoredCategory,
): Pick<Seo, 'title' | 'description'> {
  const isShared = [...categories.values()].some((other) => other.title === title && other.code !== code);
  if (catalogue === 'luxury' || !isShared) return {};
  const own = `Shop ${title} Of indiluxe Online In India | LUXE`;
  return { title: own, description: own };
}

/** What a page of its own address says of itself, where it says anything. */
function headingOf(listed: ListingPage | undefined, heading: Heading): Heading {
  if (listed?.dynamic) return dynamicHead(listed.dynamic, heading);
  if (!listed?.store) return heading;
  const { h1PageName, url } = listed.asked;
  const [home] = heading.seo.breadcrumbs;
  return {
    ...heading,
    seo: {
      // Not the title of the brand's own listing, which stands beside it in the sitemap.
      title: `The ${h1PageName} Store: Buy Authentic ${h1PageName} Online In India | LUXE`,
      description: `The ${h1PageName} store at LUXE: everything of ${h1PageName}, in its own colours.`,
      breadcrumbs: [...(home ? [home] : []), { name: h1PageName, url }],
    },
    h1PageName,
  };
}

/** What an editor says of a dynamic listing; the questions are its category's. */
function dynamicHead(
  dynamic: NonNullable<ListingPage['dynamic']>,
  { questionAndAnswerList }: Heading,
): Heading {
  const { catalogue, h1PageName, title, description, keywords, dupCanonicalUrl, url } = dynamic;
  const levels = [
    { name: dynamic.l1Title, url: dynamic.l1Url },
    { name: dynamic.l2Title, url: dynamic.l2Url },
  ].filter((level) => level.name && level.url);
  return {
    seo: {
      ...(title && { title }),
      ...(description && { description }),
      ...(keywords && { keywords }),
      ...(dupCanonicalUrl && { canonicalURL: dupCanonicalUrl }),
      breadcrumbs: [homeOf(catalogue), ...levels, { name: h1PageName, url }],
    },
    h1PageName,
    pageDescription: description,
    questionAndAnswerList,
  };
}

/** The one gender that a list is narrowed to, if it is one. */
function genderOf(filters: ListingQuery['filters']): string | undefined {
  const genders = filters.filter(({ key }) => key === 'genderbeauty-classification');
  return genders.length === 1 ? genders[0]?.value : undefined;
}

const tagOf = (catalogue: LiveCatalogue, filters: ListingQuery['filters']) =>
  catalogue.tags.find(({ slug }) => filters.some(({ key, value }) => key === 'tag' && value === slug));
const firstSentence = (text: string) => /^.*?[.?](?=\s|$)/s.exec(text)?.[0] ?? text;
const homeOf = (catalogue: 'luxury' | 'indiluxe') =>
  catalogue === 'luxury' ? { name: 'Home', url: '/' } : { name: 'indiluxe', url: '/explore/indiluxe' };

/** From the catalogue's home down to a category. The root is the whole catalogue: it stands only on its own page. */
export function categoryBreadcrumbs(catalogue: LiveCatalogue, code: string): Seo['breadcrumbs'] {
  const path = catalogue.pathTo(code);
  const shown = path.length > 1 ? path.slice(1) : path;
  return [
    homeOf(path[0]?.catalogue ?? 'luxury'),
    ...shown.map(({ name, slug, code: own }) => ({ name, url: categoryPath(slug, own) })),
  ];
}
