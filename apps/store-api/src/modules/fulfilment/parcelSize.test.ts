import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { parcelSize } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { readBox } from './parcelSize.ts';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the box of a parcel on ${name}`, () => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
    }, 60_000);
    afterAll(() => database.close());

    const potlis = (quantity: number) => [{ ussid: fixtures.potli.USSID, quantity }];

    it('has the default size for each unit, stacked', async () => {
      expect(await readBox(database.db, potlis(1))).toMatchObject({
        ...{ weightGrams: 500, lengthMm: 300, breadthMm: 220, heightMm: 100 },
      });
      expect(await readBox(database.db, potlis(3))).toEqual({
        ...{ weightGrams: 1500, lengthMm: 300, breadthMm: 220, heightMm: 300 },
      });
    });

    it('has the size of the nearest category with a row', async () => {
      const ofBags = {
        categoryCode: 'LSH10',
        weightGrams: 900,
        lengthMm: 400,
        breadthMm: 300,
        heightMm: 150,
      };
      await database.db.insert(parcelSize).values(ofBags);
      expect(await readBox(database.db, potlis(2))).toMatchObject({ weightGrams: 1800, lengthMm: 400 });
      const ofPotlis = { ...ofBags, categoryCode: 'LSH1010', weightGrams: 250, lengthMm: 200 };
      await database.db.insert(parcelSize).values(ofPotlis);
      expect(await readBox(database.db, potlis(2))).toMatchObject({ weightGrams: 500, lengthMm: 200 });
    });

    it('has the usual size for an offer that is gone, and without units', async () => {
      const usual = { weightGrams: 500, lengthMm: 300, breadthMm: 220, heightMm: 100 };
      expect(await readBox(database.db, [{ ussid: 'gone', quantity: 1 }])).toEqual(usual);
      expect(await readBox(database.db, [])).toEqual(usual);
    });
  });
