import { callerName, type Clock, createLimiter, type SharedCounts } from '@luxe/host';
import { indianDay } from '@luxe/format';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { recordVitals } from '../modules/vitals/repository.ts';

/** Most reports of one network in ten minutes. A page sends one. */
const perNetwork = 120;
const windowMs = 10 * 60_000;

/** Counts web vitals. Anyone may send them, so their size, number and storage are limited. */
export function vitalRoutes(
  mount: Mount,
  { db, clock, shared }: { db: Database; clock: Clock; shared?: SharedCounts | undefined },
) {
  const limiter = createLimiter({
    name: 'store web vitals by network',
    limit: perNetwork,
    windowMs,
    shared,
    elapsed: () => clock.elapsed(),
  });

  mount('reportVitals', async ({ body, address, retryableError }) => {
    const wait = await limiter.take(callerName(address));
    if (wait !== undefined) throw retryableError('tooManyReports', wait);
    await recordVitals(db, body, indianDay(clock.now()));
    return { status: 'SUCCESS' };
  });
}
