import { createLog } from '@luxe/host/log';
import { asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
  customer,
  ledgerEntry,
  offer,
  orderUnit,
  parcel,
  parcelEvent,
  unitEvent,
} from '../../db/schema/index.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { addressOf, addTo, cartOf, placeOrder } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels } from '../../testing/fulfilling.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { openShop, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { eraseCustomers } from '../account/deletion.ts';
import { CarrierError, type CarrierEvent } from '../carrier/carrier.ts';
import { createDemoCarrier, type DemoCarrier } from '../carrier/demoCarrier.ts';
import { linesOf } from '../order/repository.ts';
import { bookParcels } from './bookParcels.ts';
import { cancelUnits } from './cancelOrder.ts';
import { carrierWebhookPath } from './carrierWebhook.ts';
import { prepareParcels } from './demoSellers.ts';
import { moveParcel } from './moveParcel.ts';
import { receiveEvents } from './receiveEvents.ts';
import { sendDemoEvents } from './sendDemoEvents.ts';

const hour = 60 * 60_000;
const dayMs = 24 * hour;
const log = createLog('silent');

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`carriers on ${name}`, () => {
    const clock = manualClock();
    const carrier: DemoCarrier = createDemoCarrier({ name: 'demo', webhookKey: 'key', dayMs }, clock);
    let database: OpenDatabase;
    let shop: TestShop;
    let webhookUrl = '';
    let last = 9_400_000_000;
    beforeAll(async () => {
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db, clock, { carrier });
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
      webhookUrl = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}${carrierWebhookPath}`;
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });

    const parts = () => ({ db: database.db, clock, carrier, log });

    interface Placed {
      readonly orderId: string;
      readonly parcelId: number;
      readonly buyer: TestCustomer;
    }

    /** Orders potlis with cash on delivery, to an address with this landmark. */
    async function place(landmark = '', quantity = 1): Promise<Placed> {
      const buyer = await makeCustomer(database.db, shop, String(++last));
      const cart = await cartOf(buyer);
      await addTo(buyer, cart, fixtures.potli, quantity);
      const addressId = await addressOf(buyer, { landmark });
      const { body } = await buyer.call('GET', `/v2/lux/users/{me}/carts/${cart}/cartDetails_V2`);
      const bag = { customer: buyer, cart, addressId, paybleAmount: body.cartAmount.paybleAmount.value };
      const { body: placed } = await placeOrder(bag, `key-${last}`);
      const { orderId } = placed.orderDetails;
      const [row] = await database.db.select().from(parcel).where(eq(parcel.orderId, orderId));
      return { orderId, parcelId: row?.id ?? 0, buyer };
    }

    async function placeBooked(landmark = '', quantity = 1): Promise<Placed> {
      const placed = await place(landmark, quantity);
      await moveParcels({ db: database.db, clock }, placed, ['confirmed', 'packed']);
      await bookParcels(parts());
      return placed;
    }

    /** Orders a parcel that needs a code, as one of high value does. */
    async function placeHigh(): Promise<Placed> {
      const placed = await place();
      await database.db.update(parcel).set({ deliveryCode: '482140' }).where(eq(parcel.id, placed.parcelId));
      return placed;
    }

    /** One round of the sellers, of the bookings and of the carrier. */
    async function round(): Promise<void> {
      await prepareParcels(parts(), dayMs);
      await bookParcels(parts());
      await sendDemoEvents(database.db, carrier, webhookUrl);
    }

    const parcelNow = async (id: number) =>
      (await database.db.select().from(parcel).where(eq(parcel.id, id)))[0];
    const unitsNow = (parcelId: number) =>
      database.db
        .select()
        .from(orderUnit)
        .where(eq(orderUnit.parcelId, parcelId))
        .orderBy(asc(orderUnit.number));
    const statesNow = async (parcelId: number) => (await unitsNow(parcelId)).map(({ state }) => state);
    const eventsNow = (parcelId: number) =>
      database.db
        .select()
        .from(parcelEvent)
        .where(eq(parcelEvent.parcelId, parcelId))
        .orderBy(asc(parcelEvent.id));
    const historyOf = async (parcelId: number) =>
      (
        await database.db
          .select()
          .from(unitEvent)
          .where(
            inArray(
              unitEvent.unitId,
              (await unitsNow(parcelId)).map(({ id }) => id),
            ),
          )
          .orderBy(asc(unitEvent.id))
      ).map(({ state, actor }) => `${state} by ${actor}`);
    const stockNow = async () =>
      (await database.db.select().from(offer).where(eq(offer.ussid, fixtures.potli.USSID)))[0]?.stock ?? 0;
    const orderNow = async ({ buyer, orderId }: Placed) =>
      (await buyer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`)).body;
    /** All events that the carrier will report of a parcel. */
    async function plannedEvents(parcelId: number): Promise<CarrierEvent[]> {
      const { trackingNumber, carrierReference } = (await parcelNow(parcelId)) ?? {};
      const later = createDemoCarrier(
        { name: 'demo', webhookKey: 'key', dayMs },
        manualClock('2030-01-01T00:00:00Z'),
      );
      return later.track({ trackingNumber: trackingNumber ?? '', carrierReference: carrierReference ?? '' });
    }
    const post = (events: readonly CarrierEvent[], sender: DemoCarrier = carrier) => {
      const { headers, body } = sender.toWebhook(events);
      return shop.call('POST', carrierWebhookPath, { headers, payload: body });
    };

    it('the sellers and the carrier of a demo shop bring a parcel by the clock', async () => {
      const placed = await place();
      for (let at = 0; at < 40; at += 1) {
        clock.advance(4 * hour);
        await round();
      }
      expect(await historyOf(placed.parcelId)).toEqual([
        'placed by shopper',
        'confirmed by clock',
        'packed by clock',
        'shipped by carrier',
        'outForDelivery by carrier',
        'delivered by carrier',
      ]);
      const order = await orderNow(placed);
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
      expect((await parcelNow(placed.parcelId))?.checkAt).toBeNull();
    });

    it.each([
      ['not at home', 'delivered', 0],
      ['Wrong address', 'returnedToOrigin', 1],
      ['Lost gate', 'lost', 0],
    ])('with the landmark "%s" the units become %s', async (landmark, state, restocked) => {
      const placed = await place(landmark);
      const stock = await stockNow();
      for (let at = 0; at < 60; at += 1) {
        clock.advance(4 * hour);
        await round();
      }
      expect(await statesNow(placed.parcelId)).toEqual([state]);
      expect(await stockNow()).toBe(stock + restocked);
      expect((await orderNow(placed)).cashDue?.value ?? 0).toBe(0);
    });

    it('a repeated webhook changes nothing', async () => {
      const placed = await placeBooked();
      const events = await plannedEvents(placed.parcelId);
      clock.advance(10 * dayMs);
      expect((await post(events)).status).toBe(200);
      const facts = async () => [
        await historyOf(placed.parcelId),
        await eventsNow(placed.parcelId),
        await database.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, placed.orderId)),
        await parcelNow(placed.parcelId),
      ];
      const before = await facts();
      for (const event of events) expect((await post([event])).status).toBe(200);
      expect((await post(events)).status).toBe(200);
      expect(await facts()).toEqual(before);
    });

    it('an event that is older than the last move is stored and moves nothing', async () => {
      const { parcelId } = await placeBooked('not at home');
      const [, , , out, failed, outAgain] = await plannedEvents(parcelId);
      clock.advance(10 * dayMs);
      for (const event of [out, outAgain, failed]) if (event) await post([event]);
      expect(await statesNow(parcelId)).toEqual(['outForDelivery']);
      expect((await eventsNow(parcelId)).map(({ state, hasMoved }) => [state, hasMoved])).toEqual([
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
            const { parcelId } = await placeBooked(landmark);
            const events = await plannedEvents(parcelId);
            clock.advance(10 * dayMs);
            const rest = events
              .map((event) => ({ event, rank: order.next().value ?? 0 }))
              .toSorted((one, other) => one.rank - other.rank)
              .map(({ event }) => event);
            for (const event of [...early.map((at) => events[at % events.length]), ...rest])
              if (event) await post([event]);
            expect(await statesNow(parcelId)).toEqual([ends[landmark]]);
          },
        ),
        { numRuns: 12 },
      );
    });

    it('a forged webhook gets a 401, changes nothing and is limited', async () => {
      const { parcelId } = await placeBooked();
      const events = await plannedEvents(parcelId);
      const forger = createDemoCarrier({ name: 'demo', webhookKey: 'guessed', dayMs }, clock);
      const statuses = [];
      for (let at = 0; at < 32; at += 1) statuses.push((await post(events, forger)).status);
      expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
      expect(statuses.at(-1)).toBe(429);
      expect(await eventsNow(parcelId)).toEqual([]);
      expect(await statesNow(parcelId)).toEqual(['packed']);
      // Genuine messages are not limited.
      expect((await post(events)).status).toBe(200);
      clock.advance(10 * 60_000);
    });

    it('a webhook about an unknown parcel is accepted and changes nothing', async () => {
      const before = await database.db.$count(parcelEvent);
      const event = {
        trackingNumber: 'LX0',
        id: '1',
        state: 'delivered',
        text: '',
        place: '',
        at: clock.now(),
      } as const;
      expect((await post([event])).status).toBe(200);
      expect(await database.db.$count(parcelEvent)).toBe(before);
    });

    it('a carrier cannot deliver a parcel of high value without its code', async () => {
      const { parcelId, orderId } = await placeHigh();
      await moveParcels({ db: database.db, clock }, { orderId }, ['confirmed', 'packed']);
      await bookParcels(parts());
      const events = await plannedEvents(parcelId);
      clock.advance(10 * dayMs);
      const withoutCode = events.map((event) => ({ ...event, deliveryCode: undefined }));
      await post(withoutCode);
      await post(withoutCode.map((event) => ({ ...event, deliveryCode: 'wrong' })));
      expect(await statesNow(parcelId)).toEqual(['outForDelivery']);
      await post(events);
      expect(await statesNow(parcelId)).toEqual(['delivered']);
    });

    it('a parcel of high value is packed only with the number of its tamper seal', async () => {
      const { parcelId, orderId } = await placeHigh();
      const pack = (sealNumber?: string) =>
        moveParcel(parts(), { orderId, parcelId, to: 'packed', actor: 'desk', sealNumber });
      await moveParcels({ db: database.db, clock }, { orderId }, ['confirmed']);
      await expect(pack()).rejects.toMatchObject({ status: 409 });
      await expect(pack('')).rejects.toMatchObject({ status: 409 });
      await pack('T 4711');
      expect((await parcelNow(parcelId))?.sealNumber).toBe('T 4711');
    });

    const cancel = async (orderId: string, quantity: number) => {
      const [line] = (await linesOf(database.db, [orderId])).get(orderId) ?? [];
      const cancellations = [{ transactionId: line?.transactionId ?? '', quantity }];
      await database.db.transaction((tx) =>
        cancelUnits(tx, { orderId, cancellations, note: '' }, clock.now()),
      );
    };

    it('books again when units are cancelled after the booking, and not when all are', async () => {
      const { parcelId, orderId } = await placeBooked('', 3);
      const first = await parcelNow(parcelId);
      expect(first).toMatchObject({ carrier: 'demo', bookedUnits: 3 });
      const cancelled = vi.spyOn(carrier, 'cancel');
      const booked = vi.spyOn(carrier, 'book');
      await cancel(orderId, 1);
      await bookParcels(parts());
      await bookParcels(parts());
      expect(cancelled).toHaveBeenCalledWith(
        expect.objectContaining({ carrierReference: first?.carrierReference }),
      );
      const second = await parcelNow(parcelId);
      expect(second).toMatchObject({ carrier: 'demo', bookedUnits: 2 });
      expect(second?.trackingNumber).not.toBe(first?.trackingNumber);
      const remaining = (await unitsNow(parcelId)).filter(({ state }) => state === 'packed');
      expect(booked.mock.lastCall?.[0]).toMatchObject({
        cashPaise: remaining.reduce((sum, { payablePaise }) => sum + payablePaise, 0),
        items: [{ quantity: 2 }],
      });
      await cancel(orderId, 2);
      await bookParcels(parts());
      await bookParcels(parts());
      expect(cancelled).toHaveBeenCalledTimes(2);
      expect(await parcelNow(parcelId)).toMatchObject({ carrier: null, trackingNumber: null, checkAt: null });
      vi.restoreAllMocks();
    });

    it('a booking is repeated when the carrier does not answer, and after a stop in between', async () => {
      const { parcelId, orderId } = await place();
      await moveParcels({ db: database.db, clock }, { orderId }, ['confirmed', 'packed']);
      const booked = vi.spyOn(carrier, 'book').mockRejectedValueOnce(new CarrierError('no answer'));
      await bookParcels(parts());
      expect((await parcelNow(parcelId))?.trackingNumber).toBeNull();
      await bookParcels(parts());
      expect(booked).toHaveBeenCalledTimes(1);
      clock.advance(10 * 60_000);
      // A process that stops after the call has stored nothing; its claim ends after a minute.
      await database.db.update(parcel).set({ checkAt: clock.now() }).where(eq(parcel.id, parcelId));
      await bookParcels(parts());
      const stored = await parcelNow(parcelId);
      const references = booked.mock.calls.map(([{ reference }]) => reference);
      expect(new Set(references)).toEqual(new Set([`${orderId}-1`]));
      expect(stored?.trackingNumber).toBeTruthy();
      vi.restoreAllMocks();
    });

    it('a booking that broke off is completed and cancelled when its units change meanwhile', async () => {
      for (const count of [1, 3]) {
        const { parcelId, orderId } = await place('', 3);
        await moveParcels({ db: database.db, clock }, { orderId }, ['confirmed', 'packed']);
        const cancelled = vi.spyOn(carrier, 'cancel');
        const booked = vi.spyOn(carrier, 'book').mockRejectedValueOnce(new CarrierError('no answer'));
        await bookParcels(parts());
        await cancel(orderId, count);
        clock.advance(10 * 60_000);
        for (let at = 0; at < 4; at += 1) await bookParcels(parts());
        expect(cancelled).toHaveBeenCalledTimes(1);
        const references = booked.mock.calls.map(([{ reference }]) => reference);
        const stored = await parcelNow(parcelId);
        if (count === 3) {
          expect(references).toEqual([`${orderId}-1`, `${orderId}-1`]);
          expect(stored).toMatchObject({ carrier: null, bookedUnits: 0, checkAt: null });
        } else {
          expect(references).toEqual([`${orderId}-1`, `${orderId}-1`, `${orderId}-1-2`]);
          expect(booked.mock.lastCall?.[0].items).toMatchObject([{ quantity: 2 }]);
          expect(stored).toMatchObject({ carrier: 'demo', bookedUnits: 2 });
        }
        vi.restoreAllMocks();
      }
    });

    it('a carrier that rejects the cancellation is tracked meanwhile, and asked for a day', async () => {
      const { parcelId, orderId } = await placeBooked('', 3);
      const rejected = vi.spyOn(carrier, 'cancel').mockRejectedValue(new CarrierError('already shipped'));
      await cancel(orderId, 1);
      clock.advance(10 * dayMs);
      await bookParcels(parts());
      expect(await statesNow(parcelId)).toEqual(['delivered', 'delivered', 'cancelled']);
      expect(rejected).not.toHaveBeenCalled();

      const all = await placeBooked();
      await cancel(all.orderId, 1);
      for (let at = 0; at < 12; at += 1) {
        await bookParcels(parts());
        clock.advance(3 * hour);
      }
      expect(rejected.mock.calls.length).toBeGreaterThan(5);
      expect((await parcelNow(all.parcelId))?.checkAt).toBeNull();
      vi.restoreAllMocks();
    });

    it('a parcel that leaves the seller while its booking is cancelled is tracked on', async () => {
      const { parcelId, orderId } = await placeBooked('', 3);
      const [shipped] = await plannedEvents(parcelId);
      await cancel(orderId, 1);
      vi.spyOn(carrier, 'cancel').mockImplementationOnce(async () => {
        if (shipped) await post([{ ...shipped, at: clock.now() }]);
      });
      await bookParcels(parts());
      expect(await statesNow(parcelId)).toEqual(['shipped', 'shipped', 'cancelled']);
      expect((await parcelNow(parcelId))?.trackingNumber).toBe(shipped?.trackingNumber);
      vi.restoreAllMocks();
    });

    it('a parcel with another carrier is left alone once nothing is expected of it', async () => {
      const { parcelId, orderId } = await placeBooked();
      await database.db
        .update(parcel)
        .set({ carrier: 'another', checkAt: clock.now() })
        .where(eq(parcel.id, parcelId));
      await bookParcels(parts());
      expect((await parcelNow(parcelId))?.checkAt).not.toBeNull();
      await moveParcels({ db: database.db, clock }, { orderId }, ['shipped', 'outForDelivery', 'delivered']);
      clock.advance(dayMs);
      await bookParcels(parts());
      expect((await parcelNow(parcelId))?.checkAt).toBeNull();
    });

    it('no parcel is looked at once the program stops', async () => {
      const { parcelId, orderId } = await place();
      await moveParcels({ db: database.db, clock }, { orderId }, ['confirmed', 'packed']);
      expect(await bookParcels(parts(), AbortSignal.abort())).toBe(0);
      expect((await parcelNow(parcelId))?.trackingNumber).toBeNull();
    });

    it('events whose webhooks were lost are found by tracking', async () => {
      const { parcelId } = await placeBooked();
      clock.advance(10 * dayMs);
      await bookParcels(parts());
      expect(await statesNow(parcelId)).toEqual(['delivered']);
      clock.advance(10 * dayMs);
      const tracked = vi.spyOn(carrier, 'track');
      await bookParcels(parts());
      await bookParcels(parts());
      expect((await parcelNow(parcelId))?.checkAt).toBeNull();
      expect(tracked).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    });

    it("the carrier's words about a parcel are erased with the account", async () => {
      const { parcelId, buyer } = await placeBooked();
      const events = await plannedEvents(parcelId);
      clock.advance(10 * dayMs);
      await post(events.map((event) => ({ ...event, text: 'Handed to Asha' })));
      expect((await eventsNow(parcelId)).map(({ text }) => text)).toContain('Handed to Asha');
      await database.db
        .update(customer)
        .set({ deletionRequestedAt: new Date(0) })
        .where(eq(customer.userName, buyer.userName));
      await database.db.transaction((tx) => eraseCustomers(tx, clock.now(), { deletionDays: 1 }, 10));
      await post(events.map((event) => ({ ...event, id: `late ${event.id}`, text: 'Handed to Asha' })));
      expect(new Set((await eventsNow(parcelId)).map(({ text }) => text))).toEqual(new Set(['']));
    });

    it('a carrier whose clock is wrong sets no time in the future and none before the last step', async () => {
      const { parcelId } = await placeBooked();
      const { trackingNumber = '' } = (await parcelNow(parcelId)) ?? {};
      const event = (id: string, state: CarrierEvent['state'], ms: number): CarrierEvent => ({
        ...{ trackingNumber: trackingNumber ?? '', id, state, text: '', place: '' },
        at: new Date(clock.now().getTime() + ms),
      });
      clock.advance(hour);
      await receiveEvents(parts(), 'demo', [event('1', 'shipped', -30 * dayMs)]);
      await receiveEvents(parts(), 'demo', [event('2', 'delivered', 30 * dayMs)]);
      const times = (
        await database.db
          .select()
          .from(unitEvent)
          .where(
            inArray(
              unitEvent.unitId,
              (await unitsNow(parcelId)).map(({ id }) => id),
            ),
          )
          .orderBy(asc(unitEvent.id))
      ).map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBe(clock.now().getTime());
    });
  });
