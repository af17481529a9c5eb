import { fail, root, run } from './programs/childProcess.ts';

// `npm run catalogue -- --products 100000`: fills the database of DATA_DIR or DATABASE_URL with this number
// of products, and without `--products` with the demo shop.
const { ok } = await run(process.execPath, ['tools/catalogue/src/fill.ts', ...process.argv.slice(2)], {
  cwd: root,
  live: true,
});
if (!ok) fail('The catalogue is incomplete. Run the same command again to continue.');
