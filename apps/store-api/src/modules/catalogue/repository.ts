import { and, asc, desc, eq, gt, gte, inArray, isNull, like, lte, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { hasPage, isForSale } from '../../db/isForSale.ts';
import { textArray } from '../../db/textArray.ts';
import {
  brand,
  category,
  contentPage,
  dynamicListing,
  offer,
  product,
  productColour,
  seller,
  skuCollection,
  store,
  tag,
  variant,
} from '../../db/schema/catalogue.ts';
import { article } from '../../db/schema/article.ts';
import { sellerTax } from '../../db/schema/invoice.ts';
import { searchSubstitute, searchSynonym } from '../../db/schema/search.ts';
import type { SearchWords } from '../search/engine.ts';

export type StoredBrand = typeof brand.$inferSelect;
export type StoredCategory = typeof category.$inferSelect;
export type StoredSeller = typeof seller.$inferSelect & {
  /** Null, like the address and the GST number, for a seller without tax data. */
  readonly legalName: string | null;
  readonly address: string | null;
  readonly gstin: string | null;
};
export type StoredDynamicListing = typeof dynamicListing.$inferSelect;
export type StoredStore = typeof store.$inferSelect;
export type StoredTag = typeof tag.$inferSelect;
export type StoredOffer = typeof offer.$inferSelect;
type StoredVariant = typeof variant.$inferSelect & {
  /** Offers by rank; never empty. */
  offers: StoredOffer[];
};
export type StoredColour = typeof productColour.$inferSelect & { variants: StoredVariant[] };
/** A product with its colours, variants and offers, in catalogue order. */
export type StoredProduct = typeof product.$inferSelect & {
  colours: StoredColour[];
  /** True if another product for sale has the same name. */
  hasSharedName: boolean;
};

export const readBrands = (db: Database) => db.select().from(brand).orderBy(asc(brand.code));
export const readCategories = (db: Database) => db.select().from(category).orderBy(asc(category.position));
export const readDynamicListings = (db: Database) =>
  db.select().from(dynamicListing).orderBy(asc(dynamicListing.url));
export const readStores = (db: Database) => db.select().from(store).orderBy(asc(store.slug));
/**
 * Path prefix of the editorial content that a category listing shows. The category code in lower case
 * completes the path.
 */
export const hybridPathPrefix = '/hybrid-plp-page/';

export async function readSellers(db: Database): Promise<StoredSeller[]> {
  const { legalName, gstin, address, city, postalCode, state } = sellerTax;
  const found = await db
    .select({ seller, tax: { legalName, gstin, address, city, postalCode, state } })
    .from(seller)
    .leftJoin(sellerTax, eq(sellerTax.sellerId, seller.id))
    .orderBy(asc(seller.id));
  return found.map(({ seller: one, tax }) => ({
    ...one,
    legalName: tax?.legalName ?? null,
    gstin: tax?.gstin ?? null,
    address: tax && `${tax.address}, ${tax.city}, ${tax.state} ${tax.postalCode}`,
  }));
}

/**
 * The products that an editor has chosen, in the order of the list: a tile per product, in the colour of its
 * first variant. Undefined for an unknown code.
 */
export async function readSkuCollection(db: Database, code: string) {
  const [row] = await db.select().from(skuCollection).where(eq(skuCollection.code, code));
  if (!row) return undefined;
  const found = await db
    .select({ sku: variant.sku, id: variant.productId, colour: variant.colourKey })
    .from(variant)
    .where(sql`${variant.sku} = any(${textArray(row.skus)}) and ${variant.endedAt} is null`);
  const bySku = new Map(found.map(({ sku, ...one }) => [sku, one]));
  const products = new Map<string, { id: string; colour: string }>();
  for (const sku of row.skus) {
    const one = bySku.get(sku);
    if (one && !products.has(one.id)) products.set(one.id, one);
  }
  return { ...row, products: [...products.values()] };
}

export const readTags = (db: Database) => db.select().from(tag).orderBy(asc(tag.position), asc(tag.slug));

export async function readSearchWords(db: Database): Promise<SearchWords> {
  const synonyms = await db.select().from(searchSynonym).orderBy(asc(searchSynonym.term));
  const substitutes = await db.select().from(searchSubstitute).orderBy(asc(searchSubstitute.term));
  return {
    synonyms: synonyms.map(({ term, synonyms: others }) => [term, ...others]),
    nearest: substitutes.map(({ term, offered }) => ({ unlisted: [term], offered })),
  };
}

/** Number of products in listings and search. */
export const countForSale = (db: Database): Promise<number> => db.$count(product, isForSale);

/**
 * Products by id, in no particular order, including those that are no longer sold. Unknown ids are left out.
 */
export async function readProducts(db: Database, ids: readonly string[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const products = await db
    .select()
    .from(product)
    .where(and(inArray(product.id, [...ids]), hasPage));
  return withParts(db, products);
}

/** Ids of the products for sale, most popular first. */
export async function readPopularIds(db: Database, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: product.id })
    .from(product)
    .where(isForSale)
    .orderBy(desc(product.popularity), asc(product.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Ids of the products that the offers belong to. */
export async function productsOfOffers(db: Database, ussids: readonly string[]): Promise<string[]> {
  if (ussids.length === 0) return [];
  const found = await db
    .selectDistinct({ id: variant.productId })
    .from(offer)
    .innerJoin(variant, sql`${variant.sku} = ${offer.variantSku}`)
    .where(sql`${offer.ussid} = any(${textArray(ussids)})`);
  return found.map(({ id }) => id);
}

/**
 * Reads the product fields that the sitemap needs: `limit` products in the order of their ids, beginning with
 * the id `from`.
 */
export const readProductAddresses = (db: Database, from: string, limit: number) =>
  db
    .select({
      id: product.id,
      slug: product.slug,
      createdAt: product.createdAt,
      changedAt: product.changedAt,
    })
    .from(product)
    .where(and(gte(product.id, from), isForSale))
    .orderBy(asc(product.id))
    .limit(limit);

/**
 * Returns the id of the first product on each page of the sitemap. `before` is the number of sitemap entries
 * that precede the products. `count` is the number of products.
 */
export async function readPageStarts(
  db: Database,
  before: number,
  pageSize: number,
): Promise<{ starts: Map<number, string>; count: number }> {
  const numbered = db
    .select({
      id: product.id,
      position: sql<number>`(row_number() over (order by ${product.id}) - 1)::int`.as('position'),
    })
    .from(product)
    .where(isForSale)
    .as('numbered');
  const at = sql<number>`${numbered.position} + ${before}::int`;
  const found = await db
    .select({ id: numbered.id, position: numbered.position })
    .from(numbered)
    .where(or(eq(numbered.position, 0), eq(sql`(${at}) % ${pageSize}::int`, 0)));
  return {
    starts: new Map(found.map(({ id, position }) => [Math.floor((position + before) / pageSize), id])),
    count: await countForSale(db),
  };
}

/** Time of the last product change, by category and brand. */
export async function readChangeDays(db: Database) {
  const found = await db
    .select({
      brandCode: product.brandCode,
      categoryCode: product.categoryCode,
      at: sql<Date | string>`max(coalesce(${product.changedAt}, ${product.createdAt}))`,
    })
    .from(product)
    .where(isForSale)
    .groupBy(product.brandCode, product.categoryCode);
  return found.map(({ at, ...codes }) => ({ ...codes, at: new Date(at) }));
}

const isLayout = like(contentPage.path, '/layout-page/%');
const isHybrid = like(contentPage.path, `${hybridPathPrefix}%`);
/** Paths of content pages, without content that only appears inside other pages. */
export const readContentPaths = (db: Database) =>
  db
    .select({ path: contentPage.path })
    .from(contentPage)
    .where(and(not(isLayout), not(isHybrid)))
    .orderBy(asc(contentPage.path));
/** Articles that are published at this time, and the time of their last change. */
export const readPublishedArticles = (db: Database, now: Date) =>
  db
    .select({
      section: article.section,
      slug: article.slug,
      publishedAt: article.publishedAt,
      changedAt: article.changedAt,
    })
    .from(article)
    .where(and(lte(article.publishedAt, now), or(isNull(article.endsAt), gt(article.endsAt, now))))
    .orderBy(asc(article.section), asc(article.slug));
/** Paths of editorial content in listings. */
export const readHybridPaths = (db: Database) =>
  db.select({ path: contentPage.path }).from(contentPage).where(isHybrid);

/** Colours and variants of products by position, ended variants too, and their offers by rank. */
export async function readParts(db: Database, productIds: readonly string[]) {
  const ids = [...productIds];
  const colours = await db
    .select()
    .from(productColour)
    .where(inArray(productColour.productId, ids))
    .orderBy(asc(productColour.position));
  const variants = await db
    .select()
    .from(variant)
    .where(inArray(variant.productId, ids))
    .orderBy(asc(variant.position));
  // A subquery, because the products may have more variants than a statement can have parameters.
  const skus = db.select({ sku: variant.sku }).from(variant).where(inArray(variant.productId, ids));
  const offers = await db
    .select()
    .from(offer)
    .where(inArray(offer.variantSku, skus))
    .orderBy(asc(offer.rank), asc(offer.ussid));
  return { colours, variants, offers };
}

async function withParts(db: Database, products: (typeof product.$inferSelect)[]): Promise<StoredProduct[]> {
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { colours, variants, offers } = await readParts(db, ids);

  const names = products.map(({ name }) => name);
  const shared = await db
    .select({ name: product.name })
    .from(product)
    .where(and(inArray(product.name, names), isForSale))
    .groupBy(product.name)
    .having(sql`count(*) > 1`);
  const sharedNames = new Set(shared.map(({ name }) => name));

  const offersOf = Map.groupBy(offers, ({ variantSku }) => variantSku);
  const endedProducts = new Set(products.flatMap(({ id, endedAt }) => (endedAt ? [id] : [])));
  const variantsOf = Map.groupBy(
    variants.filter(({ productId, endedAt }) => endedAt === null || endedProducts.has(productId)),
    ({ productId, colourKey }) => `${productId} ${colourKey}`,
  );
  const coloursOf = Map.groupBy(colours, ({ productId }) => productId);
  return products.map((one) => ({
    ...one,
    hasSharedName: sharedNames.has(one.name),
    // A colour whose variants have all ended is left out, unless the complete product has ended.
    colours: (coloursOf.get(one.id) ?? []).flatMap((colour) => {
      const own = variantsOf.get(`${one.id} ${colour.key}`);
      return own
        ? [{ ...colour, variants: own.map((given) => ({ ...given, offers: offersOf.get(given.sku) ?? [] })) }]
        : [];
    }),
  }));
}
