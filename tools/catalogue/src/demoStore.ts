// The store API of a demo shop: `node tools/catalogue/src/demoStore.ts`. It fills an empty database with the
// demo shop, then runs as apps/store-api/src/main.ts does, with the same environment variables.
import { importIfEmpty } from '@luxe/store-api/import';
import { runStore } from '@luxe/store-api/run-store';
import { artFolder } from './data/art.ts';
import { demoShop } from './demoShop.ts';

await runStore(
  { ...process.env, MEDIA_DIR: process.env.MEDIA_DIR || artFolder },
  { prepare: (db, log, clock) => importIfEmpty(db, log, clock, demoShop) },
);
