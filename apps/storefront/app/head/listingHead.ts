import { isPastLastPage, type ListingRequest, type ShownListing } from '@luxe/feature-listing';
import { categoryLevel } from '@luxe/format';
import { ownCatalogue } from '../paths/catalogueOf.ts';
import { keywordsFor, shopName, type Head } from './seo.ts';

/** The brand a listing is of, when its q holds exactly one distinct brand code [SEO-05]. */
export function singleBrand({ currentQuery }: Pick<ShownListing, 'currentQuery'>): string | undefined {
  const brands = new Map(
    currentQuery.filters.flatMap(({ key, value, name }) =>
      key === 'brand' ? [[value.toUpperCase(), name]] : [],
    ),
  );
  return brands.size === 1 ? [...brands.values()][0] : undefined;
}

/** What a list is called in a title: after its heading, on the fourth level after its category [SEO-03]. */
function nameOf({ h1PageName, currentQuery }: ShownListing, { implied }: ListingRequest): string {
  const code = implied.find(({ key }) => key === 'category')?.value ?? '';
  const category = currentQuery.filters.find(({ key, value }) => key === 'category' && value === code);
  return (categoryLevel(code) === 4 && category?.name) || h1PageName;
}

/** Head of a listing or a search. What the server says wins over what is made here [SEO-02] [SEO-03]. */
export function listingHead(listing: ShownListing, request: ListingRequest): Head {
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
  // A dynamic listing has the address that the store knows, in whatever letters it was asked for.
  const canonical = dynamicQuery?.dupCanonicalUrl || seo.canonicalURL || dynamicQuery?.url || request.path;
  // Pages of one list are pages of their own to a search engine.
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
