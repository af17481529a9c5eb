import { createLog, type Log } from '@luxe/host/log';
import { asc, eq, inArray } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import type { Database } from '../db/database.ts';
import { offer, orderUnit, parcel, parcelEvent, unitEvent } from '../db/schema/index.ts';
import type { CarrierEvent } from '../modules/carrier/carrier.ts';
import { createDemoCarrier, type DemoCarrier } from '../modules/carrier/demoCarrier.ts';
import { bookParcels } from '../modules/fulfilment/bookParcels.ts';
import { cancelUnits } from '../modules/fulfilment/cancelOrder.ts';
import { carrierWebhookPath } from '../modules/fulfilment/carrierWebhook.ts';
import { prepareParcels } from '../modules/fulfilment/demoSellers.ts';
import { sendDemoEvents } from '../modules/fulfilment/sendDemoEvents.ts';
import { linesOf } from '../modules/order/deliveriesOf.ts';
import { makeCustomer } from './buyers.ts';
import { placeOrder, readyBag } from './buying.ts';
import { fixtures, insertFixtures } from './fixtures.ts';
import { moveParcels } from './fulfilling.ts';
import { manualClock, type ManualClock } from './manualClock.ts';
import { openShop, type TestCustomer, type TestResponse } from './shop.ts';

/** Length of a day of the demo carrier, in milliseconds. */
export const dayMs = 24 * 60 * 60_000;

interface PlacedParcel {
  readonly orderId: string;
  readonly parcelId: number;
  readonly buyer: TestCustomer;
}

/** A shop with the demo carrier, on a test clock. Its webhooks go over HTTP. */
export interface CarrierShop {
  readonly db: Database;
  readonly clock: ManualClock;
  readonly carrier: DemoCarrier;
  readonly log: Log;
  /** Orders potlis with cash on delivery, to an address with this landmark. */
  place(landmark?: string, quantity?: number): Promise<PlacedParcel>;
  /** Orders potlis like `place`, packs them and books their parcel. */
  placeBooked(landmark?: string, quantity?: number): Promise<PlacedParcel>;
  /** Orders a parcel that needs a code, as one of high value does. */
  placeHigh(): Promise<PlacedParcel>;
  /** Cancels units of the first line of an order. */
  cancel(orderId: string, quantity: number): Promise<void>;
  /** One round of the sellers, of the bookings and of the carrier. */
  round(): Promise<void>;
  parcelNow(parcelId: number): Promise<typeof parcel.$inferSelect | undefined>;
  unitsNow(parcelId: number): Promise<(typeof orderUnit.$inferSelect)[]>;
  statesNow(parcelId: number): Promise<string[]>;
  /** Moves of the units of a parcel, oldest first. */
  movesOf(parcelId: number): Promise<(typeof unitEvent.$inferSelect)[]>;
  /** Stored events of a parcel, in the sequence of their arrival. */
  eventsNow(parcelId: number): Promise<(typeof parcelEvent.$inferSelect)[]>;
  /** Stock of potlis. */
  stockNow(): Promise<number>;
  /** The order, as the shopper reads it. */
  orderNow(placed: PlacedParcel): Promise<TestResponse['body']>;
  /** All events that the carrier will report of a parcel. */
  plannedEvents(parcelId: number): Promise<CarrierEvent[]>;
  /** Sends a webhook with these events, by default genuine. */
  post(events: readonly CarrierEvent[], sender?: DemoCarrier): Promise<TestResponse>;
  close(): Promise<void>;
}

/** Opens a shop with a carrier on an empty database. */
export async function openCarrierShop(db: Database): Promise<CarrierShop> {
  await insertFixtures(db);
  const clock = manualClock();
  const log = createLog('silent');
  const config = { name: 'demo', webhookKey: 'key', dayMs } as const;
  const carrier = createDemoCarrier(config, clock);
  const shop = openShop(db, clock, { carrier });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const parts = { db, clock, carrier, log };
  let last = 9_400_000_000;

  const self: CarrierShop = {
    ...parts,

    async place(landmark = '', quantity = 1) {
      const buyer = await makeCustomer(db, shop, String(++last));
      const bag = await readyBag(buyer, [[fixtures.potli, quantity]], { landmark });
      const { orderId } = (await placeOrder(bag, `key-${last}`)).body.orderDetails;
      const [row] = await db.select().from(parcel).where(eq(parcel.orderId, orderId));
      return { orderId, parcelId: row?.id ?? 0, buyer };
    },

    async placeBooked(landmark, quantity) {
      const placed = await self.place(landmark, quantity);
      await moveParcels(parts, placed, ['confirmed', 'packed']);
      await bookParcels(parts);
      return placed;
    },

    async placeHigh() {
      const placed = await self.place();
      await db.update(parcel).set({ deliveryCode: '482140' }).where(eq(parcel.id, placed.parcelId));
      return placed;
    },

    async cancel(orderId, quantity) {
      const [line] = (await linesOf(db, [orderId])).get(orderId) ?? [];
      const cancellations = [{ transactionId: line?.transactionId ?? '', quantity }];
      await db.transaction((tx) => cancelUnits(tx, { orderId, cancellations, note: '' }, clock.now()));
    },

    async round() {
      await prepareParcels(parts, dayMs);
      await bookParcels(parts);
      await sendDemoEvents(db, carrier, `http://127.0.0.1:${port}${carrierWebhookPath}`);
    },

    parcelNow: async (id) => (await db.select().from(parcel).where(eq(parcel.id, id)))[0],

    unitsNow: async (parcelId) =>
      db.select().from(orderUnit).where(eq(orderUnit.parcelId, parcelId)).orderBy(asc(orderUnit.number)),

    statesNow: async (parcelId) => (await self.unitsNow(parcelId)).map(({ state }) => state),

    async movesOf(parcelId) {
      const unitIds = (await self.unitsNow(parcelId)).map(({ id }) => id);
      return db.select().from(unitEvent).where(inArray(unitEvent.unitId, unitIds)).orderBy(asc(unitEvent.id));
    },

    eventsNow: async (parcelId) =>
      db.select().from(parcelEvent).where(eq(parcelEvent.parcelId, parcelId)).orderBy(asc(parcelEvent.id)),

    stockNow: async () =>
      (await db.select().from(offer).where(eq(offer.ussid, fixtures.potli.USSID)))[0]?.stock ?? 0,

    orderNow: async ({ buyer, orderId }) =>
      (await buyer.call('GET', `/v2/lux/users/{me}/orders/${orderId}`)).body,

    async plannedEvents(parcelId) {
      const { trackingNumber, carrierReference } = (await self.parcelNow(parcelId)) ?? {};
      const later = createDemoCarrier(config, manualClock('2030-01-01T00:00:00Z'));
      return later.track({ trackingNumber: trackingNumber ?? '', carrierReference: carrierReference ?? '' });
    },

    async post(events, sender = carrier) {
      const { headers, body } = sender.toWebhook(events);
      return shop.call('POST', carrierWebhookPath, { headers, payload: body });
    },

    close: () => shop.close(),
  };
  return self;
}
