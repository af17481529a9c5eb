// Fills a database with a catalogue of any size, in DATA_DIR or DATABASE_URL:
// `npm run catalogue -- --products 100000 [--seed 1]`.
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { exitOnFailedStart, StartupError } from '@luxe/host';
import { createLog } from '@luxe/host/log';
import { fillCatalogue } from './modules/catalogue/fill.ts';

const { values } = parseArgs({
  options: { products: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const log = createLog('info');
try {
  const products = readPositiveInteger('products', values.products);
  const seed = readPositiveInteger('seed', values.seed);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    await migrate(db);
    const began = performance.now();
    let loggedAt = began;
    const written = await fillCatalogue(db, {
      products,
      seed,
      onProgress(done, total) {
        if (performance.now() - loggedAt < 2_000) return;
        loggedAt = performance.now();
        log.info(`${Math.floor((done / total) * 100)} % (${done} of ${total} products).`);
      },
    });
    log.info(`${written} products written (${((performance.now() - began) / 1000).toFixed(0)} s).`);
  } finally {
    await close();
  }
} catch (error) {
  exitOnFailedStart(error);
}

function readPositiveInteger(name: string, text = ''): number {
  if (!/^[1-9]\d{0,7}$/.test(text))
    throw new StartupError(`--${name} must be a positive integer, not "${text}".`);
  return Number(text);
}
