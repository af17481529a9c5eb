import type { Log } from '@luxe/host/log';
import type { Database } from '../../db/database.ts';
import { CarrierError, type Carrier, type ParcelToBook } from '../carrier/carrier.ts';
import { isOrdered, type StoredLine, type StoredUnit } from '../order/deliveriesOf.ts';
import type { StoredOrder } from '../order/repository.ts';
import { isWithCarrier } from '../order/unitStates.ts';
import { sumOf } from '../pricing/money.ts';
import { currentLines } from './endUnits.ts';
import { lockPlaced, type FulfilmentParts } from './moveParcel.ts';
import { readBox } from './parcelSize.ts';
import { receiveEvents } from './receiveEvents.ts';
import {
  changeParcel,
  claimParcel,
  dueParcels,
  findParcel,
  releaseParcel,
  type StoredParcel,
} from './repository.ts';

export interface BookingParts extends FulfilmentParts {
  readonly carrier: Carrier;
  readonly log: Log;
}

/** Maximum number of parcels in one round. */
export const maxParcels = 50;
const minute = 60_000;
const dayMs = 24 * 60 * minute;
/** Milliseconds for which a process claims a parcel. Afterwards, another process may look at it. */
const claimMs = minute;
/** Milliseconds until a call that failed is repeated. */
const retryMs = 10 * minute;
/** Milliseconds between two looks at the tracking of a parcel. Webhooks report its events meanwhile. */
const trackMs = 6 * 60 * minute;

/**
 * Looks at the parcels that are due: books what is packed, cancels the booking of what is cancelled, and asks
 * for events that no webhook has reported. Returns the number of parcels that were looked at. Ends before the
 * next parcel when the program stops.
 */
export async function bookParcels(parts: BookingParts, stopping?: AbortSignal): Promise<number> {
  const { db, clock, log } = parts;
  let count = 0;
  for (const id of await dueParcels(db, clock.now(), maxParcels)) {
    if (stopping?.aborted) return 0;
    const now = clock.now();
    const until = new Date(now.getTime() + claimMs);
    const parcel = await claimParcel(db, id, now, until);
    if (!parcel) continue;
    count += 1;
    const waitMs = await lookAt(parts, parcel).catch((error: unknown) => {
      if (error instanceof CarrierError) log.warn(`${nameOf(parcel)}: ${error.message}`);
      else log.fault(nameOf(parcel), error);
      return retryMs;
    });
    const checkAt = waitMs === undefined ? null : new Date(clock.now().getTime() + waitMs);
    await releaseParcel(db, id, until, checkAt);
  }
  return count;
}

/** Returns the milliseconds until the next look; undefined when the parcel needs none. */
async function lookAt(parts: BookingParts, parcel: StoredParcel): Promise<number | undefined> {
  const { db, clock, carrier, log } = parts;
  const units = await unitsOf(db, parcel);
  const packed = units.filter(isPacked);
  if (parcel.carrier !== null && parcel.carrier !== carrier.name) {
    if (!units.some(isExpected)) return undefined;
    log.warn(`${nameOf(parcel)} is with ${parcel.carrier}, which is not configured.`);
    return trackMs;
  }
  const booking = bookingOf(parcel);
  if (!booking) {
    if (packed.length + parcel.bookedUnits === 0) return undefined;
    const heldMs = parcel.bookedUnits > 0 ? 0 : (parcel.holdUntil?.getTime() ?? 0) - clock.now().getTime();
    return heldMs > 0 ? heldMs : book(parts, parcel.id);
  }
  const isChanged = packed.length < parcel.bookedUnits && !units.some(hasLeft);
  if (!isChanged && !units.some(isExpected)) return undefined;
  // A webhook may have been lost, also that of the pickup.
  await receiveEvents(parts, carrier.name, await carrier.track(booking));
  return isChanged && !(await unitsOf(db, parcel)).some(hasLeft) ? cancelBooking(parts, parcel) : trackMs;
}

const nameOf = ({ number, orderId }: StoredParcel) => `Parcel ${number} of ${orderId}`;

const unitsOf = async (db: Database, { id, orderId }: StoredParcel): Promise<StoredUnit[]> =>
  (await currentLines(db, orderId)).flatMap((line) => line.units).filter(({ parcelId }) => parcelId === id);

const isPacked = ({ state }: StoredUnit): boolean => state === 'packed';

/** Whether a unit has left the seller. */
const hasLeft = ({ state }: StoredUnit): boolean => state !== 'packed' && state !== 'cancelled';

/** Whether a carrier still reports events of a unit. */
const isExpected = ({ state }: StoredUnit): boolean =>
  state === 'packed' || state === 'returningToOrigin' || isWithCarrier(state);

const noBooking = {
  carrier: null,
  courierName: null,
  trackingNumber: null,
  carrierReference: null,
  bookedUnits: 0,
};

/**
 * Cancels the booking of a parcel that has not left its seller, so that its delivery can change. The next
 * look books it again. Rejects with a `CarrierError` when the carrier does not answer.
 */
export async function freeParcel(parts: BookingParts, parcel: StoredParcel): Promise<void> {
  const { db, clock, carrier } = parts;
  const booking = bookingOf(parcel);
  if (!booking) return;
  await receiveEvents(parts, carrier.name, await carrier.track(booking));
  if ((await unitsOf(db, parcel)).some(hasLeft)) return;
  await changeParcel(db, parcel.id, { checkAt: new Date(clock.now().getTime() + claimMs) });
  await cancelBooking(parts, parcel);
}

/**
 * Cancels a booking whose units have changed, so that what is left is booked again. When a unit leaves the
 * seller meanwhile, the booking stays. A carrier that rejects the cancellation of a parcel without units is
 * asked for a day.
 */
async function cancelBooking({ db, clock, carrier, log }: BookingParts, parcel: StoredParcel) {
  const { id, orderId, trackingNumber, cancelledBookings } = parcel;
  try {
    await carrier.cancel({ carrierReference: parcel.carrierReference ?? '' });
  } catch (error) {
    const units = await unitsOf(db, parcel);
    const last = Math.max(...units.map(({ stateAt }) => stateAt.getTime()));
    if (units.some(isPacked) || clock.now().getTime() < last + dayMs) throw error;
    log.warn(`${nameOf(parcel)} is cancelled, but not at ${carrier.name}: ${trackingNumber}.`);
    return undefined;
  }
  return db.transaction(async (tx) => {
    await lockPlaced(tx, orderId);
    if ((await unitsOf(tx, parcel)).some(hasLeft)) return trackMs;
    await changeParcel(tx, id, { ...noBooking, cancelledBookings: cancelledBookings + 1 });
    return 0;
  });
}

const bookingOf = ({ trackingNumber, carrierReference }: StoredParcel) =>
  trackingNumber === null || carrierReference === null ? undefined : { trackingNumber, carrierReference };

/**
 * Books packed units. Their number is stored before the call: when the call breaks off and units are
 * cancelled meanwhile, the repeated call completes the old booking, and the next look cancels it. The order
 * is locked meanwhile, so that its address cannot change between the two.
 */
async function book({ db, carrier }: BookingParts, parcelId: number): Promise<number> {
  const { toBook, isComplete } = await db.transaction(async (tx) => {
    const found = await findParcel(tx, parcelId);
    if (!found) throw new Error(`the parcel ${parcelId} is gone`);
    const order = await lockPlaced(tx, found.orderId);
    const parcel = (await findParcel(tx, parcelId)) ?? found;
    const units = await unitsOf(tx, parcel);
    const packed = units.filter(isPacked);
    const bookedUnits = parcel.bookedUnits || packed.length;
    await changeParcel(tx, parcelId, { carrier: carrier.name, bookedUnits });
    const lines = await currentLines(tx, order.id);
    const booked = packed.length > 0 ? packed : units;
    const box = await readBox(tx, itemsOf(lines, booked));
    return {
      toBook: { ...toParcelToBook(order, parcel, lines, booked), box },
      isComplete: packed.length === bookedUnits,
    };
  });
  await changeParcel(db, parcelId, await carrier.book(toBook));
  return isComplete ? trackMs : 0;
}

/** Cash to collect for units. Those that replace others are paid. */
const cashOf = (lines: readonly StoredLine[], units: readonly StoredUnit[]): number => {
  const ordered = new Set(lines.filter(isOrdered).map(({ id }) => id));
  return sumOf(
    units.filter(({ orderLineId }) => ordered.has(orderLineId)).map(({ payablePaise }) => payablePaise),
  );
};

const toParcelToBook = (
  order: StoredOrder,
  { number, deliveryDay, deliveryCode, cancelledBookings, holdUntil }: StoredParcel,
  lines: readonly StoredLine[],
  units: readonly StoredUnit[],
): Omit<ParcelToBook, 'box'> => ({
  reference: `${order.id}-${number}${cancelledBookings > 0 ? `-${cancelledBookings + 1}` : ''}`,
  orderedAt: order.placedAt,
  packedAt: new Date(Math.max(holdUntil?.getTime() ?? 0, ...units.map(({ stateAt }) => stateAt.getTime()))),
  deliveryDay,
  deliveryCode,
  cashPaise: order.paymentMode === 'COD' ? cashOf(lines, units) : 0,
  to: order.deliveryAddress,
  items: itemsOf(lines, units),
});

const itemsOf = (lines: readonly StoredLine[], units: readonly StoredUnit[]): ParcelToBook['items'] =>
  lines.flatMap(({ id, ussid, unitPaise, snapshot }) => {
    const quantity = units.filter(({ orderLineId }) => orderLineId === id).length;
    return quantity > 0 ? { name: snapshot.productName, ussid, quantity, unitPaise } : [];
  });
