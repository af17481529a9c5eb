import type { ProductCard, Rail } from '@luxe/contract/calls';
import { railLimit } from '@luxe/contract/schemas';
import type { CallInput } from '../../http/mount.ts';
import { inTurn } from '../catalogue/in-turn.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { mixColours } from '../catalogue/mix-colours.ts';
import { colourOffer, defaultColour } from '../catalogue/price.ts';
import type { StoredProduct } from '../catalogue/repository.ts';

export type Asked = Pick<
  CallInput<'personalizedProducts'>['body'],
  'page' | 'product_id' | 'brand_id' | 'category' | 'viewed' | 'shown'
>;

/** How much nearer a piece of the same house is: as if its price were so many times nearer. */
const houseBonus = Math.log(1.5);

/** Pieces looked at in each category for what goes with a product. */
const perCategory = 4;

/** The rails of a page, in the order they stand in (PER-01). What is about a product leaves that product out; an empty rail is none. */
export async function railsFor(catalogue: LiveCatalogue, asked: Asked): Promise<Rail[]> {
  const product = await catalogue.product(asked.product_id?.toLowerCase() ?? '');
  const rails: Rail[] = [
    ...(product ? await aboutProduct(catalogue, product, asked.page) : [await popular(catalogue, asked)]),
    { kind: 'viewed', products: await viewed(catalogue, asked) },
  ];
  return rails.filter(({ products }) => products.length > 0);
}

/** Beside a product: what goes with it, and what else it could be. Who has chosen one needs no other: the bag has the first alone. */
async function aboutProduct(
  catalogue: LiveCatalogue,
  product: StoredProduct,
  page: Asked['page'],
): Promise<Rail[]> {
  const goesWith: Rail = {
    kind: 'complements',
    products: await catalogue.cards(await complementsOf(catalogue, product)),
  };
  if (page === 'bag') return [goesWith];
  return [
    goesWith,
    { kind: 'similar', products: await catalogue.cards(await similarTo(catalogue, product)) },
  ];
}

/** Of a product's own category, then of those beside it: nearest in price first, its own house before others. */
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
    const rank = ({ apart, product: other }: Found) =>
      apart - (other.brandCode === product.brandCode ? houseBonus : 0);
    return found.toSorted((a, b) => rank(a) - rank(b)).map(({ other }) => ({ id: other }));
  };
  return [...(await ranked([product.categoryCode])), ...(await ranked(beside))].slice(0, railLimit);
}

/** One of each other department in turn, nearest in price first, for the same people: shoes, a watch and a scent with a bag. */
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
  const shelves = await Promise.all(
    [...departments.values()].map(async (codes) => {
      // A few of each: some are for others.
      const found = codes.flatMap((code) => (near.get(code) ?? []).slice(0, perCategory));
      const known = await withProducts(catalogue, found);
      return {
        found: known
          .filter((other) => areForTheSame(product, other.product))
          .toSorted((a, b) => a.apart - b.apart),
      };
    }),
  );
  const nearestFirst = shelves.toSorted(
    (a, b) => (a.found[0]?.apart ?? Infinity) - (b.found[0]?.apart ?? Infinity),
  );
  return inTurn(nearestFirst)
    .slice(0, railLimit)
    .map((id) => ({ id }));
}

/**
 * What sells best and can be had, of the category or brand asked for; of the whole of luxury without one. What the page shows already is
 * left out.
 */
async function popular(catalogue: LiveCatalogue, { brand_id, category, shown = [] }: Asked): Promise<Rail> {
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
    pageSize: railLimit + shown.length,
  });
  const others = hits.filter(({ id }) => !shown.includes(id)).slice(0, railLimit);
  return { kind: 'popular', products: mixColours(await catalogue.cards(others)) };
}

/** What a browser remembers, as far as it is still in the shop; the product of the page is left out. */
async function viewed(
  catalogue: LiveCatalogue,
  { viewed: ids = [], product_id }: Asked,
): Promise<ProductCard[]> {
  const known = [...new Set(ids)].filter((id) => /^mp\d{15}$/.test(id) && id !== product_id?.toLowerCase());
  return (await catalogue.cards(known.map((id) => ({ id })))).slice(0, railLimit);
}

type Near = { other: string; apart: number };
type Found = Near & { product: StoredProduct };

async function nearestTo(catalogue: LiveCatalogue, product: StoredProduct, categories: readonly string[]) {
  const price = colourOffer(defaultColour(product)).pricePaise;
  return catalogue.engine.nearest({ id: product.id, price, categories, limit: railLimit });
}

async function withProducts(catalogue: LiveCatalogue, near: readonly Near[]): Promise<Found[]> {
  // All at once; then each is at hand.
  await catalogue.cards(near.map(({ other }) => ({ id: other })));
  const found = await Promise.all(
    near.map(async (one) => ({ ...one, product: await catalogue.product(one.other) })),
  );
  return found.filter((one): one is Found => one.product !== undefined);
}

/** A piece that names nobody is for everybody. */
const areForTheSame = ({ genders }: StoredProduct, other: StoredProduct) =>
  genders.length === 0 ||
  other.genders.length === 0 ||
  genders.some((gender) => other.genders.includes(gender));
