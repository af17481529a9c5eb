import type { DynamicQuery } from '@luxe/contract/calls';
import { parseQuery, type ListingQuery } from '@luxe/contract/query';
import { storePath } from './addresses.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import type { StoredDynamicListing, StoredStore } from './repository.ts';

/** A listing that is known by its path alone. */
export interface ListingPage {
  /** What it says of itself. */
  readonly asked: DynamicQuery;
  /** Set where an editor has written it; a collection is not. */
  readonly dynamic?: StoredDynamicListing;
  /** Set where it is a house's own page. */
  readonly store?: StoredStore;
}

/** The listing at a path: a collection at `{words}/browse/{tag}` (LST-05), a dynamic listing (LST-17), else a store (SHL-17). Case and a last slash do not matter. */
export function pageAt(catalogue: LiveCatalogue, path: string): ListingPage | undefined {
  const url = `/${path.replace(/^\/+|\/+$/g, '').toLowerCase()}`;
  const [, words, slug] = /^\/([^/]+)\/browse\/([^/]+)$/.exec(url) ?? [];
  if (slug === undefined) {
    const dynamic = catalogue.dynamicListings.get(url);
    if (!dynamic) return storeAt(catalogue, url);
    const { catalogue: _, ...asked } = dynamic;
    return { asked, dynamic };
  }
  const tag = catalogue.tags.find((one) => one.slug === slug);
  const [name, root] = words === 'indiluxe' ? ['indiluxe', 'ISH1'] : ['luxury', 'LSH1'];
  return tag && { asked: collection(tag, `/${name}/browse/${slug}`, root) };
}

/** The store that a path ends in, whatever stands before it: `/neelam-vaid-store`. */
function storeAt(catalogue: LiveCatalogue, url: string): ListingPage | undefined {
  const [, slug = ''] = /\/([\w-]+)-store$/.exec(url) ?? [];
  const store = catalogue.stores.get(slug);
  const brand = store && catalogue.brands.get(store.brandCode);
  if (!brand) return undefined;
  const own = storePath(slug);
  return {
    store,
    asked: {
      ...unsaid,
      h1PageName: brand.name,
      searchUrl: `:relevance:brand:${brand.code}`,
      url: own,
      dupCanonicalUrl: own,
    },
  };
}

/** What a page that no editor has written says of itself. */
const unsaid = { l1Title: '', l1Url: '', l2Title: '', l2Url: '', title: '', description: '', keywords: '' };

const collection = (
  { slug, title, description }: LiveCatalogue['tags'][number],
  url: string,
  root: string,
): DynamicQuery => ({
  ...unsaid,
  h1PageName: title,
  searchUrl: `:relevance:category:${root}:tag:${slug}`,
  url,
  description,
  dupCanonicalUrl: url,
});

/**
 * A page narrowed by what its address asks for besides. What the page itself is of stays: a second gender would widen it. Categories inside
 * its own take the place of that.
 */
export function withinPage(
  { asked: { searchUrl } }: ListingPage,
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
