import { eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isForSale } from '../../db/isForSale.ts';
import { product } from '../../db/schema/catalogue.ts';
import { searchProduct, searchRow, searchState } from '../../db/schema/search.ts';
import { fingerprintOf, type SearchDriver } from './driver.ts';
import type { SearchDocument, SearchEngine } from './engine.ts';
import { writeDocuments } from './postgresDocuments.ts';
import { openPostgresEngine } from './postgresEngine.ts';

const batch = 200;

/**
 * The search index in the database, which all processes share and update. No process holds an index in
 * memory.
 */
export function postgresDriver({ db, now }: { db: Database; now?: () => number }): SearchDriver {
  const clock = now ? { now } : {};
  let engine: SearchEngine | undefined;
  let fingerprint = '';
  return {
    async resume(names, size) {
      fingerprint = fingerprintOf(names);
      const [state] = await db.select().from(searchState).where(eq(searchState.id, 1));
      if (state?.made !== fingerprint) return undefined;
      engine = await openPostgresEngine({ db, names, ...clock });
      return engine.size === size ? { engine, cursor: state.cursor } : undefined;
    },
    // A build overwrites existing rows, so that two concurrent builds give the same result.
    async build(names, documents) {
      fingerprint = fingerprintOf(names);
      let waiting: SearchDocument[] = [];
      for await (const document of documents) {
        if (waiting.push(document) < batch) continue;
        await writeDocuments(db, names, waiting);
        waiting = [];
      }
      await writeDocuments(db, names, waiting);
      const indexed = db.select({ id: product.id }).from(product).where(isForSale);
      await db.delete(searchRow).where(notInArray(searchRow.productId, indexed));
      await db.delete(searchProduct).where(notInArray(searchProduct.id, indexed));
      for (const table of ['search_product', 'search_row', 'search_term'])
        await db.execute(sql`analyze ${sql.identifier(table)}`);
      engine = await openPostgresEngine({ db, names, ...clock });
      return engine;
    },
    async useNames(names) {
      fingerprint = fingerprintOf(names);
      engine?.useNames(names);
    },
    async save(cursor) {
      const state = { id: 1, made: fingerprint, cursor };
      await db.insert(searchState).values(state).onConflictDoUpdate({ target: searchState.id, set: state });
    },
  };
}
