import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { offer } from '../db/schema/catalogue.ts';
import { failOpenOrder } from '../modules/order/failOpenOrder.ts';
import { lockOrder } from '../modules/order/repository.ts';
import { makeCustomer } from '../testing/buyers.ts';
import { placeOrder, readyBag } from '../testing/buying.ts';
import { databases } from '../testing/databases.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { fixtures, insertFixtures } from '../testing/fixtures.ts';
import { createImporter, type Importer } from '../testing/importing.ts';
import { openShop, type TestShop } from '../testing/shop.ts';

const { candle } = fixtures;
const sku = `${candle.USSID}V`;
const minute = 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`the stock that an import sets on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let importer: Importer;
    let last = 9_700_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db, undefined, { provider: fakeProvider() });
      importer = createImporter(database.db, shop.clock);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      importer.close();
      await shop.close();
      await database.close();
    });
    beforeEach(async () => {
      shop.clock.advance(60 * minute);
      await importer.importRows([{ sku, stock: '10' }]);
    });

    const stored = async () => {
      const [row] = await database.db.select().from(offer).where(eq(offer.ussid, candle.USSID));
      return [row?.stock, row?.stockShort];
    };
    const count = (units: number, countedAt = shop.clock.now()) =>
      importer.importRows([{ sku, stock: String(units) }], { countedAt });
    const newBag = async (units: number) =>
      readyBag(await makeCustomer(database.db, shop, String(++last)), [[candle, units]]);
    const order = async (units: number) => {
      const { status } = await placeOrder(await newBag(units), `stock-${++last}`, { paymentMode: 'COD' });
      expect(status).toBe(200);
    };
    /** Begins a payment, which holds units. Returns a function that fails the payment. */
    const hold = async (units: number) => {
      const { customer, cart, addressId, paybleAmount } = await newBag(units);
      const { body } = await customer.call(
        'POST',
        `/v2/lux/users/{me}/carts/${cart}/collectPaymentOrder_V2`,
        {
          headers: { 'idempotency-key': `stock-${++last}` },
          payload: { paymentMode: 'UPI', addressId, paybleAmount },
        },
      );
      return () =>
        database.db.transaction(async (tx) => {
          const found = await lockOrder(tx, body.orderId);
          if (!found) throw new Error('no order');
          const reason = { errorCode: 'AUTHORIZATION_FAILED', errorMessage: 'No.' };
          await failOpenOrder(tx, found, reason, shop.clock.now());
        });
    };

    it('is the count of the retailer less what was ordered after the count', async () => {
      const countedAt = shop.clock.now();
      shop.clock.advance(minute);
      await order(1);
      await count(10, countedAt);
      expect(await stored()).toEqual([9, 0]);
    });

    it('includes orders that were placed before the count', async () => {
      await order(1);
      shop.clock.advance(minute);
      await count(9);
      expect(await stored()).toEqual([9, 0]);
    });

    it('does not change by the same file again, although units were ordered since', async () => {
      const countedAt = shop.clock.now();
      await count(7, countedAt);
      shop.clock.advance(minute);
      await order(1);
      expect(await stored()).toEqual([6, 0]);
      expect(await count(7, countedAt)).toMatchObject({ counts: { products: { changed: 0, unchanged: 1 } } });
      expect(await stored()).toEqual([6, 0]);
    });

    it('leaves out what open payments hold, until they fail', async () => {
      const fail = await hold(2);
      await count(6);
      expect(await stored()).toEqual([4, 0]);
      await fail();
      expect(await stored()).toEqual([6, 0]);
    });

    it('never exceeds the count, even when payments fail that hold more', async () => {
      const fail = await hold(2);
      await count(1);
      expect(await stored()).toEqual([0, 1]);
      await fail();
      expect(await stored()).toEqual([1, 0]);
    });

    it('is exact while shoppers order and imports run', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 9 }),
          fc.integer({ min: 4, max: 12 }),
          async (units, shoppers) => {
            shop.clock.advance(60 * minute);
            const bags = await Promise.all(Array.from({ length: shoppers }, () => newBag(1)));
            // All orders of this run are placed a millisecond after the count.
            const countedAt = new Date(shop.clock.now().getTime() - 1);
            await count(units, countedAt);
            const [responses] = await Promise.all([
              Promise.all(bags.map((bag) => placeOrder(bag, `stock-${++last}`, { paymentMode: 'COD' }))),
              (async () => {
                for (let times = 0; times < 3; times += 1) await count(units, countedAt);
              })(),
            ]);
            const placed = responses.filter(({ status }) => status === 200).length;
            expect(placed).toBe(Math.min(units, shoppers));
            expect(await stored()).toEqual([units - placed, 0]);
            await importer.importRows([{ sku, stock: '50' }]);
          },
        ),
        { numRuns: 5, seed: 7 },
      );
    });
  });
