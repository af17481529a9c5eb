import type { CallResponseInput, CategoryFilter } from '@luxe/contract/calls';
import { storePath } from '../catalogue/paths.ts';
import { toPicture } from '../catalogue/card.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import type { StoredBrand, StoredStore } from '../catalogue/repository.ts';

export type BannerResponse = CallResponseInput<'storeBanner'>;

/**
 * Caches banners by store for one version of the catalogue. A banner contains numbers of products, and
 * counting them takes too long for every request.
 */
const cached = new WeakMap<LiveCatalogue, { version: number; banners: Map<string, BannerResponse> }>();

/**
 * The banner of a store (SHL-17). `id` is the slug before `-store` in the path of the store, or the code of
 * its super-brand. Upper and lower case are equal. Resolves to undefined for an unknown store.
 */
export async function storeBanner(catalogue: LiveCatalogue, id: string): Promise<BannerResponse | undefined> {
  const store = catalogue.stores.get(id.toLowerCase()) ?? ofSuperBrand(catalogue, id.toUpperCase());
  const brand = store && catalogue.brands.get(store.brandCode);
  if (!brand) return undefined;
  const { version } = catalogue;
  let known = cached.get(catalogue);
  if (known?.version !== version) cached.set(catalogue, (known = { version, banners: new Map() }));
  const banner = known.banners.get(store.slug) ?? (await toBanner(catalogue, store, brand));
  known.banners.set(store.slug, banner);
  return banner;
}

const ofSuperBrand = ({ stores, brands }: LiveCatalogue, code: string) =>
  [...stores.values()].find(({ brandCode }) => brands.get(brandCode)?.superBrand === code);

async function toBanner(
  catalogue: LiveCatalogue,
  { slug, text, link, image, colours }: StoredStore,
  { code, name, catalogue: owner, superBrand, story }: StoredBrand,
): Promise<BannerResponse> {
  const { productCount, categories } = await countProducts(catalogue, code);
  return {
    slug,
    catalogue: owner,
    superBrand,
    pagePath: storePath(slug),
    name,
    text,
    story,
    ...(link && { link }),
    ...(image && { image: toPicture(image) }),
    colours,
    productCount,
    categories,
  };
}

/** Maximum levels to search below the roots. */
const maxDepth = 4;

/**
 * Counts the products of a brand, in total and by category. The categories are those of the highest level of
 * the tree on which the brand has several.
 */
async function countProducts(
  { engine }: LiveCatalogue,
  brand: string,
): Promise<Pick<BannerResponse, 'productCount' | 'categories'>> {
  let productCount: number | undefined;
  let within: string | undefined;
  for (let level = 0; level < maxDepth; level += 1) {
    const filters = [{ key: 'brand', value: brand }];
    if (within !== undefined) filters.push({ key: 'category', value: within });
    const found = await engine.search({ term: '', sort: 'relevance', filters, page: 0, pageSize: 1 });
    productCount ??= found.total;
    const { parts, last } = partsOf(found.categories);
    if (parts.length > 0) return { productCount, categories: parts };
    if (last === undefined || last === within) break;
    within = last;
  }
  return { productCount: productCount ?? 0, categories: [] };
}

/**
 * Descends the category tree while a level has only one category with products. Returns the categories of the
 * first level that has several. If no level has several, returns the code of the last category.
 */
function partsOf(tree: readonly CategoryFilter[]): { parts: BannerResponse['categories']; last?: string } {
  let last: string | undefined;
  for (let level = tree; level.length > 0;) {
    const [only, ...others] = level.filter(({ count }) => count > 0);
    if (!only) break;
    if (others.length > 0)
      return {
        parts: [only, ...others].map(({ categoryCode: code, categoryName: name, count }) => ({
          code,
          name,
          count,
        })),
      };
    last = only.categoryCode;
    level = only.childFilters;
  }
  return { parts: [], ...(last !== undefined && { last }) };
}
