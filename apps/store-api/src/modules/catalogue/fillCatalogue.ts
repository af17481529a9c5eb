import { StartupError } from '@luxe/host';
import type { Product } from '../../model/catalogue.ts';
import { count as countRows, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brand, product } from '../../db/schema/catalogue.ts';
import {
  importProducts,
  importReferenceData,
  type ImportProgress,
  type ReferenceData,
} from './importCatalogue.ts';

export interface FillOptions {
  /** Called once, if the tables are empty. */
  referenceData: () => ReferenceData;
  /** A repeated run must return the same products in the same order. */
  products: Iterable<Product>;
  count: number;
  onProgress?: ImportProgress;
}

/** Thrown if the database holds other products, or another number of products. */
export class CatalogueMismatchError extends StartupError {}

const productsPerBatch = 500;

/**
 * Fills the tables with a stream of products, in one transaction per batch, so that memory use does not grow
 * with their number. After an interruption, the next run continues where the earlier run stopped. Call it
 * only while the shop is closed, because it records no changes in change_log. Resolves to the number of
 * products written by this call. Throws `CatalogueMismatchError` if the tables hold other products, or
 * another number of products.
 */
export async function fillCatalogue(
  db: Database,
  { referenceData, products, count, onProgress = () => {} }: FillOptions,
): Promise<number> {
  const [firstBrand] = await db.select({ code: brand.code }).from(brand).limit(1);
  const [{ stored } = { stored: 0 }] = await db.select({ stored: countRows() }).from(product);
  if (!firstBrand) await db.transaction((tx) => importReferenceData(tx, referenceData()));

  let written = 0;
  let read = 0;
  let isSameCatalogue = stored === 0;
  let batch: Product[] = [];
  const write = async () => {
    await db.transaction((tx) => importProducts(tx, batch));
    written += batch.length;
    batch = [];
    onProgress(read, count);
  };
  for (const one of products) {
    read++;
    if (read <= stored) {
      if (read === stored) isSameCatalogue = await holds(db, one);
      continue;
    }
    if (!isSameCatalogue) break;
    if (batch.push(one) === productsPerBatch) await write();
  }
  if (!isSameCatalogue)
    throw new CatalogueMismatchError(
      'The database holds another catalogue. Empty it first, or fill another: DATA_DIR names a folder, DATABASE_URL a server.',
    );
  if (batch.length > 0) await write();
  if (written > 0) await db.execute(sql`analyze`);
  return written;
}

/** Whether the tables hold a product as it is. */
async function holds(db: Database, { id, slug, popularity }: Product): Promise<boolean> {
  const [row] = await db
    .select({ slug: product.slug, popularity: product.popularity })
    .from(product)
    .where(eq(product.id, id));
  return row?.slug === slug && row.popularity === popularity;
}
