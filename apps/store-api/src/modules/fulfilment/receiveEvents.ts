import type { Log } from '@luxe/host/log';
import type { Database } from '../../db/database.ts';
import { printable } from '../../db/printable.ts';
import type { CarrierEvent } from '../carrier/carrier.ts';
import type { StoredOrder } from '../order/repository.ts';
import { lockPlaced, moveLocked, type FulfilmentParts } from './moveParcel.ts';
import {
  changeParcel,
  findParcel,
  findParcelOfBooking,
  isErased,
  markMoved,
  storeEvent,
} from './repository.ts';

/**
 * Stores the events of a carrier and moves the units of their parcels. A repeated event changes nothing. An
 * event that is older than the last move is stored and moves nothing, and so is one that the table of states
 * does not allow. Events of unknown parcels are only logged.
 */
export async function receiveEvents(
  { db, clock, log }: FulfilmentParts & { readonly log: Log },
  carrier: string,
  events: readonly CarrierEvent[],
): Promise<void> {
  for (const [trackingNumber, together] of Map.groupBy(events, (event) => event.trackingNumber)) {
    const parcel = await findParcelOfBooking(db, carrier, printable(trackingNumber));
    if (!parcel) {
      log.info(`${carrier} reports about a parcel that is not ours: ${printable(trackingNumber)}.`);
      continue;
    }
    const oldestFirst = together.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    await db.transaction(async (tx) => {
      const order = await lockPlaced(tx, parcel.orderId);
      // The parcel may have been booked again meanwhile.
      if ((await findParcel(tx, parcel.id))?.trackingNumber !== parcel.trackingNumber) return;
      for (const event of oldestFirst) {
        const problem = await receiveEvent(tx, order, parcel.id, event, clock.now());
        if (problem) log.warn(`${carrier} reports ${event.state} of parcel ${parcel.id}: ${problem.message}`);
      }
    });
  }
}

async function receiveEvent(
  tx: Database,
  order: StoredOrder,
  parcelId: number,
  { id, state, text, place, at, deliveryCode }: CarrierEvent,
  now: Date,
): Promise<Error | undefined> {
  const eventId = printable(id);
  const hasMoved = await storeEvent(tx, {
    parcelId,
    eventId,
    state: state ?? null,
    text: (await isErased(tx, order.customerId)) ? '' : printable(text),
    place: printable(place),
    at: at > now ? now : at,
    receivedAt: now,
  });
  if (hasMoved || state === undefined) return undefined;
  const { movedAt = null } = (await findParcel(tx, parcelId)) ?? {};
  if (movedAt && at < movedAt) return undefined;
  const problem = await moveLocked(
    tx,
    order,
    { parcelId, to: state, actor: 'carrier', at, deliveryCode },
    now,
  );
  if (problem) return problem;
  await markMoved(tx, parcelId, eventId);
  await changeParcel(tx, parcelId, { movedAt: at > now ? now : at });
  return undefined;
}
