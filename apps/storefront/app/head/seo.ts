import type { ShownPage } from '@luxe/feature-home';
import type { ListingRequest, ShownListing } from '@luxe/feature-listing';
import type { ShownProduct } from '@luxe/feature-product';
import { pictureUrl } from '@luxe/patterns/picture';

/** The name of the shop, which the specification calls "the product". */
export const shopName = 'LUXE';

/** What a page says of itself in its head. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  /** Path or absolute URL; the page's own path without it. */
  readonly canonical?: string | undefined;
  /** Social picture, a path of the shop or an absolute URL. */
  readonly image?: string | undefined;
  /** False keeps the page out of search engines. Default true. */
  readonly isIndexed?: boolean;
}

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

/** Head of a product page; its canonical link is the server's when it names one [SEO-08]. */
export function productHead(product: ShownProduct): Head {
  const { seo } = product;
  const generated = `Buy Authentic ${product.productName} Online In India | ${shopName}`;
  const image = product.galleryImagesList[0]?.url;
  return {
    title: seo.title ?? generated,
    description: seo.description ?? generated,
    keywords: seo.keywords ?? keywordsFor(product.productName),
    canonical: seo.canonicalURL ?? product.webURL,
    image: image && socialPicture(image),
  };
}

export function contentHead(page: ShownPage): Head {
  const art = page.blocks.find((block) => block.type === 'hero')?.image.wide.url;
  return {
    title: page.seo.title || `${page.h1} | ${shopName}`,
    description: page.seo.description,
    canonical: page.pagePath,
    image: art && socialPicture(art),
  };
}

const keywordsFor = (name: string) => `${name} online, buy ${name} online, ${name} India, luxury ${name}`;
/** Read by programs that know no AVIF. */
export const socialPicture = (url: string) => pictureUrl(url, 1200, 'webp') ?? url;

/** A path or URL as an absolute URL of the shop. Never takes the Host header: that is for anybody to write. */
export const absoluteUrl = (url: string, publicOrigin: string) =>
  /^https?:\/\//i.test(url) ? url : publicOrigin + url;
