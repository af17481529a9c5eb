// Fills a database with a catalogue of any size: `npm run catalogue -- --products 100000 [--seed 1]`, into DATA_DIR or DATABASE_URL.
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { FolderTaken } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { createLog } from '@luxe/host/log';
import { fillCatalogue, OtherCatalogue } from './modules/catalogue/fill.ts';

const { values } = parseArgs({
  options: { products: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const log = createLog('info');
try {
  const products = whole('products', values.products);
  const seed = whole('seed', values.seed);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    await migrate(db);
    const began = performance.now();
    let told = began;
    const written = await fillCatalogue(db, {
      products,
      seed,
      onProgress(done, total) {
        if (performance.now() - told < 2_000) return;
        told = performance.now();
        log.info(`${Math.floor((done / total) * 100)} % (${done} of ${total} products).`);
      },
    });
    log.info(`${written} products written (${((performance.now() - began) / 1000).toFixed(0)} s).`);
  } finally {
    await close();
  }
} catch (error) {
  const isPlain = [ConfigError, FolderTaken, OtherCatalogue].some((kind) => error instanceof kind);
  process.stderr.write(`${isPlain ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}

function whole(name: string, text = ''): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new ConfigError(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}
