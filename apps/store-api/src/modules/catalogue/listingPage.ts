import type { DynamicQuery } from '@luxe/contract/calls';
import { parseQuery, type ListingQuery } from '@luxe/contract/query';
import { storePath } from './paths.ts';
import type { LiveCatalogue } from './liveCatalogue.ts';
import type { StoredDynamicListing, StoredStore } from './repository.ts';

/** A listing with a path of its own. */
export interface ListingPage {
  /** Query, headings and links of the page. */
  readonly dynamicQuery: DynamicQuery;
  /** Set for a listing that an editor wrote; undefined for a collection or a store. */
  readonly dynamic?: StoredDynamicListing;
  /** Set for the store of a brand. */
  readonly store?: StoredStore;
}

/**
 * The listing at a path. `{prefix}/browse/{tag}` is a collection (LST-05). Any other path is a dynamic
 * listing (LST-17), or else a store (SHL-17). Upper and lower case, and slashes at the ends, make no
 * difference.
 */
export function pageAt(catalogue: LiveCatalogue, path: string): ListingPage | undefined {
  const url = `/${path.replace(/^\/+|\/+$/g, '').toLowerCase()}`;
  const [, prefix, slug] = /^\/([^/]+)\/browse\/([^/]+)$/.exec(url) ?? [];
  if (slug === undefined) {
    const dynamic = catalogue.dynamicListings.get(url);
    if (!dynamic) return storeAt(catalogue, url);
    const { catalogue: _, ...dynamicQuery } = dynamic;
    return { dynamicQuery, dynamic };
  }
  const tag = catalogue.tags.find((one) => one.slug === slug);
  const [name, root] = prefix === 'indiluxe' ? ['indiluxe', 'ISH1'] : ['luxury', 'LSH1'];
  if (!tag) return undefined;
  // Both catalogues may have products with the tag, and each page needs its own heading.
  const title = name === 'indiluxe' ? `${tag.title} at indiluxe` : tag.title;
  return { dynamicQuery: collection({ ...tag, title }, `/${name}/browse/${slug}`, root) };
}

/** The store at the end of a path with any prefix, such as `/neelam-vaid-store`. */
function storeAt(catalogue: LiveCatalogue, url: string): ListingPage | undefined {
  const [, slug = ''] = /\/([\w-]+)-store$/.exec(url) ?? [];
  const store = catalogue.stores.get(slug);
  const brand = store && catalogue.brands.get(store.brandCode);
  if (!brand) return undefined;
  const own = storePath(slug);
  return {
    store,
    dynamicQuery: {
      ...emptyFields,
      h1PageName: brand.name,
      searchUrl: `:relevance:brand:${brand.code}`,
      url: own,
      dupCanonicalUrl: own,
    },
  };
}

/** Fields that only an editor fills. */
const emptyFields = {
  l1Title: '',
  l1Url: '',
  l2Title: '',
  l2Url: '',
  title: '',
  description: '',
  keywords: '',
};

const collection = (
  { slug, title, description }: LiveCatalogue['tags'][number],
  url: string,
  root: string,
): DynamicQuery => ({
  ...emptyFields,
  h1PageName: title,
  searchUrl: `:relevance:category:${root}:tag:${slug}`,
  url,
  description,
  dupCanonicalUrl: url,
});

/**
 * Narrows a listing page by the filters of a request. The filters of the page itself stay. A filter of the
 * request with the same key is ignored, because a second value, such as another gender, would widen the page.
 * One exception: a category below the category of the page replaces it.
 */
export function withinPage(
  { dynamicQuery: { searchUrl } }: ListingPage,
  { sort, filters }: ListingQuery,
): ListingQuery {
  const own = parseQuery(searchUrl);
  const ofPage = (key: string) => own.filters.filter((one) => one.key === key);
  const isInside = (value: string) =>
    ofPage('category').some(
      (one) => value.toUpperCase().startsWith(one.value) && value.length > one.value.length,
    );
  const added = filters.filter(({ key, value }) =>
    key === 'category' && ofPage(key).length > 0 ? isInside(value) : ofPage(key).length === 0,
  );
  const isNarrowed = added.some(({ key }) => key === 'category');
  return {
    term: '',
    sort: sort === 'relevance' ? own.sort : sort,
    filters: [...own.filters.filter(({ key }) => !isNarrowed || key !== 'category'), ...added],
  };
}
