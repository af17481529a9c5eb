import { generateCatalogue } from '@luxe/catalogue';
import type { Database } from './db/database.ts';
import type { Log } from '@luxe/host/log';
import { product } from './db/schema/index.ts';
import { seedCatalogue } from './modules/catalogue/seed.ts';

/** Fills an empty catalogue with the demo shop, in one transaction: a start that is interrupted leaves it empty. */
export async function seedIfEmpty(db: Database, log: Log): Promise<void> {
  const [any] = await db.select({ id: product.id }).from(product).limit(1);
  if (any) return;
  log.info('Filling the catalogue: once, some seconds.');
  const began = performance.now();
  let told = began;
  const catalogue = generateCatalogue({ seed: 1 });
  await db.transaction((tx) =>
    seedCatalogue(tx, catalogue, (done, total) => {
      if (performance.now() - told < 2000) return;
      told = performance.now();
      log.info(`Catalogue: ${done} of ${total} products.`);
    }),
  );
  log.info(
    `The catalogue has ${catalogue.products.length} products (${((performance.now() - began) / 1000).toFixed(1)} s).`,
  );
}
