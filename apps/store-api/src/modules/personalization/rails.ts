import type { ProductCard, Rail } from '@luxe/contract/calls';
import { railLimit } from '@luxe/contract/schemas';
import type { CallInput } from '../../http/mount.ts';
import { interleave } from '../catalogue/interleave.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { mixColours } from '../catalogue/mixColours.ts';
import { colourOffer, defaultColour } from '../catalogue/price.ts';
import type { StoredProduct } from '../catalogue/repository.ts';
import { emptyProfile, type VisitorProfile } from './profile.ts';

export type RailsRequest = Pick<
  CallInput<'personalizedProducts'>['body'],
  'page' | 'product_id' | 'brand_id' | 'category' | 'viewed' | 'shown'
>;

/**
 * Bonus for a product of the same brand, which is subtracted from its price distance. A distance is the
 * logarithm of a price ratio, so the bonus equals a price ratio of 1.5.
 */
const sameBrandBonus = Math.log(1.5);

/** Number of candidates per category from which the complements of a product are chosen. */
const perCategory = 4;

/**
 * The rails of a page in their order, without empty ones (PER-01). Rails about a product do not contain that
 * product. What the visitor has viewed and bought selects the rail `because`.
 */
export async function railsFor(
  catalogue: LiveCatalogue,
  request: RailsRequest,
  profile: VisitorProfile = emptyProfile,
): Promise<Rail[]> {
  const product = await catalogue.product(request.product_id?.toLowerCase() ?? '');
  const rails: Rail[] = [
    ...(product
      ? await aboutProduct(catalogue, product, request.page)
      : [await becauseViewed(catalogue, request, profile), await popular(catalogue, request)]),
    { kind: 'viewed', products: await viewed(catalogue, request) },
  ];
  return rails.filter(({ products }) => products.length > 0);
}

/**
 * Complements and similar products of a product. The bag shows complements only, because the shopper has
 * already chosen a product.
 */
async function aboutProduct(
  catalogue: LiveCatalogue,
  product: StoredProduct,
  page: RailsRequest['page'],
): Promise<Rail[]> {
  const complements: Rail = {
    kind: 'complements',
    products: await catalogue.cards(await complementsOf(catalogue, product)),
  };
  if (page === 'bag') return [complements];
  return [
    complements,
    { kind: 'similar', products: await catalogue.cards(await similarTo(catalogue, product)) },
  ];
}

/**
 * Products similar to the one that the visitor viewed last in the catalogue of the page, without those that
 * they have bought or that the page shows already. The rail is empty when the visitor has bought the viewed
 * product, or has viewed nothing.
 */
async function becauseViewed(
  catalogue: LiveCatalogue,
  { category, shown = [] }: RailsRequest,
  { viewed: ids, bought }: VisitorProfile,
): Promise<Rail> {
  const wanted = category?.toUpperCase().startsWith('ISH') ? 'indiluxe' : 'luxury';
  for (const id of ids) {
    const product = await catalogue.product(id);
    if (!product || product.catalogue !== wanted || bought.includes(id)) continue;
    const similar = await similarTo(catalogue, product);
    const fresh = similar.filter(({ id: other }) => !bought.includes(other) && !shown.includes(other));
    const products = await catalogue.cards(fresh);
    if (products.length > 0) return { kind: 'because', about: product.name, products };
  }
  return { kind: 'because', products: [] };
}

/**
 * Products of the same category, then of its sibling categories: nearest in price first, with a bonus for the
 * same brand.
 */
async function similarTo(catalogue: LiveCatalogue, product: StoredProduct): Promise<{ id: string }[]> {
  const parent = catalogue.categories.get(product.categoryCode)?.parentCode;
  const beside = [...catalogue.categories.values()]
    .filter(({ code, parentCode }) => parentCode === parent && code !== product.categoryCode)
    .map(({ code }) => code);
  const near = await nearestTo(catalogue, product, [product.categoryCode, ...beside]);
  const ranked = async (codes: readonly string[]) => {
    const found = await withProducts(
      catalogue,
      codes.flatMap((code) => near.get(code) ?? []),
    );
    const rank = ({ priceDistance, product: other }: Found) =>
      priceDistance - (other.brandCode === product.brandCode ? sameBrandBonus : 0);
    return found.toSorted((a, b) => rank(a) - rank(b)).map(({ other }) => ({ id: other }));
  };
  return [...(await ranked([product.categoryCode])), ...(await ranked(beside))].slice(0, railLimit);
}

/**
 * Complements of a product: one product of each other department in turn, nearest in price first, for the
 * same gender. For a handbag, these are for example shoes, a watch and a scent.
 */
async function complementsOf(catalogue: LiveCatalogue, product: StoredProduct): Promise<{ id: string }[]> {
  const departmentOf = (code: string) => {
    const [root, department] = catalogue.pathTo(code);
    return { root: root?.code, department: department?.code };
  };
  const own = departmentOf(product.categoryCode);
  const departments = Map.groupBy(
    [...catalogue.categories.keys()].filter((code) => {
      const { root, department } = departmentOf(code);
      return root === own.root && department !== undefined && department !== own.department;
    }),
    (code) => departmentOf(code).department,
  );
  const near = await nearestTo(catalogue, product, [...departments.values()].flat());
  const departmentMatches = await Promise.all(
    [...departments.values()].map(async (codes) => {
      // Takes several products per category, because the filter by gender drops some.
      const found = codes.flatMap((code) => (near.get(code) ?? []).slice(0, perCategory));
      const known = await withProducts(catalogue, found);
      return {
        found: known
          .filter((other) => haveCommonGender(product, other.product))
          .toSorted((a, b) => a.priceDistance - b.priceDistance),
      };
    }),
  );
  const nearestFirst = departmentMatches.toSorted(
    (a, b) => (a.found[0]?.priceDistance ?? Infinity) - (b.found[0]?.priceDistance ?? Infinity),
  );
  return interleave(nearestFirst)
    .slice(0, railLimit)
    .map((id) => ({ id }));
}

/**
 * Bestsellers in stock of the requested category or brand; of the luxury catalogue when the request names
 * neither. Leaves out products that the page shows already.
 */
async function popular(
  catalogue: LiveCatalogue,
  { brand_id, category, shown: visibleIds = [] }: RailsRequest,
): Promise<Rail> {
  const brand = brand_id?.toUpperCase() ?? '';
  const scope = category?.toUpperCase() ?? '';
  const filters = [
    { key: 'inStockFlag', value: 'true' },
    ...(catalogue.brands.has(brand) ? [{ key: 'brand', value: brand }] : []),
    ...(catalogue.categories.has(scope) ? [{ key: 'category', value: scope }] : []),
  ];
  if (filters.length === 1) filters.push({ key: 'category', value: 'LSH1' });
  const { hits } = await catalogue.engine.search({
    term: '',
    sort: 'relevance',
    filters,
    page: 0,
    pageSize: railLimit + visibleIds.length,
  });
  const others = hits.filter(({ id }) => !visibleIds.includes(id)).slice(0, railLimit);
  return { kind: 'popular', products: mixColours(await catalogue.cards(others)) };
}

/** Viewed products that the browser remembers and the shop still has, without the product of the page. */
async function viewed(
  catalogue: LiveCatalogue,
  { viewed: ids = [], product_id }: RailsRequest,
): Promise<ProductCard[]> {
  const known = [...new Set(ids)].filter((id) => /^mp\d{15}$/.test(id) && id !== product_id?.toLowerCase());
  return (await catalogue.cards(known.map((id) => ({ id })))).slice(0, railLimit);
}

type Near = { other: string; priceDistance: number };
type Found = Near & { product: StoredProduct };

async function nearestTo(catalogue: LiveCatalogue, product: StoredProduct, categories: readonly string[]) {
  const price = colourOffer(defaultColour(product)).pricePaise;
  return catalogue.engine.nearest({ id: product.id, price, categories, limit: railLimit });
}

async function withProducts(catalogue: LiveCatalogue, near: readonly Near[]): Promise<Found[]> {
  // Loads all products at once, so that the calls below find them cached.
  await catalogue.cards(near.map(({ other }) => ({ id: other })));
  const found = await Promise.all(
    near.map(async (one) => ({ ...one, product: await catalogue.product(one.other) })),
  );
  return found.filter((one): one is Found => one.product !== undefined);
}

/** A product without genders is for everyone. */
const haveCommonGender = ({ genders }: StoredProduct, other: StoredProduct) =>
  genders.length === 0 ||
  other.genders.length === 0 ||
  genders.some((gender) => other.genders.includes(gender));
