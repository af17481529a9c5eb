import { generateCatalogue } from '@luxe/catalogue';
import { eq } from 'drizzle-orm';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { offer, product } from '../../db/schema/catalogue.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { openPolled } from '../../testing/openPolled.ts';
import { importCatalogue, importProducts } from '../catalogue/importCatalogue.ts';
import { memoryDriver } from './memoryDriver.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'luxe-index-'));
const file = path.join(dataDir, 'search.index');
const shop = generateCatalogue({ seed: 1, products: 120 });
const [late, ...early] = shop.products;
let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmbedded();
  await importCatalogue(database.db, { ...shop, products: early });
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/**
 * Opens the catalogue as a starting process does, and reports whether the index was built. `close` saves the
 * index.
 */
async function start() {
  const driver = memoryDriver({ db: database.db, dataDir });
  let hasBuilt = false;
  const opened = await openPolled({
    db: database.db,
    driver: {
      ...driver,
      build(...given) {
        hasBuilt = true;
        return driver.build(...given);
      },
    },
  });
  const inStock = async () => {
    const filters = [{ key: 'inStockFlag', value: 'true' }];
    const request = { term: '', sort: 'relevance' as const, filters, page: 0, pageSize: 1 };
    return (await opened.catalogue.engine.search(request)).total;
  };
  const found = async (term: string) => {
    const request = { term, sort: 'relevance' as const, filters: [], page: 0, pageSize: 1 };
    return (await opened.catalogue.engine.search(request)).total;
  };
  return { found, hasBuilt, size: opened.catalogue.engine.size, inStock, close: () => opened.close() };
}

it('the memory driver resumes the index of the last run and applies later changes', async () => {
  const first = await start();
  const before = await first.inStock();
  expect(first).toMatchObject({ hasBuilt: true, size: early.length });
  await first.close();

  const sold = early.find((one) => one.colours.every(({ variants }) => variants.length > 0));
  const offers = sold?.colours.flatMap(({ variants }) => variants.flatMap((one) => one.offers)) ?? [];
  await database.db.transaction(async (tx) => {
    for (const { ussid } of offers) await tx.update(offer).set({ stock: 0 }).where(eq(offer.ussid, ussid));
    await recordChanges(
      tx,
      'offer',
      offers.map(({ ussid }) => ussid),
      new Date(0),
    );
  });
  const second = await start();
  expect(second.hasBuilt).toBe(false);
  expect(await second.inStock()).toBe(before - 1);
  await second.close();
});

it('the memory driver resumes in the middle of a batch during which the process stopped', async () => {
  const titled = (name: string) => async (tx: Database) => {
    await tx.update(product).set({ name });
    await recordChanges(
      tx,
      'product',
      early.map(({ id }) => id),
      new Date(0),
    );
  };
  const driver = memoryDriver({ db: database.db, dataDir });
  const applied: number[] = [];
  let stopped = Promise.resolve();
  const opened = await openPolled({ db: database.db, driver, limits: { product: 50 } });
  const { engine } = opened.catalogue;
  const apply = engine.apply.bind(engine);
  vi.spyOn(engine, 'apply').mockImplementation(async (changes) => {
    await apply(changes);
    if (applied.push(changes.length) === 1) stopped = opened.close();
  });
  await database.db.transaction(titled('Kestrel'));
  await opened.follower.poll();
  await stopped;
  expect(applied).toEqual([50]);

  const next = await start();
  expect(next.hasBuilt).toBe(false);
  expect(await next.found('kestrel')).toBe(early.length);
  await next.close();
});

it.each([
  ['damaged', () => writeFileSync(file, readFileSync(file).fill(0, 5_000, 5_100))],
  ['cut off', () => writeFileSync(file, readFileSync(file).subarray(0, 9_000))],
  ['empty', () => writeFileSync(file, '')],
  ['gone', () => rmSync(file)],
])('the memory driver rebuilds the index when the file is %s', async (_, harm) => {
  harm();
  const run = await start();
  expect(run).toMatchObject({ hasBuilt: true, size: early.length });
  await run.close();
});

it('the memory driver rebuilds the index when change_log lacks new products', async () => {
  if (late) await importProducts(database.db, [late]);
  const run = await start();
  expect(run).toMatchObject({ hasBuilt: true, size: shop.products.length });
  await run.close();
});

it('the memory driver resumes the index of a shop with free gifts, which are not in the index', async () => {
  await database.db
    .update(product)
    .set({ isGiveAway: true })
    .where(eq(product.id, late?.id ?? ''));
  const first = await start();
  expect(first).toMatchObject({ hasBuilt: true, size: early.length });
  await first.close();
  const second = await start();
  expect(second).toMatchObject({ hasBuilt: false, size: early.length });
  await second.close();
});
