import type { ListingRequest, ShownListing } from '@luxe/feature-listing';
import { keywordsFor, shopName, type Head } from './seo.ts';

/** The brand a listing is of, when its query holds exactly one distinct brand code [SEO-05]. */
function singleBrand(listing: ShownListing): string | undefined {
  const brands = new Map(
    listing.currentQuery.filters.filter(({ key }) => key === 'brand').map(({ value, name }) => [value, name]),
  );
  return brands.size === 1 ? [...brands.values()][0] : undefined;
}

/** Head of a listing or a search. What the server says wins over what is made here [SEO-02] [SEO-03]. */
export function listingHead(listing: ShownListing, request: ListingRequest): Head {
  const { seo } = listing;
  const isNarrowed = request.query.filters.length > 0 || request.query.sort !== 'relevance';
  const page = request.page > 1 ? `?page=${request.page}` : '';
  if (request.kind === 'search') {
    const term = listing.currentQuery.searchText;
    return { title: term ? `Search for ${term} | ${shopName}` : `Search | ${shopName}`, isIndexed: false };
  }
  const brand = request.kind === 'brand' ? listing.h1PageName : singleBrand(listing);
  const generated = brand
    ? `Buy Authentic ${brand} Product Online In India At ${shopName}`
    : `Shop ${listing.h1PageName} Online In India | ${shopName}`;
  return {
    title: seo.title ?? generated,
    description: seo.description ?? generated,
    keywords: seo.keywords ?? keywordsFor(brand ?? listing.h1PageName),
    canonical: seo.canonicalURL ? seo.canonicalURL + page : request.path + page,
    isIndexed: !isNarrowed,
  };
}
