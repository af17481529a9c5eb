import type { CatalogueName } from '../../model/catalogue.ts';
import { categoryPath } from './paths.ts';
import type { LiveCatalogue } from './liveCatalogue.ts';

export interface ListedBrand {
  name: string;
  code: string;
  href: string;
  /** Number of products in the listing of the brand. */
  count: number;
}

/**
 * Brand lists by catalogue, cached until the version of the catalogue changes. Without this cache, every page
 * would have to count up to a million products.
 */
const cachedLists = new WeakMap<
  LiveCatalogue,
  { version: number; lists: Map<CatalogueName, ListedBrand[]> }
>();

/**
 * Brands of a catalogue with at least one product, sorted by code. The search engine counts the products, as
 * it does for listings. The brand index and the listing of a brand therefore show the same number.
 */
export async function listBrands(catalogue: LiveCatalogue, name: CatalogueName): Promise<ListedBrand[]> {
  const { version } = catalogue;
  let known = cachedLists.get(catalogue);
  if (known?.version !== version) cachedLists.set(catalogue, (known = { version, lists: new Map() }));
  const list = known.lists.get(name) ?? (await count(catalogue, name));
  known.lists.set(name, list);
  return list;
}

async function count(catalogue: LiveCatalogue, name: CatalogueName): Promise<ListedBrand[]> {
  const roots = [...catalogue.categories.values()].filter(
    (one) => one.parentCode === null && one.catalogue === name,
  );
  const { facets } = await catalogue.engine.search({
    term: '',
    sort: 'relevance',
    filters: roots.map(({ code }) => ({ key: 'category', value: code })),
    page: 0,
    pageSize: 1,
  });
  const counts = facets.find(({ key }) => key === 'brand')?.values ?? [];
  const countOf = new Map(counts.map((one) => [one.value, one.count]));
  return [...catalogue.brands.values()].flatMap(({ name: brandName, code, slug }) => {
    const productCount = countOf.get(code) ?? 0;
    return productCount > 0
      ? [{ name: brandName, code, href: categoryPath(slug, code), count: productCount }]
      : [];
  });
}
