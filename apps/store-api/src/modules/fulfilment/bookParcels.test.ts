import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { parcel } from '../../db/schema/index.ts';
import { dayMs, openCarrierShop, type CarrierShop } from '../../testing/carrierShop.ts';
import { databases } from '../../testing/databases.ts';
import { moveParcels } from '../../testing/fulfilling.ts';
import { CarrierError } from '../carrier/carrier.ts';
import { bookParcels } from './bookParcels.ts';

const hour = 60 * 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`bookings on ${name}`, () => {
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

    it('books again when units are cancelled after the booking, and not when all are', async () => {
      const { parcelId, orderId } = await shop.placeBooked('', 3);
      const first = await shop.parcelNow(parcelId);
      expect(first).toMatchObject({ carrier: 'demo', bookedUnits: 3 });
      const cancelled = vi.spyOn(shop.carrier, 'cancel');
      const booked = vi.spyOn(shop.carrier, 'book');
      await shop.cancel(orderId, 1);
      await bookParcels(shop);
      await bookParcels(shop);
      expect(cancelled).toHaveBeenCalledWith(
        expect.objectContaining({ carrierReference: first?.carrierReference }),
      );
      const second = await shop.parcelNow(parcelId);
      expect(second).toMatchObject({ carrier: 'demo', bookedUnits: 2 });
      expect(second?.trackingNumber).not.toBe(first?.trackingNumber);
      const remaining = (await shop.unitsNow(parcelId)).filter(({ state }) => state === 'packed');
      expect(booked.mock.lastCall?.[0]).toMatchObject({
        cashPaise: remaining.reduce((sum, { payablePaise }) => sum + payablePaise, 0),
        items: [{ quantity: 2 }],
      });
      await shop.cancel(orderId, 2);
      await bookParcels(shop);
      await bookParcels(shop);
      expect(cancelled).toHaveBeenCalledTimes(2);
      expect(await shop.parcelNow(parcelId)).toMatchObject({
        carrier: null,
        trackingNumber: null,
        checkAt: null,
      });
      vi.restoreAllMocks();
    });

    it('a booking is repeated when the carrier does not answer, and after a stop in between', async () => {
      const { parcelId, orderId } = await shop.place();
      await moveParcels(shop, { orderId }, ['confirmed', 'packed']);
      const booked = vi.spyOn(shop.carrier, 'book').mockRejectedValueOnce(new CarrierError('no answer'));
      await bookParcels(shop);
      expect((await shop.parcelNow(parcelId))?.trackingNumber).toBeNull();
      await bookParcels(shop);
      expect(booked).toHaveBeenCalledTimes(1);
      shop.clock.advance(10 * 60_000);
      // A process that stops after the call has stored nothing; its claim ends after a minute.
      await shop.db.update(parcel).set({ checkAt: shop.clock.now() }).where(eq(parcel.id, parcelId));
      await bookParcels(shop);
      const stored = await shop.parcelNow(parcelId);
      const references = booked.mock.calls.map(([{ reference }]) => reference);
      expect(new Set(references)).toEqual(new Set([`${orderId}-1`]));
      expect(stored?.trackingNumber).toBeTruthy();
      vi.restoreAllMocks();
    });

    it('a booking that broke off is completed and cancelled when its units change meanwhile', async () => {
      for (const count of [1, 3]) {
        const { parcelId, orderId } = await shop.place('', 3);
        await moveParcels(shop, { orderId }, ['confirmed', 'packed']);
        const cancelled = vi.spyOn(shop.carrier, 'cancel');
        const booked = vi.spyOn(shop.carrier, 'book').mockRejectedValueOnce(new CarrierError('no answer'));
        await bookParcels(shop);
        await shop.cancel(orderId, count);
        shop.clock.advance(10 * 60_000);
        for (let at = 0; at < 4; at += 1) await bookParcels(shop);
        expect(cancelled).toHaveBeenCalledTimes(1);
        const references = booked.mock.calls.map(([{ reference }]) => reference);
        const stored = await shop.parcelNow(parcelId);
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
      const { parcelId, orderId } = await shop.placeBooked('', 3);
      const rejected = vi
        .spyOn(shop.carrier, 'cancel')
        .mockRejectedValue(new CarrierError('already shipped'));
      await shop.cancel(orderId, 1);
      shop.clock.advance(10 * dayMs);
      await bookParcels(shop);
      expect(await shop.statesNow(parcelId)).toEqual(['delivered', 'delivered', 'cancelled']);
      expect(rejected).not.toHaveBeenCalled();

      const all = await shop.placeBooked();
      await shop.cancel(all.orderId, 1);
      for (let at = 0; at < 12; at += 1) {
        await bookParcels(shop);
        shop.clock.advance(3 * hour);
      }
      expect(rejected.mock.calls.length).toBeGreaterThan(5);
      expect((await shop.parcelNow(all.parcelId))?.checkAt).toBeNull();
      vi.restoreAllMocks();
    });

    it('a parcel that leaves the seller while its booking is cancelled is tracked on', async () => {
      const { parcelId, orderId } = await shop.placeBooked('', 3);
      const [shipped] = await shop.plannedEvents(parcelId);
      await shop.cancel(orderId, 1);
      vi.spyOn(shop.carrier, 'cancel').mockImplementationOnce(async () => {
        if (shipped) await shop.post([{ ...shipped, at: shop.clock.now() }]);
      });
      await bookParcels(shop);
      expect(await shop.statesNow(parcelId)).toEqual(['shipped', 'shipped', 'cancelled']);
      expect((await shop.parcelNow(parcelId))?.trackingNumber).toBe(shipped?.trackingNumber);
      vi.restoreAllMocks();
    });

    it('a parcel with another carrier is left alone once nothing is expected of it', async () => {
      const { parcelId, orderId } = await shop.placeBooked();
      await shop.db
        .update(parcel)
        .set({ carrier: 'another', checkAt: shop.clock.now() })
        .where(eq(parcel.id, parcelId));
      await bookParcels(shop);
      expect((await shop.parcelNow(parcelId))?.checkAt).not.toBeNull();
      await moveParcels(shop, { orderId }, ['shipped', 'outForDelivery', 'delivered']);
      shop.clock.advance(dayMs);
      await bookParcels(shop);
      expect((await shop.parcelNow(parcelId))?.checkAt).toBeNull();
    });

    it('no parcel is looked at once the program stops', async () => {
      const { parcelId, orderId } = await shop.place();
      await moveParcels(shop, { orderId }, ['confirmed', 'packed']);
      expect(await bookParcels(shop, AbortSignal.abort())).toBe(0);
      expect((await shop.parcelNow(parcelId))?.trackingNumber).toBeNull();
    });

    it('events whose webhooks were lost are found by tracking', async () => {
      const { parcelId } = await shop.placeBooked();
      shop.clock.advance(10 * dayMs);
      await bookParcels(shop);
      expect(await shop.statesNow(parcelId)).toEqual(['delivered']);
      shop.clock.advance(10 * dayMs);
      const tracked = vi.spyOn(shop.carrier, 'track');
      await bookParcels(shop);
      await bookParcels(shop);
      expect((await shop.parcelNow(parcelId))?.checkAt).toBeNull();
      expect(tracked).not.toHaveBeenCalled();
      vi.restoreAllMocks();
    });
  });
