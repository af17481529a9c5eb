import type { Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import { indianDay } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { lockPlaced } from '../fulfilment/moveParcel.ts';
import { lateReservations } from './repository.ts';
import { releaseUnits } from './reserveUnits.ts';

/** Maximum number of replacements in a round. */
export const maxLateReplacements = 20;

/**
 * Returns the stock of replacements whose old items are not on their way after the last day to hand them
 * over. The request stays open: when the items arrive later, they are replaced from the stock, or refunded. A
 * failing request is logged and does not block the others. Returns the number of requests.
 */
export async function releaseLateReplacements({
  db,
  clock,
  log,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<number> {
  const now = clock.now();
  const late = await lateReservations(db, indianDay(now), maxLateReplacements);
  for (const { id, orderId } of late)
    await db
      .transaction(async (tx) => {
        await lockPlaced(tx, orderId);
        // The items may have been handed over while this waited for the lock.
        const [still] = await lateReservations(tx, indianDay(now), 1, id);
        if (still) await releaseUnits(tx, id, now);
      })
      .catch((error: unknown) => log.fault(`The reservation of the return ${id}`, error));
  return late.length;
}
