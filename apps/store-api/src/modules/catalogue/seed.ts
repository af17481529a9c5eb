import type { Catalogue } from '@luxe/catalogue';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  brand,
  category,
  contentPage,
  navigation,
  offer,
  pincode,
  product,
  productColour,
  seller,
  variant,
} from '../../db/schema/catalogue.ts';

/** Told after every batch: rows written of all rows. */
export type SeedProgress = (done: number, total: number) => void;

/** Products of one batch: enough to be quick, little enough to be heard from. */
const productsPerBatch = 100;

/**
 * Writes a whole catalogue into empty tables, in one transaction: a start that is killed half way leaves nothing, and the next one
 * begins again. Run it before anything reads the tables: it writes no change_log.
 */
export async function seedCatalogue(
  db: Database,
  catalogue: Catalogue,
  onProgress: SeedProgress = () => {},
): Promise<void> {
  const { products } = catalogue;
  await db.transaction(async (tx) => {
    await insert(tx, brand, catalogue.brands);
    await insert(
      tx,
      category,
      catalogue.categories.map((one, position) => ({ ...one, position })),
    );
    await insert(tx, seller, catalogue.sellers);
    await insert(tx, pincode, catalogue.pincodes);
    await insert(tx, contentPage, catalogue.content);
    await insert(tx, navigation, catalogue.navigation);
    for (let at = 0; at < products.length; at += productsPerBatch) {
      const rows = toRows(products.slice(at, at + productsPerBatch));
      await insert(tx, product, rows.products);
      await insert(tx, productColour, rows.colours);
      await insert(tx, variant, rows.variants);
      await insert(tx, offer, rows.offers);
      onProgress(Math.min(at + productsPerBatch, products.length), products.length);
    }
  });
}

/** Products as rows of their four tables. */
function toRows(products: Catalogue['products']) {
  const rows = {
    products: [] as (typeof product.$inferInsert)[],
    colours: [] as (typeof productColour.$inferInsert)[],
    variants: [] as (typeof variant.$inferInsert)[],
    offers: [] as (typeof offer.$inferInsert)[],
  };
  for (const { colours, flags, createdAt, strapColour, ...one } of products) {
    rows.products.push({
      ...one,
      ...flags,
      strapColour: strapColour ?? null,
      faq: one.faq ?? [],
      createdAt: new Date(createdAt),
    });
    colours.forEach(({ variants, ...colour }, position) => {
      rows.colours.push({ ...colour, productId: one.id, position });
      variants.forEach(({ offers, ...given }, place) => {
        rows.variants.push({ ...given, productId: one.id, colourKey: colour.key, position: place });
        offers.forEach(({ mrp, price, ...rest }, rank) =>
          rows.offers.push({ ...rest, variantSku: given.sku, mrpPaise: mrp, pricePaise: price, rank }),
        );
      });
    });
  }
  return rows;
}

/** Rows of one statement: the protocol takes 65,535 parameters, the widest table has 28 columns. */
const rowsPerInsert = 1000;

async function insert<Table extends PgTable>(
  tx: Pick<Database, 'insert'>,
  table: Table,
  rows: Table['$inferInsert'][],
) {
  for (let at = 0; at < rows.length; at += rowsPerInsert)
    await tx.insert(table).values(rows.slice(at, at + rowsPerInsert));
}
