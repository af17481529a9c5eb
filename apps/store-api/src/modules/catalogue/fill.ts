import { generateCatalogue, streamProducts, type Product } from '@luxe/catalogue';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brand, product } from '../../db/schema/catalogue.ts';
import { insertProducts, insertSurroundings, type SeedProgress } from './seed.ts';

export interface FillOptions {
  seed: number;
  products: number;
  onProgress?: SeedProgress;
}

/** The database holds products that this filling would not have written. */
export class OtherCatalogue extends Error {}

const productsPerBatch = 500;

/**
 * Fills the tables with as many products as wanted, a batch at a time in a transaction each: memory stays the same however many. One that
 * was cut off goes on where it stopped. For a shop that is closed: it writes no change_log. Returns how many products were written now.
 * Throws `OtherCatalogue` when there are products of another seed or number.
 */
export async function fillCatalogue(
  db: Database,
  { seed, products: count, onProgress = () => {} }: FillOptions,
): Promise<number> {
  const [surrounded] = await db.select({ code: brand.code }).from(brand).limit(1);
  const [last] = await db
    .select({ id: product.id, slug: product.slug, popularity: product.popularity })
    .from(product)
    .orderBy(desc(product.id))
    .limit(1);
  if (!surrounded) await db.transaction((tx) => insertSurroundings(tx, generateCatalogue({ seed })));

  let written = 0;
  let passed = 0;
  let isMet = !last;
  let batch: Product[] = [];
  const write = async () => {
    await db.transaction((tx) => insertProducts(tx, batch));
    written += batch.length;
    batch = [];
    onProgress(passed, count);
  };
  for (const one of streamProducts({ seed, count })) {
    passed++;
    if (last && one.id <= last.id) {
      isMet ||= one.id === last.id && one.slug === last.slug && one.popularity === last.popularity;
      continue;
    }
    if (!isMet) break;
    if (batch.push(one) === productsPerBatch) await write();
  }
  if (!isMet)
    throw new OtherCatalogue(
      'The database holds another catalogue. Empty it first, or fill another: DATA_DIR names a folder, DATABASE_URL a server.',
    );
  if (batch.length > 0) await write();
  if (written > 0) await db.execute(sql`analyze`);
  return written;
}
