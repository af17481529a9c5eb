import { artFolder } from '@luxe/catalogue';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { openEmbedded } from '../testing/databases.ts';
import { createImporter, type Importer } from '../testing/importing.ts';
import { importFile } from './importFile.ts';
import { importPincodes } from './importPincodes.ts';
import { columns } from './readers/columns.ts';

const docs = path.resolve(import.meta.dirname, '../../../../docs');
let database: OpenDatabase;
let importer: Importer;
beforeAll(async () => {
  database = await openEmbedded();
  importer = createImporter(database.db);
}, 60_000);
afterAll(async () => {
  importer.close();
  await database.close();
});

test.each([
  ['catalogue.csv', { added: 5, changed: 0, unchanged: 0 }],
  ['catalogue.jsonl', { added: 1, changed: 2, unchanged: 0 }],
  ['feed.xml', { added: 2, changed: 0, unchanged: 0 }],
])('the sample %s can be imported, a second time without a change', async (name, products) => {
  const folder = path.join(importer.folder, 'samples');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  copyFileSync(path.join(docs, 'samples', name), file);
  const run = () =>
    importFile(
      database.db,
      {
        file,
        mediaDir: importer.mediaDir,
        pictureFolder: path.join(artFolder, 'images'),
        countedAt: importer.clock.now(),
      },
      { clock: importer.clock },
    );
  expect(await run()).toMatchObject({ outcome: 'imported', counts: { products } });
  expect(await run()).toMatchObject({
    counts: { products: { added: 0, changed: 0, unchanged: products.added + products.changed } },
    written: { hasChanges: false },
  });
});

it('the sample of pincodes can be imported', async () => {
  const file = path.join(docs, 'samples/pincodes.csv');
  expect(await importPincodes(database.db, file)).toMatchObject({ outcome: 'imported', changed: 8 });
});

it('import.md describes every column', () => {
  const text = readFileSync(path.join(docs, 'import.md'), 'utf8');
  const described = [...text.matchAll(/^\| `([a-z_]+)`/gm)].map(([, column]) => column);
  expect(described).toEqual(Object.keys(columns));
});
