import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { indianDayAfter } from '@luxe/format';
import type { OpenDatabase } from '../../db/database.ts';
import { job, orderChange, pincode } from '../../db/schema/index.ts';
import { addressOf } from '../../testing/buying.ts';
import { openCarrierShop, type CarrierShop } from '../../testing/carrierShop.ts';
import { databases } from '../../testing/databases.ts';
import { moveParcels } from '../../testing/fulfilling.ts';
import { CarrierError } from '../carrier/carrier.ts';
import { bookParcels } from './bookParcels.ts';

type Placed = Awaited<ReturnType<CarrierShop['place']>>;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`changes of a delivery on ${name}`, () => {
    let database: OpenDatabase;
    let shop: CarrierShop;
    let last = 0;
    beforeAll(async () => {
      database = await open();
      shop = await openCarrierShop(database.db);
      const far = { city: 'Imphal', state: 'Manipur', serviceable: true, homeDays: 9, expressDays: null };
      await database.db.insert(pincode).values([
        { ...far, pincode: '795001', codAvailable: true },
        { ...far, pincode: '795002', codAvailable: false },
      ]);
    }, 60_000);
    afterAll(async () => {
      await shop.close();
      await database.close();
    });
    beforeEach(() => {
      vi.restoreAllMocks();
    });

    const path = ({ orderId }: Placed) => `/v2/lux/users/{me}/orders/${orderId}`;
    const optionsOf = (placed: Placed, addressId = '') =>
      placed.buyer.call('GET', `${path(placed)}/deliveryOptions${addressId && `?addressId=${addressId}`}`);
    const change = (placed: Placed, payload: object, key = `change-${++last}`) =>
      placed.buyer.call('POST', `${path(placed)}/delivery`, { headers: { 'idempotency-key': key }, payload });
    const addressAt = ({ buyer }: Placed, postalCode: string, more: object = {}) =>
      addressOf(buyer, { postalCode, city: 'Imphal', state: 'Manipur', town: 'Imphal', ...more });
    const changesOf = ({ orderId }: Placed) =>
      database.db.select().from(orderChange).where(eq(orderChange.orderId, orderId));
    const mailsOf = async ({ orderId }: Placed) =>
      (await database.db.select().from(job)).filter(
        ({ payload }) =>
          JSON.stringify(payload).includes(orderId) && JSON.stringify(payload).includes('deliveryChanged'),
      );

    it('goes to another address of the customer, with the days there', async () => {
      const placed = await shop.place();
      const addressId = await addressAt(placed, '795001');
      const day = indianDayAfter(shop.clock.now(), 9);
      const { body: options } = await optionsOf(placed, addressId);
      expect(options).toMatchObject({
        canChangeAddress: true,
        parcels: [{ number: 1, deliveryDay: day }],
      });
      expect(options.parcels[0].days).toHaveLength(7);
      const { status, body } = await change(placed, { addressId });
      expect(status).toBe(200);
      expect(body.orderDetails).toMatchObject({
        deliveryAddress: { postalCode: '795001', city: 'Imphal' },
        parcels: [{ estimatedDeliveryDate: day }],
        canChangeDelivery: true,
      });
      expect((await changesOf(placed)).map(({ what, note }) => [what, note])).toEqual([
        ['address', '110003 to 795001'],
        ['day', expect.stringContaining(`to ${day}`)],
      ]);
      expect(await mailsOf(placed)).toHaveLength(1);
    });

    it('changes once per key, and answers a repeated request also when the parcel has left', async () => {
      const placed = await shop.place();
      const addressId = await addressAt(placed, '795001');
      const first = await change(placed, { addressId }, 'same-key');
      await moveParcels(shop, placed, ['confirmed', 'packed', 'shipped']);
      const again = await change(placed, { addressId }, 'same-key');
      expect(again.body).toEqual(first.body);
      expect(await changesOf(placed)).toHaveLength(2);
      expect(await mailsOf(placed)).toHaveLength(1);
    });

    it('holds a parcel that is wanted later, and books it in time for that day', async () => {
      const placed = await shop.place();
      const { body } = await optionsOf(placed);
      const [soonest, , , later] = body.parcels[0].days;
      expect(soonest).toBe(body.parcels[0].deliveryDay);
      expect((await change(placed, { days: [{ parcel: 1, day: later }] })).status).toBe(200);
      await moveParcels(shop, placed, ['confirmed', 'packed']);
      await bookParcels(shop);
      expect((await shop.parcelNow(placed.parcelId))?.trackingNumber).toBeNull();
      shop.clock.advance(3 * 24 * 60 * 60_000);
      await bookParcels(shop);
      const booked = await shop.parcelNow(placed.parcelId);
      expect(booked).toMatchObject({ deliveryDay: later, carrier: 'demo' });
      const events = await shop.plannedEvents(placed.parcelId);
      expect(events.at(-1)?.at.toISOString().slice(0, 10)).toBe(later);
      expect(events[0]?.at.getTime()).toBeGreaterThan(booked?.holdUntil?.getTime() ?? Infinity);
    });

    it('counts the time that a parcel needs from the day of the change', async () => {
      const placed = await shop.place();
      shop.clock.advance(2 * 24 * 60 * 60_000);
      const { body } = await optionsOf(placed);
      const [promised, , , later] = body.parcels[0].days;
      expect(promised).toBe(indianDayAfter(shop.clock.now(), 3));
      expect((await change(placed, { days: [{ parcel: 1, day: later }] })).status).toBe(200);
      // The parcel travels five days, and arrives in six.
      const { holdUntil } = (await shop.parcelNow(placed.parcelId)) ?? {};
      expect(holdUntil?.getTime()).toBe(shop.clock.now().getTime() + 24 * 60 * 60_000);
    });

    it('rejects the former day for another address that cannot be reached by then', async () => {
      const placed = await shop.place();
      const addressId = await addressAt(placed, '795001');
      const [day] = (await optionsOf(placed)).body.parcels[0].days;
      const { body } = await change(placed, { addressId, days: [{ parcel: 1, day }] });
      expect(body.errorCode).toBe('O4096');
    });

    it('cancels a booking first, and books the parcel again to the other address', async () => {
      const placed = await shop.placeBooked();
      const before = await shop.parcelNow(placed.parcelId);
      const cancelled = vi.spyOn(shop.carrier, 'cancel');
      const booked = vi.spyOn(shop.carrier, 'book');
      const addressId = await addressAt(placed, '795001');
      expect((await change(placed, { addressId })).status).toBe(200);
      expect(cancelled).toHaveBeenCalledWith(
        expect.objectContaining({ carrierReference: before?.carrierReference }),
      );
      await bookParcels(shop);
      expect(booked.mock.lastCall?.[0].to.postalCode).toBe('795001');
      expect((await shop.parcelNow(placed.parcelId))?.trackingNumber).not.toBe(before?.trackingNumber);
    });

    it('changes nothing when the carrier does not answer, has the parcel, or is booking it', async () => {
      const placed = await shop.placeBooked();
      const addressId = await addressAt(placed, '795001');
      vi.spyOn(shop.carrier, 'cancel').mockRejectedValueOnce(new CarrierError('no answer'));
      expect((await change(placed, { addressId })).body.errorCode).toBe('O4097');
      expect(await changesOf(placed)).toEqual([]);
      expect((await shop.parcelNow(placed.parcelId))?.trackingNumber).toBeTruthy();

      // The carrier has collected the parcel, and its webhook has not arrived.
      shop.clock.advance(2 * 24 * 60 * 60_000);
      expect((await change(placed, { addressId })).body.errorCode).toBe('O4096');
      expect((await shop.orderNow(placed)).deliveryAddress.postalCode).toBe('110003');

      const breaking = await shop.place();
      await moveParcels(shop, breaking, ['confirmed', 'packed']);
      vi.spyOn(shop.carrier, 'book').mockRejectedValueOnce(new CarrierError('no answer'));
      await bookParcels(shop);
      const elsewhere = await addressAt(breaking, '795001');
      expect((await change(breaking, { addressId: elsewhere })).body.errorCode).toBe('O4097');
    });

    it.each([
      ['110002', 'A4002', 'where the shop does not deliver'],
      ['795002', 'O4096', 'where cash is not taken'],
    ])('does not go to %s (%s), %s', async (postalCode, code) => {
      const placed = await shop.place();
      const addressId = await addressAt(
        placed,
        postalCode,
        postalCode.startsWith('11') ? { city: 'New Delhi', town: 'New Delhi', state: 'Delhi' } : {},
      );
      expect((await optionsOf(placed, addressId)).body.errorCode).toBe(code);
      expect((await change(placed, { addressId })).body.errorCode).toBe(code);
      expect(await changesOf(placed)).toEqual([]);
    });

    it("rejects another customer's order and address, a day that is not offered, and what has left", async () => {
      const placed = await shop.place();
      const stranger = await shop.place();
      const theirs = await addressAt(stranger, '795001');
      expect((await optionsOf({ ...placed, buyer: stranger.buyer })).status).toBe(404);
      expect((await change({ ...placed, buyer: stranger.buyer }, { days: [] })).status).toBe(404);
      expect((await change(placed, { addressId: theirs })).body.errorCode).toBe('A4041');
      for (const day of ['2020-01-01', '2030-01-01'])
        expect((await change(placed, { days: [{ parcel: 1, day }] })).body.errorCode).toBe('O4096');
      expect((await change(placed, { days: [{ parcel: 2, day: '2030-01-01' }] })).body.errorCode).toBe(
        'O4096',
      );
      expect((await change(placed, { days: [{ parcel: 1, day: 'soon' }] })).status).toBe(400);
      await moveParcels(shop, placed, ['confirmed', 'packed', 'shipped']);
      const own = await addressAt(placed, '795001');
      expect((await change(placed, { addressId: own })).body.errorCode).toBe('O4096');
      expect((await optionsOf(placed)).body).toMatchObject({ canChangeAddress: false, parcels: [] });
      expect((await shop.orderNow(placed)).canChangeDelivery).toBe(false);
      expect(await changesOf(placed)).toEqual([]);
    });

    it('writes nothing when nothing changes, and stops after ten changes', async () => {
      const placed = await shop.place();
      expect((await change(placed, {})).status).toBe(200);
      expect(await changesOf(placed)).toEqual([]);
      const [day, other] = (await optionsOf(placed)).body.parcels[0].days;
      for (let at = 0; at < 10; at += 1) {
        shop.clock.advance(1000);
        expect((await change(placed, { days: [{ parcel: 1, day: at % 2 ? day : other }] })).status).toBe(200);
      }
      expect((await change(placed, { days: [{ parcel: 1, day: other }] })).body.errorCode).toBe('O4096');
      expect(await changesOf(placed)).toHaveLength(10);
    });
  });
