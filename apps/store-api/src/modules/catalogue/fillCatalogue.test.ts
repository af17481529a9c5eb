import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCatalogue, streamProducts } from '@luxe/catalogue';
import type { OpenDatabase } from '../../db/database.ts';
import { rowsOf } from '../../db/database.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { fillCatalogue, CatalogueMismatchError, type FillOptions } from './fillCatalogue.ts';
import { readProducts } from './repository.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await openEmbedded()), 60_000);
afterAll(() => database.close());

const options = ({ seed, products }: { seed: number; products: number }): FillOptions => ({
  referenceData: () => generateCatalogue({ seed }),
  products: streamProducts({ seed, count: products }),
  count: products,
});

it('fillCatalogue continues an interrupted run, and rejects another seed or product count', async () => {
  const { db } = database;
  const wanted = { seed: 1, products: 700 };
  const interrupted = fillCatalogue(db, {
    ...options(wanted),
    onProgress() {
      throw new Error('interrupted');
    },
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  expect(await fillCatalogue(db, options(wanted))).toBe(200);
  expect(await fillCatalogue(db, options(wanted))).toBe(0);
  await expect(fillCatalogue(db, options({ ...wanted, products: 900 }))).rejects.toThrow(
    CatalogueMismatchError,
  );
  await expect(fillCatalogue(db, options({ ...wanted, seed: 2 }))).rejects.toThrow(CatalogueMismatchError);

  const made = generateCatalogue(wanted).products.at(-1);
  const [stored] = await readProducts(db, [made?.id ?? '']);
  expect(stored).toMatchObject({ slug: made?.slug, popularity: made?.popularity, details: made?.details });
  expect(stored?.colours.map(({ key }) => key)).toEqual(made?.colours.map(({ key }) => key));
  const [{ products, offers } = { products: 0, offers: 0 }] = await rowsOf<Record<string, number>>(
    db,
    sql`select (select count(*)::int from product) as products, (select count(*)::int from offer) as offers`,
  );
  expect(products).toBe(700);
  expect(offers).toBeGreaterThan(3_000);
});
