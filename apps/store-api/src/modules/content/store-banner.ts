import type { CallAnswer, CategoryFilter } from '@luxe/contract/calls';
import { storePath } from '../catalogue/addresses.ts';
import { toPicture } from '../catalogue/card.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { StoredBrand, StoredStore } from '../catalogue/repository.ts';

export type BannerAnswer = CallAnswer<'storeBanner'>;

/** Answers by store, for as long as the catalogue's version stays: a store is not counted for every visit. */
const made = new WeakMap<LiveCatalogue, { version: number; banners: Map<string, BannerAnswer> }>();

/**
 * The banner of a store, by the words before `-store` in its address or by its super-brand's code, in any case (SHL-17). `undefined` when
 * there is none.
 */
export async function storeBanner(catalogue: LiveCatalogue, id: string): Promise<BannerAnswer | undefined> {
  const store = catalogue.stores.get(id.toLowerCase()) ?? ofSuperBrand(catalogue, id.toUpperCase());
  const brand = store && catalogue.brands.get(store.brandCode);
  if (!brand) return undefined;
  const { version } = catalogue;
  let known = made.get(catalogue);
  if (known?.version !== version) made.set(catalogue, (known = { version, banners: new Map() }));
  const banner = known.banners.get(store.slug) ?? (await toBanner(catalogue, store, brand));
  known.banners.set(store.slug, banner);
  return banner;
}

const ofSuperBrand = ({ stores, brands }: LiveCatalogue, code: string) =>
  [...stores.values()].find(({ brandCode }) => brands.get(brandCode)?.superBrand === code);

async function toBanner(
  catalogue: LiveCatalogue,
  { slug, text, link, image, colours }: StoredStore,
  { code, name, catalogue: owner, superBrand }: StoredBrand,
): Promise<BannerAnswer> {
  const { pieces, categories } = await countPieces(catalogue, code);
  return {
    slug,
    catalogue: owner,
    superBrand,
    pagePath: storePath(slug),
    name,
    text,
    ...(link && { link }),
    ...(image && { image: toPicture(image) }),
    colours,
    pieces,
    categories,
  };
}

/** Levels of the tree below its roots; none is looked into twice. */
const deepest = 4;

/** How many pieces a house has, and of what: the first level of the tree on which they part. */
async function countPieces(
  { engine }: LiveCatalogue,
  brand: string,
): Promise<Pick<BannerAnswer, 'pieces' | 'categories'>> {
  let pieces: number | undefined;
  let within: string | undefined;
  for (let level = 0; level < deepest; level += 1) {
    const filters = [{ key: 'brand', value: brand }];
    if (within !== undefined) filters.push({ key: 'category', value: within });
    const found = await engine.search({ term: '', sort: 'relevance', filters, page: 0, pageSize: 1 });
    pieces ??= found.total;
    const { parts, last } = partsOf(found.categories);
    if (parts.length > 0) return { pieces, categories: parts };
    if (last === undefined || last === within) break;
    within = last;
  }
  return { pieces: pieces ?? 0, categories: [] };
}

/** Down the tree as far as there is one way: what it parts into, or where it ends undivided. */
function partsOf(tree: readonly CategoryFilter[]): { parts: BannerAnswer['categories']; last?: string } {
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
