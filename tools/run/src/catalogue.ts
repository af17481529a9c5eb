import { fail, root, run } from './ground.ts';

// `npm run catalogue -- --products 100000`: fills the database of DATA_DIR or DATABASE_URL with so many products.
const { ok } = await run(process.execPath, ['apps/store-api/src/fill.ts', ...process.argv.slice(2)], {
  cwd: root,
  live: true,
});
if (!ok) fail('The catalogue is not complete. The same command goes on where it stopped.');
