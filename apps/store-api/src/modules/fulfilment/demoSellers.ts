import { DomainError } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import { randomInt } from 'node:crypto';
import { moveParcel, type FulfilmentParts } from './moveParcel.ts';
import { parcelsWaiting } from './repository.ts';

/** Maximum number of parcels in one round. */
export const maxPrepared = 100;

/** Parts of a day after which the sellers of a demo shop do their work. */
const steps = [
  { from: 'confirmed', to: 'packed', days: 0.2 },
  { from: 'placed', to: 'confirmed', days: 0.1 },
] as const;

/**
 * Does the work of the sellers of a demo shop by the clock: confirms and packs what waits long enough.
 * Returns the number of parcels that moved.
 */
export async function prepareParcels(
  { db, clock, log }: FulfilmentParts & { readonly log: Log },
  dayMs: number,
): Promise<number> {
  let count = 0;
  for (const { from, to, days } of steps) {
    const before = new Date(clock.now().getTime() - days * dayMs);
    for (const { orderId, parcelId } of await parcelsWaiting(db, from, before, maxPrepared)) {
      const sealNumber = `T${randomInt(100_000_000).toString().padStart(8, '0')}`;
      try {
        await moveParcel({ db, clock }, { orderId, parcelId, to, actor: 'clock', sealNumber });
        count += 1;
      } catch (error) {
        // The desk or a cancellation was quicker.
        if (error instanceof DomainError && error.status === 409) continue;
        log.fault(`Parcel ${parcelId} of ${orderId}`, error);
      }
    }
  }
  return count;
}
