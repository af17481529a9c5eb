import { generateCatalogue } from '@luxe/catalogue';
import type { Catalogue } from '../model/catalogue.ts';
import { openMemory } from '../db/embedded.ts';
import type { OpenDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { dumpFiles, emptyDatabase } from './template.ts';
import type { OpenCatalogue } from '../openCatalogue.ts';
import { openPolled } from './openPolled.ts';
import { importCatalogue } from '../modules/catalogue/importCatalogue.ts';

/** For tests: an open catalogue of a small seeded shop. */
export interface Seeded extends OpenCatalogue {
  db: OpenDatabase['db'];
  shop: Catalogue;
}

const generate = () => generateCatalogue({ seed: 1, products: 600 });
let filling: Promise<Blob> | undefined;

/**
 * Returns a dump of a seeded database. Seeding takes seconds of processor time; loading the dump takes a
 * fraction of that.
 */
async function fill(): Promise<Blob> {
  const { db, client, close } = await openMemory(await emptyDatabase());
  await importCatalogue(db, generate());
  const dump = await dumpFiles(client);
  await close();
  return dump;
}

/**
 * Opens a catalogue of 600 products: in memory, or in the given database, which it seeds. Changes are read
 * only when a test calls `poll`.
 */
export async function openSeeded(given?: OpenDatabase): Promise<Seeded> {
  const database = given ?? (await openMemory(await (filling ??= fill())));
  const shop = generate();
  if (given) {
    await migrate(given.db);
    await importCatalogue(given.db, shop);
  }
  const opened = await openPolled({ db: database.db });
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
