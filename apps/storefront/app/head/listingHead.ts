import { isPastLastPage, type ListingRequest, type ListingData } from '@luxe/feature-listing';
import { categoryLevel } from '@luxe/format';
import { ownCatalogue } from '../routing/catalogueOf.ts';
import { keywordsFor, shopName, type Head } from './seo.ts';

/**
 * Name of the brand when the query contains exactly one distinct brand code [SEO-05]; otherwise undefined.
 */
export function singleBrand({ currentQuery }: Pick<ListingData, 'currentQuery'>): string | undefined {
  const brands = new Map(
    currentQuery.filters.flatMap(({ key, value, name }) =>
      key === 'brand' ? [[value.toUpperCase(), name]] : [],
    ),
  );
  return brands.size === 1 ? [...brands.values()][0] : undefined;
}

/**
 * The name of a listing for its title: the category's name for a category of the fourth level, otherwise the
 * heading [SEO-03].
 */
function nameOf({ h1PageName, currentQuery }: ListingData, { implied }: ListingRequest): string {
  const code = implied.find(({ key }) => key === 'category')?.value ?? '';
  const category = currentQuery.filters.find(({ key, value }) => key === 'category' && value === code);
  return (categoryLevel(code) === 4 && category?.name) || h1PageName;
}

/** Head of a listing or a search. Fields from the server override generated ones [SEO-02] [SEO-03]. */
export function listingHead(listing: ListingData, request: ListingRequest): Head {
  if (request.kind === 'search') {
    const term = listing.currentQuery.searchText;
    return { title: term ? `Search for ${term} | ${shopName}` : `Search | ${shopName}`, isIndexed: false };
  }
  const { page } = request;
  const { seo, dynamicQuery } = listing;
  const isNarrowed = request.query.filters.length > 0 || request.query.sort !== 'relevance';
  const brand = singleBrand(listing);
  const name = brand ?? nameOf(listing, request);
  const generated = brand
    ? `Buy Authentic ${brand} Product Online In India At ${shopName}`
    : `Shop ${name} Online In India | ${shopName}`;
  // The canonical URL of a dynamic listing is the one that the store returns, whatever letter case the
  // requested URL has.
  const canonical = dynamicQuery?.dupCanonicalUrl || seo.canonicalURL || dynamicQuery?.url || request.path;
  // Search engines index each page of a listing separately.
  const paged = (text: string) => (page > 1 ? `${text} | Page ${page}` : text);
  return {
    title: paged(seo.title || generated),
    description: paged(seo.description || generated),
    keywords: seo.keywords || keywordsFor(name),
    catalogue: ownCatalogue({ seo }),
    canonical: page > 1 ? `${canonical}?page=${page}` : canonical,
    isIndexed: !isNarrowed && !isPastLastPage(listing, page),
  };
}
