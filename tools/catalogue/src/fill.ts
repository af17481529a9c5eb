// Fills an empty database, in DATA_DIR or DATABASE_URL, with the demo shop; with `--products`, with a
// catalogue of any size without discounts: `npm run catalogue [-- --products 100000 [--seed 1]]`.
import { parseArgs } from 'node:util';
import { StartupError, systemClock } from '@luxe/host';
import { fillCatalogue } from '@luxe/store-api/fill';
import { importIfEmpty } from '@luxe/store-api/import';
import { runOnDatabase } from '@luxe/store-api/run-on-database';
import { demoShop } from './demoShop.ts';
import { generateCatalogue, streamProducts } from './index.ts';

const { values } = parseArgs({
  options: { products: { type: 'string' }, seed: { type: 'string', default: '1' } },
});

await runOnDatabase(process.env, async (db, log) => {
  if (values.products === undefined) return importIfEmpty(db, log, systemClock, demoShop);
  const count = readPositiveInteger('products', values.products);
  const seed = readPositiveInteger('seed', values.seed);
  const began = performance.now();
  let loggedAt = began;
  const written = await fillCatalogue(db, {
    referenceData: () => generateCatalogue({ seed }),
    products: streamProducts({ seed, count }),
    count,
    onProgress(done, total) {
      if (performance.now() - loggedAt < 2_000) return;
      loggedAt = performance.now();
      log.info(`${Math.floor((done / total) * 100)} % (${done} of ${total} products).`);
    },
  });
  log.info(`${written} products written (${((performance.now() - began) / 1000).toFixed(0)} s).`);
});

function readPositiveInteger(name: string, text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text))
    throw new StartupError(`--${name} must be a positive integer, not "${text}".`);
  return Number(text);
}
