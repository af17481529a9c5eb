import type { CallResponseInput, Seo, SortCode } from '@luxe/contract/calls';
import { formatQuery, parseQuery, toggleFilter, type ListingQuery } from '@luxe/contract/query';
import { cleanCode, searchText as toSearchText } from '@luxe/format';
import type { SearchResult } from '../search/engine.ts';
import { parsePriceRange } from '../search/facets.ts';
import { categoryPath, storePath } from './paths.ts';
import type { LiveCatalogue } from './liveCatalogue.ts';
import { mixColours } from './mixColours.ts';
import type { StoredCategory, StoredProduct } from './repository.ts';
import { pageAt, withinPage, type ListingPage } from './listingPage.ts';

export type ListingResponse = CallResponseInput<'searchProducts'>;

/**
 * Parameters of a listing. `searchText` is a q string. `scope` is a known category that limits the search.
 */
export interface ListingRequest {
  searchText: string;
  page: number;
  pageSize: number;
  scope?: string;
  /** Path of a listing page. The filters in `searchText` narrow that page. */
  pagePath?: string;
  withFacets?: boolean;
  /**
   * Sort order that an A/B test uses in place of relevance. The response still names the sort order
   * `relevance`.
   */
  ranking?: SortCode;
}

const sortNames: Record<SortCode, string> = {
  relevance: 'Relevance',
  isProductNew: 'New in',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'discount-desc': 'Discount',
};

/** Maximum filters of a query; further ones are ignored. */
const filterLimit = 60;
const questionLimit = 10;

/**
 * Lists products by search text, category, brand or any filters (specification, section 3, listing response).
 * Ignores errors in the q string. Resolves to undefined if no listing has the path `pagePath`. Also resolves
 * to undefined if the query has no text and all its categories and brands are unknown.
 */
export async function listProducts(
  catalogue: LiveCatalogue,
  { searchText, page, pageSize, scope, pagePath, withFacets = true, ranking = 'relevance' }: ListingRequest,
): Promise<ListingResponse | undefined> {
  const listed = pagePath === undefined ? undefined : pageAt(catalogue, pagePath);
  if (pagePath !== undefined && !listed) return undefined;
  const requestedQuery = listed ? withinPage(listed, readQuery(searchText)) : readQuery(searchText);
  if (isUnknownScope(catalogue, requestedQuery)) return undefined;
  const isScoped = scope !== undefined && !requestedQuery.filters.some(({ key }) => key === 'category');
  const filters = isScoped
    ? [...requestedQuery.filters, { key: 'category', value: scope }]
    : requestedQuery.filters;
  const sort = requestedQuery.sort === 'relevance' ? ranking : requestedQuery.sort;
  const codeMatch = await productOfCode(catalogue, requestedQuery.term);
  const result = codeMatch
    ? onlyProduct(codeMatch, page)
    : await catalogue.engine.search({ ...requestedQuery, sort, filters, page, pageSize });

  const appliedFilters = (isScoped ? result.filters.slice(0, -1) : result.filters).map((filter) =>
    filter.key === 'tag' ? { ...filter, name: tagOf(catalogue, [filter])?.title ?? filter.value } : filter,
  );
  const query: ListingQuery = {
    ...requestedQuery,
    filters: appliedFilters.map(({ key, value }) => ({ key, value })),
  };
  const heading = headingOf(listed, toQueryHeading(catalogue, query));
  const cards = await catalogue.cards(result.hits);
  // Mix the colours of the products only on the first page in the default order. Leave the products in their
  // order for a search text, for a sort order that the shopper chose, and in an A/B test.
  const isMixed = page === 0 && requestedQuery.term === '' && sort === 'relevance';
  return {
    searchresult: isMixed ? mixColours(cards) : cards,
    facetdata: withFacets ? result.facets.map((facet) => toFacet(facet, query)) : [],
    ...heading,
    isDynamicPLP: listed?.dynamic !== undefined,
    ...(listed && { dynamicQuery: listed.dynamicQuery }),
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
      filters: appliedFilters.map(({ key, value, name }) => ({
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

/** The product for sale whose code is the complete search text; undefined for none. */
export async function productOfCode(
  catalogue: Pick<LiveCatalogue, 'product'>,
  term: string,
): Promise<StoredProduct | undefined> {
  const product = await catalogue.product(cleanCode(term).toLowerCase());
  return product?.endedAt === null ? product : undefined;
}

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

/**
 * Lists a collection. `category` is the code of a category, the code of a brand, or the slug of a tag
 * (LST-09). Resolves to undefined for any other value.
 */
export function listCollection(
  catalogue: LiveCatalogue,
  { category: codeOrSlug, sort = '', page }: { category: string; sort?: string | undefined; page: number },
): Promise<ListingResponse | undefined> {
  const code = codeOrSlug.toUpperCase();
  const key = catalogue.brands.has(code) ? 'brand' : catalogue.categories.has(code) ? 'category' : 'tag';
  const isTag = catalogue.tags.some(({ slug }) => slug === codeOrSlug.toLowerCase());
  if (key === 'tag' && !isTag) return Promise.resolve(undefined);
  const value = key === 'tag' ? codeOrSlug.toLowerCase() : code;
  const order = Object.hasOwn(sortNames, sort) ? (sort as SortCode) : 'relevance';
  const searchText = formatQuery({ term: '', sort: order, filters: [{ key, value }] });
  return listProducts(catalogue, { searchText, page, pageSize: collectionPage });
}

/** Products per page of a collection. */
const collectionPage = 24;

/** Reads a q string, which some callers encode twice. Cuts search text and filters to their limits. */
function readQuery(searchText: string): ListingQuery {
  const { term, sort, filters } = parseQuery(decodeOnce(searchText.toWellFormed()));
  const text = toSearchText(term);
  return { term: text, sort, filters: filters.slice(0, filterLimit) };
}

/**
 * Decodes a q string that was encoded twice. A text with a colon is returned unchanged, because it is decoded
 * already: its `%3A` and `%25` are escapes of the q string itself. Malformed text stays unchanged, too.
 */
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
): ListingResponse['facetdata'][number] {
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

function toPriceRange(
  { priceRange }: SearchResult,
  { filters }: ListingQuery,
): ListingResponse['priceRange'] {
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

/**
 * Id of the editorial content that a category listing shows. Set only on the first page of the category
 * without filters, in relevance order.
 */
function hybridOf(
  { hybrids }: LiveCatalogue,
  { term, sort, filters }: ListingQuery,
  page: number,
): Pick<ListingResponse, 'hybridPlpId'> {
  const [only, ...rest] = filters;
  const isPlainFirstPage = term === '' && sort === 'relevance' && page === 0 && rest.length === 0;
  return isPlainFirstPage && only?.key === 'category' && hybrids.has(only.value)
    ? { hybridPlpId: only.value }
    : {};
}

/** Path of the brand store, for a listing of exactly one brand without search text. */
function storeOf(
  { stores }: LiveCatalogue,
  { term, filters }: ListingQuery,
): Pick<ListingResponse, 'storeUrl'> {
  const [only, ...rest] = filters.filter(({ key }) => key === 'brand');
  if (term !== '' || !only || rest.length > 0) return {};
  const store = [...stores.values()].find(({ brandCode }) => brandCode === only.value);
  return store ? { storeUrl: storePath(store.slug) } : {};
}

type Heading = Pick<ListingResponse, 'seo' | 'h1PageName' | 'pageDescription' | 'questionAndAnswerList'>;

/**
 * Heading of a listing page: the search text, or else the name of the collection or of the first category or
 * brand in the query.
 */
function toQueryHeading(catalogue: LiveCatalogue, { term, filters }: ListingQuery): Heading {
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
 * Title and description of an indiluxe category that has the same name as another category. Both texts
 * contain the name indiluxe, because otherwise the pages of the two categories would have equal texts. In all
 * other cases the result is empty, and the storefront generates the texts.
 */
function titleOfNamesake(
  { categories }: LiveCatalogue,
  { code, title, catalogue }: StoredCategory,
): Pick<Seo, 'title' | 'description'> {
  const isShared = [...categories.values()].some((other) => other.title === title && other.code !== code);
  if (catalogue === 'luxury' || !isShared) return {};
  const own = `Shop ${title} From indiluxe Online In India | LUXE`;
  return { title: own, description: own };
}

/** Replaces the heading on the page of a dynamic listing, a store or a collection of indiluxe. */
function headingOf(listed: ListingPage | undefined, heading: Heading): Heading {
  if (listed?.dynamic) return toDynamicHeading(listed.dynamic, heading);
  if (!listed) return heading;
  const { h1PageName, url } = listed.dynamicQuery;
  // A collection of luxury has its own heading already.
  if (!listed.store) return url.startsWith('/indiluxe/') ? { ...heading, h1PageName } : heading;
  const [home] = heading.seo.breadcrumbs;
  return {
    ...heading,
    seo: {
      // This title must differ from the title of the brand's listing, because the sitemap contains both the
      // store and the listing.
      title: `The ${h1PageName} Store: Buy Authentic ${h1PageName} Online In India | LUXE`,
      description: `The ${h1PageName} store at LUXE: everything by ${h1PageName} in one place.`,
      breadcrumbs: [...(home ? [home] : []), { name: h1PageName, url }],
    },
    h1PageName,
  };
}

/**
 * The heading of a dynamic listing, as an editor wrote it. Only the questions and answers are not the
 * editor's: they come from the category of the listing.
 */
function toDynamicHeading(
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

/** The gender in the filters, if there is exactly one. */
function genderOf(filters: ListingQuery['filters']): string | undefined {
  const genders = filters.filter(({ key }) => key === 'genderbeauty-classification');
  return genders.length === 1 ? genders[0]?.value : undefined;
}

const tagOf = (catalogue: LiveCatalogue, filters: ListingQuery['filters']) =>
  catalogue.tags.find(({ slug }) => filters.some(({ key, value }) => key === 'tag' && value === slug));
const firstSentence = (text: string) => /^.*?[.?](?=\s|$)/s.exec(text)?.[0] ?? text;
const homeOf = (catalogue: 'luxury' | 'indiluxe') =>
  catalogue === 'luxury' ? { name: 'Home', url: '/' } : { name: 'indiluxe', url: '/explore/indiluxe' };

/**
 * Breadcrumbs from the catalogue's home to a category. The root is the complete catalogue, so it appears only
 * on its own page.
 */
export function categoryBreadcrumbs(catalogue: LiveCatalogue, code: string): Seo['breadcrumbs'] {
  const path = catalogue.pathTo(code);
  const visiblePath = path.length > 1 ? path.slice(1) : path;
  return [
    homeOf(path[0]?.catalogue ?? 'luxury'),
    ...visiblePath.map(({ name, slug, code: own }) => ({ name, url: categoryPath(slug, own) })),
  ];
}
