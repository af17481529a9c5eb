import { eq } from 'drizzle-orm';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { mediaFile, productColour, variant } from '../db/schema/catalogue.ts';
import { importedPicture } from '../db/schema/import.ts';
import { openEmbedded } from '../testing/databases.ts';
import { createImporter, newRow, type Importer } from '../testing/importing.ts';
import { importFile, type ImportOptions, type ImportResult } from './importFile.ts';

let database: OpenDatabase;
let importer: Importer;
let folder: string;
let red: Buffer;
beforeAll(async () => {
  database = await openEmbedded();
  importer = createImporter(database.db);
  folder = path.join(importer.folder, 'pictures');
  mkdirSync(path.join(folder, 'shirts'), { recursive: true });
  const create = { width: 300, height: 400, channels: 3 as const, background: '#c00000' };
  red = await sharp({ create }).jpeg().toBuffer();
  writeFileSync(path.join(folder, 'shirts/red.jpg'), red);
  writeFileSync(path.join(folder, 'same.jpg'), red);
  writeFileSync(
    path.join(folder, 'blue.png'),
    await sharp({ create: { ...create, background: '#0000c0' } })
      .png()
      .toBuffer(),
  );
  writeFileSync(
    path.join(folder, 'large.jpg'),
    await sharp({ create: { ...create, width: 3000, height: 2000 } })
      .jpeg()
      .toBuffer(),
  );
  writeFileSync(
    path.join(folder, 'tiny.png'),
    await sharp({ create: { ...create, width: 20 } })
      .png()
      .toBuffer(),
  );
  writeFileSync(
    path.join(folder, 'drawing.jpg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
  );
  writeFileSync(path.join(folder, 'cut.jpg'), red.subarray(0, red.length / 2));
  writeFileSync(path.join(importer.folder, 'secret.jpg'), red);
  symlinkSync(path.join(importer.folder, 'secret.jpg'), path.join(folder, 'link.jpg'));
}, 60_000);
afterAll(async () => {
  importer.close();
  await database.close();
});

const importRow = (images: string, options: Partial<ImportOptions> = {}, sku = 'P-1') =>
  importer.importRows([newRow(sku, { images })], { pictureFolder: folder, ...options });
const picturesOf = async (sku: string) => {
  const [row] = await database.db.select().from(variant).where(eq(variant.sku, sku));
  const colours = await database.db
    .select()
    .from(productColour)
    .where(eq(productColour.productId, row?.productId ?? ''));
  return colours[0]?.images ?? [];
};
const reasonOf = (result: ImportResult) =>
  result.outcome === 'rejected'
    ? result.problems.map(({ field, reason }) => `${field}: ${reason}`).join()
    : '';
const mediaCount = () =>
  readdirSync(importer.mediaDir, { recursive: true }).filter((one) => String(one).endsWith('.avif')).length;

it('converts the pictures of a folder to AVIF, named by their bytes', async () => {
  await importRow('shirts/red.jpg | blue.png');
  const [hero, front] = await picturesOf('P-1');
  expect(hero).toEqual({
    file: expect.stringMatching(/^[0-9a-f]{16}\.avif$/),
    view: 'hero',
    alt: 'Kestrel Shirt P-1',
    width: 300,
    height: 400,
    tone: expect.stringMatching(/^#[bc].00/),
  });
  expect(front).toMatchObject({ view: 'front', alt: 'Kestrel Shirt P-1, picture 2' });
  const [media] = await database.db
    .select()
    .from(mediaFile)
    .where(eq(mediaFile.name, hero?.file ?? ''));
  const bytes = readFileSync(path.join(importer.mediaDir, media?.path ?? ''));
  expect(await sharp(bytes).metadata()).toMatchObject({ compression: 'av1', width: 300 });
});

it('gives a product without pictures a placeholder', async () => {
  await importer.importRows([newRow('P-2')]);
  expect(await picturesOf('P-2')).toMatchObject([{ view: 'hero', width: 800, height: 1000 }]);
});

it('makes a large picture no larger than the shop needs', async () => {
  await importRow('large.jpg', {}, 'P-3');
  expect(await picturesOf('P-3')).toMatchObject([{ width: 1600, height: 1067 }]);
});

it('converts equal pictures once, and reads a file again only when it has changed', async () => {
  const [before] = await picturesOf('P-1');
  const count = mediaCount();
  await importRow('same.jpg', {}, 'P-4');
  expect((await picturesOf('P-4'))[0]?.file).toBe(before?.file);
  expect(mediaCount()).toBe(count);

  const blue = readFileSync(path.join(folder, 'blue.png'));
  writeFileSync(path.join(folder, 'same.jpg'), blue);
  await importRow('same.jpg', {}, 'P-4');
  expect((await picturesOf('P-4'))[0]?.file).toBe((await picturesOf('P-1'))[1]?.file);
  // A new time with the same bytes changes nothing.
  utimesSync(path.join(folder, 'same.jpg'), 1, 1);
  expect(await importRow('same.jpg', {}, 'P-4')).toMatchObject({ counts: { products: { unchanged: 1 } } });
});

it('converts equal pictures with different names at the same time', async () => {
  const names = ['twin-1.jpg', 'twin-2.jpg', 'twin-3.jpg', 'twin-4.jpg'];
  const create = { width: 90, height: 90, channels: 3 as const, background: '#00c000' };
  const green = await sharp({ create }).png().toBuffer();
  for (const name of names) writeFileSync(path.join(folder, name), green);
  expect(await importRow(names.join('|'), {}, 'P-6')).toMatchObject({ outcome: 'imported' });
  expect(new Set((await picturesOf('P-6')).map(({ file }) => file)).size).toBe(1);
});

it('writes a media file again when it is missing', async () => {
  const [picture] = await database.db
    .select()
    .from(importedPicture)
    .where(eq(importedPicture.source, 'blue.png'));
  const file = path.join(importer.mediaDir, picture?.path ?? '');
  const bytes = readFileSync(file);
  writeFileSync(`${file}.moved`, bytes);
  const other = path.join(importer.folder, 'other-media');
  await importRow('blue.png', { mediaDir: other }, 'P-5');
  expect(readFileSync(path.join(other, picture?.path ?? ''))).toEqual(bytes);
});

test.each([
  ['no-such.jpg', 'images: no-such.jpg: the folder of the pictures has no such file.'],
  ['../secret.jpg', 'it is not in the folder of the pictures.'],
  ['/etc/hostname', 'it is not in the folder of the pictures.'],
  ['link.jpg', 'it is not in the folder of the pictures.'],
  ['shirts', 'it is not a file.'],
  ['drawing.jpg', 'it is not a picture in JPEG, PNG, WebP or AVIF, or it is damaged.'],
  ['cut.jpg', 'it is not a picture in JPEG, PNG, WebP or AVIF, or it is damaged.'],
  ['tiny.png', 'it is smaller than 40 pixels.'],
  ['https://pictures.example/a.jpg', 'its host is not one of --picture-hosts.'],
  ['0123456789abcdef.avif', 'the shop has no picture of this name.'],
])('rejects the picture %s before anything is written', async (source, reason) => {
  expect(reasonOf(await importRow(source, {}, 'P-9'))).toContain(reason);
  expect(await picturesOf('P-9')).toEqual([]);
});

it('fetches a picture of an allowed host once', async () => {
  const fetched: string[] = [];
  const url = 'https://pictures.example/red.jpg';
  const file = path.join(importer.folder, 'hosts.csv');
  writeFileSync(file, `sku,title,brand,category,price,stock,images\nP-6,A,B,C,1,1,${url}\n`);
  const importHosts = (fetch: (url: string) => Promise<Buffer | undefined>) =>
    importFile(
      database.db,
      { file, mediaDir: importer.mediaDir, pictureHosts: ['Pictures.example'] },
      { clock: importer.clock, fetch },
    );
  const missing = await importHosts(() => Promise.resolve(undefined));
  expect(reasonOf(missing)).toContain('the host has no such picture.');
  const failed = await importHosts(() => Promise.reject(new Error('pictures.example answered 500')));
  expect(reasonOf(failed)).toContain('pictures.example answered 500.');
  for (let times = 0; times < 2; times += 1)
    await importHosts((address) => {
      fetched.push(address);
      return Promise.resolve(red);
    });
  expect(fetched).toEqual([url]);
  expect((await picturesOf('P-6'))[0]?.file).toBe((await picturesOf('P-1'))[0]?.file);
});
