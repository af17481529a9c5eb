import { generateCatalogue, type Catalogue } from '@luxe/catalogue';
import { openMemory } from '../../db/embedded.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openCatalogue, type OpenCatalogue } from './open-catalogue.ts';
import { seedCatalogue } from './seed.ts';

/** For tests: a database with a small shop in it, opened. */
export interface Seeded extends OpenCatalogue {
  db: OpenDatabase['db'];
  shop: Catalogue;
}

/** Fills a database (in memory, unless one is given) with 600 products and opens the catalogue. It looks for changes only when told to. */
export async function openSeeded(given?: OpenDatabase): Promise<Seeded> {
  const database = given ?? (await openMemory());
  await migrate(database.db);
  const shop = generateCatalogue({ seed: 1, products: 600 });
  await seedCatalogue(database.db, shop);
  const opened = await openCatalogue({
    db: database.db,
    every: 3_600_000,
    onError(error) {
      throw error;
    },
  });
  return {
    ...opened,
    db: database.db,
    shop,
    async close() {
      await opened.close();
      await database.close();
    },
  };
}
