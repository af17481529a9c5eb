import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { carrierSite, customer, ledgerEntry, parcelEvent } from '../../db/schema/index.ts';
import { dayMs, openCarrierShop, type CarrierShop } from '../../testing/carrierShop.ts';
import { databases } from '../../testing/databases.ts';
import { moveParcels } from '../../testing/fulfilling.ts';
import { eraseCustomers } from '../account/deletion.ts';
import type { CarrierEvent } from '../carrier/carrier.ts';
import { createDemoCarrier } from '../carrier/demoCarrier.ts';
import { bookParcels } from './bookParcels.ts';
import { moveParcel } from './moveParcel.ts';
import { receiveEvents } from './receiveEvents.ts';

const hour = 60 * 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`carriers on ${name}`, () => {
    let database: OpenDatabase;
    let shop: CarrierShop;
    beforeAll(async () => {
      database = await open();
      shop = await openCarrierShop(database.db);
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    const historyOf = async (parcelId: number) =>
      (await shop.movesOf(parcelId)).map(({ state, actor }) => `${state} by ${actor}`);

    it('the sellers and the carrier of a demo shop bring a parcel by the clock', async () => {
      const placed = await shop.place();
      for (let at = 0; at < 40; at += 1) {
        shop.clock.advance(4 * hour);
        await shop.round();
      }
      expect(await historyOf(placed.parcelId)).toEqual([
        'placed by shopper',
        'confirmed by clock',
        'packed by clock',
        'shipped by carrier',
        'outForDelivery by carrier',
        'delivered by carrier',
      ]);
      const order = await shop.orderNow(placed);
      const [first] = order.parcels;
      expect(order.paymentStatus).toBe('SUCCESS');
      expect(first).toMatchObject({ courierName: 'Demo Courier', sealNumber: null });
      expect(first.trackingNumber).toMatch(/^LX\d{15}$/);
      expect(first.events.map(({ text }: { text: string }) => text)).toEqual([
        'Delivered',
        'Out for delivery',
        'Arrived at the delivery centre',
        'Arrived at a sorting centre',
        'Picked up from the seller',
      ]);
      expect(first.events[0].at.slice(0, 10)).toBe(first.estimatedDeliveryDate);
      expect((await shop.parcelNow(placed.parcelId))?.checkAt).toBeNull();
    });

    it.each([
      ['not at home', 'delivered', 0],
      ['Wrong address', 'returnedToOrigin', 1],
      ['Lost gate', 'lost', 0],
    ])('with the landmark "%s" the units become %s', async (landmark, state, restocked) => {
      const placed = await shop.place(landmark);
      const stock = await shop.stockNow();
      for (let at = 0; at < 60; at += 1) {
        shop.clock.advance(4 * hour);
        await shop.round();
      }
      expect(await shop.statesNow(placed.parcelId)).toEqual([state]);
      expect(await shop.stockNow()).toBe(stock + restocked);
      expect((await shop.orderNow(placed)).cashDue?.value ?? 0).toBe(0);
    });

    it('a parcel leads to its page on the site of its carrier, which has to be https', async () => {
      const placed = await shop.placeBooked();
      const [before] = (await shop.orderNow(placed)).parcels;
      expect(before.trackingUrl).toBeNull();
      const insert = (trackingUrl: string) =>
        shop.db.insert(carrierSite).values({ carrier: 'demo', trackingUrl });
      await expect(insert('http://carrier.example/{trackingNumber}')).rejects.toThrow();
      await expect(insert('https://carrier.example/track')).rejects.toThrow();
      await insert('https://carrier.example/track/{trackingNumber}');
      const [after] = (await shop.orderNow(placed)).parcels;
      expect(after.trackingUrl).toBe(`https://carrier.example/track/${after.trackingNumber}`);
      await shop.db.delete(carrierSite).where(eq(carrierSite.carrier, 'demo'));
    });

    it('a repeated webhook changes nothing', async () => {
      const placed = await shop.placeBooked();
      const events = await shop.plannedEvents(placed.parcelId);
      shop.clock.advance(10 * dayMs);
      expect((await shop.post(events)).status).toBe(200);
      const facts = async () => [
        await historyOf(placed.parcelId),
        await shop.eventsNow(placed.parcelId),
        await shop.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, placed.orderId)),
        await shop.parcelNow(placed.parcelId),
      ];
      const before = await facts();
      for (const event of events) expect((await shop.post([event])).status).toBe(200);
      expect((await shop.post(events)).status).toBe(200);
      expect(await facts()).toEqual(before);
    });

    it('an event that is older than the last move is stored and moves nothing', async () => {
      const { parcelId } = await shop.placeBooked('not at home');
      const [, , , out, failed, outAgain] = await shop.plannedEvents(parcelId);
      shop.clock.advance(10 * dayMs);
      for (const event of [out, outAgain, failed]) if (event) await shop.post([event]);
      expect(await shop.statesNow(parcelId)).toEqual(['outForDelivery']);
      expect((await shop.eventsNow(parcelId)).map(({ state, hasMoved }) => [state, hasMoved])).toEqual([
        ['outForDelivery', true],
        ['outForDelivery', true],
        ['deliveryFailed', false],
      ]);
    });

    it('events in any sequence, some of them twice, end in the same state', async () => {
      const landmarks = ['', 'not at home', 'wrong address', 'lost'] as const;
      const ends = {
        '': 'delivered',
        'not at home': 'delivered',
        'wrong address': 'returnedToOrigin',
        lost: 'lost',
      };
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...landmarks),
          fc.array(fc.nat({ max: 6 }), { maxLength: 8 }),
          fc.infiniteStream(fc.nat()),
          async (landmark, early, order) => {
            const { parcelId } = await shop.placeBooked(landmark);
            const events = await shop.plannedEvents(parcelId);
            shop.clock.advance(10 * dayMs);
            const rest = events
              .map((event) => ({ event, rank: order.next().value ?? 0 }))
              .toSorted((one, other) => one.rank - other.rank)
              .map(({ event }) => event);
            for (const event of [...early.map((at) => events[at % events.length]), ...rest])
              if (event) await shop.post([event]);
            expect(await shop.statesNow(parcelId)).toEqual([ends[landmark]]);
          },
        ),
        { numRuns: 6 },
      );
    });

    it('a forged webhook gets a 401, changes nothing and is limited', async () => {
      const { parcelId } = await shop.placeBooked();
      const events = await shop.plannedEvents(parcelId);
      const forger = createDemoCarrier({ name: 'demo', webhookKey: 'guessed', dayMs }, shop.clock);
      const statuses = [];
      for (let at = 0; at < 32; at += 1) statuses.push((await shop.post(events, forger)).status);
      expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
      expect(statuses.at(-1)).toBe(429);
      expect(await shop.eventsNow(parcelId)).toEqual([]);
      expect(await shop.statesNow(parcelId)).toEqual(['packed']);
      // Genuine messages are not limited.
      expect((await shop.post(events)).status).toBe(200);
      shop.clock.advance(10 * 60_000);
    });

    it('a webhook about an unknown parcel is accepted and changes nothing', async () => {
      const before = await shop.db.$count(parcelEvent);
      const event = {
        trackingNumber: 'LX0',
        id: '1',
        state: 'delivered',
        text: '',
        place: '',
        at: shop.clock.now(),
      } as const;
      expect((await shop.post([event])).status).toBe(200);
      expect(await shop.db.$count(parcelEvent)).toBe(before);
    });

    it('a carrier cannot deliver a parcel of high value without its code', async () => {
      const { parcelId, orderId } = await shop.placeHigh();
      await moveParcels(shop, { orderId }, ['confirmed', 'packed']);
      await bookParcels(shop);
      const events = await shop.plannedEvents(parcelId);
      shop.clock.advance(10 * dayMs);
      const withoutCode = events.map((event) => ({ ...event, deliveryCode: undefined }));
      await shop.post(withoutCode);
      await shop.post(withoutCode.map((event) => ({ ...event, deliveryCode: 'wrong' })));
      expect(await shop.statesNow(parcelId)).toEqual(['outForDelivery']);
      await shop.post(events);
      expect(await shop.statesNow(parcelId)).toEqual(['delivered']);
    });

    it('a parcel of high value is packed only with the number of its tamper seal', async () => {
      const { parcelId, orderId } = await shop.placeHigh();
      const pack = (sealNumber?: string) =>
        moveParcel(shop, { orderId, parcelId, to: 'packed', actor: 'desk', sealNumber });
      await moveParcels(shop, { orderId }, ['confirmed']);
      await expect(pack()).rejects.toMatchObject({ status: 409 });
      await expect(pack('')).rejects.toMatchObject({ status: 409 });
      await pack('T 4711');
      expect((await shop.parcelNow(parcelId))?.sealNumber).toBe('T 4711');
    });

    it("the carrier's words about a parcel are erased with the account", async () => {
      const { parcelId, buyer } = await shop.placeBooked();
      const events = await shop.plannedEvents(parcelId);
      shop.clock.advance(10 * dayMs);
      await shop.post(events.map((event) => ({ ...event, text: 'Handed to Asha' })));
      expect((await shop.eventsNow(parcelId)).map(({ text }) => text)).toContain('Handed to Asha');
      await shop.db
        .update(customer)
        .set({ deletionRequestedAt: new Date(0) })
        .where(eq(customer.userName, buyer.userName));
      await shop.db.transaction((tx) => eraseCustomers(tx, shop.clock.now(), { deletionDays: 1 }, 10));
      await shop.post(events.map((event) => ({ ...event, id: `late ${event.id}`, text: 'Handed to Asha' })));
      expect(new Set((await shop.eventsNow(parcelId)).map(({ text }) => text))).toEqual(new Set(['']));
    });

    it('a carrier whose clock is wrong sets no time in the future and none before the last step', async () => {
      const { parcelId } = await shop.placeBooked();
      const { trackingNumber = '' } = (await shop.parcelNow(parcelId)) ?? {};
      const event = (id: string, state: CarrierEvent['state'], ms: number): CarrierEvent => ({
        ...{ trackingNumber: trackingNumber ?? '', id, state, text: '', place: '' },
        at: new Date(shop.clock.now().getTime() + ms),
      });
      shop.clock.advance(hour);
      await receiveEvents(shop, 'demo', [event('1', 'shipped', -30 * dayMs)]);
      await receiveEvents(shop, 'demo', [event('2', 'delivered', 30 * dayMs)]);
      const times = (await shop.movesOf(parcelId)).map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBe(shop.clock.now().getTime());
    });
  });
