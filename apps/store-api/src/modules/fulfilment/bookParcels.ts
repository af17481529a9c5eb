import type { Log } from '@luxe/host/log';
import type { UnitState } from '../../db/schema/index.ts';
import { CarrierError, type Carrier, type ParcelToBook } from '../carrier/carrier.ts';
import { latestOrder, type StoredLine, type StoredOrder, type StoredUnit } from '../order/repository.ts';
import { isWithCarrier } from '../order/unitStates.ts';
import { sumOf } from '../pricing/money.ts';
import { currentLines } from './endUnits.ts';
import type { FulfilmentParts } from './moveParcel.ts';
import { receiveEvents } from './receiveEvents.ts';
import { changeParcel, claimParcel, dueParcels, releaseParcel, type StoredParcel } from './repository.ts';

export interface BookingParts extends FulfilmentParts {
  readonly carrier: Carrier;
  readonly log: Log;
}

/** Maximum number of parcels in one round. */
export const maxParcels = 50;
const minute = 60_000;
/** Milliseconds for which a process claims a parcel. Afterwards, another process may look at it. */
const claimMs = minute;
/** Milliseconds until a call that failed is repeated. */
const retryMs = 10 * minute;
/** Milliseconds between two looks at the tracking of a parcel. Webhooks report its events meanwhile. */
const trackMs = 6 * 60 * minute;

/**
 * Looks at the parcels that are due: books what is packed, cancels the booking of what is cancelled, and asks
 * for events that no webhook has reported. Returns the number of parcels that were looked at.
 */
export async function bookParcels(parts: BookingParts): Promise<number> {
  const { db, clock, log } = parts;
  let count = 0;
  for (const id of await dueParcels(db, clock.now(), maxParcels)) {
    const now = clock.now();
    const until = new Date(now.getTime() + claimMs);
    const parcel = await claimParcel(db, id, now, until);
    if (!parcel) continue;
    count += 1;
    const waitMs = await lookAt(parts, parcel).catch((error: unknown) => {
      const name = `Parcel ${parcel.number} of ${parcel.orderId}`;
      if (error instanceof CarrierError) log.warn(`${name}: ${error.message}`);
      else log.fault(name, error);
      return retryMs;
    });
    const checkAt = waitMs === undefined ? null : new Date(clock.now().getTime() + waitMs);
    await releaseParcel(db, id, until, checkAt);
  }
  return count;
}

/** Returns the milliseconds until the next look; undefined when the parcel needs none. */
async function lookAt(parts: BookingParts, parcel: StoredParcel): Promise<number | undefined> {
  const { db, carrier, log } = parts;
  const lines = await currentLines(db, parcel.orderId);
  const units = lines.flatMap((line) => line.units).filter(({ parcelId }) => parcelId === parcel.id);
  const packed = units.filter(({ state }) => state === 'packed');
  const booking = bookingOf(parcel);
  if (!booking) return packed.length === 0 ? undefined : book(parts, parcel, lines, packed);
  if (parcel.carrier !== carrier.name) {
    log.warn(
      `Parcel ${parcel.number} of ${parcel.orderId} is with ${parcel.carrier}, which is not configured.`,
    );
    return trackMs;
  }
  const isPickedUp = units.some(({ state }) => state !== 'packed' && state !== 'cancelled');
  if (!isPickedUp && packed.length < parcel.bookedUnits) {
    await carrier.cancel(booking);
    await changeParcel(db, parcel.id, { ...noBooking, cancelledBookings: parcel.cancelledBookings + 1 });
    return 0;
  }
  if (!units.some(({ state }) => isExpected(state))) return undefined;
  await receiveEvents(parts, carrier.name, await carrier.track(booking));
  return trackMs;
}

/** Whether a carrier still reports events of a unit. */
const isExpected = (state: UnitState): boolean =>
  state === 'packed' || state === 'returningToOrigin' || isWithCarrier(state);

const noBooking = {
  carrier: null,
  courierName: null,
  trackingNumber: null,
  carrierReference: null,
  bookedUnits: 0,
};

const bookingOf = ({ trackingNumber, carrierReference }: StoredParcel) =>
  trackingNumber === null || carrierReference === null ? undefined : { trackingNumber, carrierReference };

/** Books packed units. When a unit is cancelled meanwhile, the next look cancels the booking. */
async function book(
  { db, carrier }: BookingParts,
  parcel: StoredParcel,
  lines: readonly StoredLine[],
  packed: readonly StoredUnit[],
): Promise<number> {
  const order = await latestOrder(db, { id: parcel.orderId });
  if (!order) throw new Error(`the order ${parcel.orderId} is gone`);
  const booking = await carrier.book(toParcelToBook(order, parcel, lines, packed));
  await changeParcel(db, parcel.id, { ...booking, carrier: carrier.name, bookedUnits: packed.length });
  return trackMs;
}

const toParcelToBook = (
  order: StoredOrder,
  { number, deliveryDay, deliveryCode, cancelledBookings }: StoredParcel,
  lines: readonly StoredLine[],
  packed: readonly StoredUnit[],
): ParcelToBook => ({
  reference: `${order.id}-${number}${cancelledBookings > 0 ? `-${cancelledBookings + 1}` : ''}`,
  orderedAt: order.placedAt,
  packedAt: new Date(Math.max(...packed.map(({ stateAt }) => stateAt.getTime()))),
  deliveryDay,
  deliveryCode,
  cashPaise: order.paymentMode === 'COD' ? sumOf(packed.map(({ payablePaise }) => payablePaise)) : 0,
  to: order.deliveryAddress,
  items: lines.flatMap(({ id, ussid, unitPaise, snapshot }) => {
    const quantity = packed.filter(({ orderLineId }) => orderLineId === id).length;
    return quantity > 0 ? { name: snapshot.productName, ussid, quantity, unitPaise } : [];
  }),
});
