import { callerName, type Clock, createLimiter, type SharedCounts } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { recordError } from '../modules/reports/repository.ts';

/** Maximum reports from one IP address in ten minutes. A page sends at most twenty. */
const perAddress = 60;
const windowMs = 10 * 60_000;

/**
 * Accepts reports of errors on pages [ERR-05]. Anyone may send them, so their size, number and storage are
 * limited.
 */
export function reportRoutes(
  mount: Mount,
  { db, clock, shared }: { db: Database; clock: Clock; shared?: SharedCounts | undefined },
) {
  const limiter = createLimiter({
    name: 'store reports by address',
    limit: perAddress,
    windowMs,
    shared,
    elapsed: () => clock.elapsed(),
  });

  mount('reportError', async ({ body, address, retryableError }) => {
    const wait = await limiter.take(callerName(address));
    if (wait !== undefined) throw retryableError('tooManyReports', wait);
    await recordError(db, body, clock.now());
    return { status: 'SUCCESS' };
  });
}
