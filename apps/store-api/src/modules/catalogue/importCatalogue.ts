import type { Catalogue } from '../../model/catalogue.ts';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import {
  brand,
  category,
  contentPage,
  dynamicListing,
  mediaFile,
  navigation,
  offer,
  pincode,
  product,
  productColour,
  seller,
  skuCollection,
  store,
  tag,
  variant,
} from '../../db/schema/catalogue.ts';
import { announcement } from '../../db/schema/announcement.ts';
import { article } from '../../db/schema/article.ts';
import { searchSubstitute, searchSynonym } from '../../db/schema/search.ts';

/** Called after every batch with the number of written products and the total. */
export type ImportProgress = (done: number, total: number) => void;

/** Products per batch: large enough to be fast, small enough for regular progress reports. */
const productsPerBatch = 200;

/**
 * Writes a complete catalogue into empty tables, in one transaction. An interrupted import writes nothing.
 * Call it before anything reads the tables, because it records no changes in change_log.
 */
export async function importCatalogue(
  db: Database,
  catalogue: Catalogue,
  onProgress: ImportProgress = () => {},
): Promise<void> {
  const { products, giveAways } = catalogue;
  await db.transaction(async (tx) => {
    await importReferenceData(tx, catalogue);
    for (let at = 0; at < products.length; at += productsPerBatch) {
      await importProducts(tx, products.slice(at, at + productsPerBatch));
      onProgress(Math.min(at + productsPerBatch, products.length), products.length);
    }
    await importProducts(tx, giveAways);
  });
}

export type ReferenceData = Omit<Catalogue, 'products' | 'giveAways'>;

/**
 * Writes everything except products: brands, categories, sellers, pincodes, content, listings, stores,
 * navigation, announcements, collections, search terms and media.
 */
export async function importReferenceData(db: Database, shop: ReferenceData): Promise<void> {
  await insertMany(db, brand, shop.brands);
  await insertMany(
    db,
    category,
    shop.categories.map((one, position) => ({ ...one, position })),
  );
  await insertMany(db, seller, shop.sellers);
  await insertMany(db, pincode, shop.pincodes);
  await insertMany(db, contentPage, [...shop.content, ...shop.layouts]);
  await insertMany(
    db,
    article,
    shop.articles.map((one) => ({ ...one, publishedAt: new Date(one.publishedAt) })),
  );
  await insertMany(db, dynamicListing, shop.dynamicListings);
  await insertMany(db, store, shop.stores);
  await insertMany(db, navigation, shop.navigation);
  await insertMany(
    db,
    announcement,
    shop.announcements.map(({ startsAt, endsAt, ...one }) => ({
      ...one,
      startsAt: new Date(startsAt),
      endsAt: endsAt === undefined ? null : new Date(endsAt),
    })),
  );
  await insertMany(db, skuCollection, shop.skuCollections);
  await insertMany(
    db,
    tag,
    shop.tags.map((one, position) => ({ ...one, position })),
  );
  await insertMany(
    db,
    searchSynonym,
    shop.synonyms.flatMap(([term, ...synonyms]) => (term === undefined ? [] : [{ term, synonyms }])),
  );
  await insertMany(
    db,
    searchSubstitute,
    shop.substitutes.flatMap(({ unlisted, offered }) => unlisted.map((term) => ({ term, offered }))),
  );
  await insertMany(db, mediaFile, shop.media);
}

/** Writes products with their colours, variants and offers. */
export async function importProducts(db: Database, products: Catalogue['products']): Promise<void> {
  const rows = toRows(products);
  await insertMany(db, product, rows.products);
  await insertMany(db, productColour, rows.colours);
  await insertMany(db, variant, rows.variants);
  await insertMany(db, offer, rows.offers);
}

/** Converts products to the rows of their four tables. */
function toRows(products: Catalogue['products']) {
  const rows = {
    products: [] as (typeof product.$inferInsert)[],
    colours: [] as (typeof productColour.$inferInsert)[],
    variants: [] as (typeof variant.$inferInsert)[],
    offers: [] as (typeof offer.$inferInsert)[],
  };
  for (const { colours, flags, facts, createdAt, strapColour, ...one } of products) {
    rows.products.push({
      ...one,
      ...flags,
      ...facts,
      strapColour: strapColour ?? null,
      faq: one.faq ?? [],
      createdAt: new Date(createdAt),
    });
    colours.forEach(({ variants, ...colour }, position) => {
      rows.colours.push({ ...colour, productId: one.id, position });
      variants.forEach(({ offers, ...given }, variantPosition) => {
        rows.variants.push({ ...given, productId: one.id, colourKey: colour.key, position: variantPosition });
        offers.forEach(({ mrp, price, ...rest }, rank) =>
          rows.offers.push({
            ...rest,
            variantSku: given.sku,
            mrpPaise: mrp,
            pricePaise: price,
            stockShort: 0,
            rank,
          }),
        );
      });
    });
  }
  return rows;
}
