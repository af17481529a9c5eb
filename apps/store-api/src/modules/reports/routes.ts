import { callerName, createLimiter, type SharedCounts } from '@luxe/host';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal } from '../../refusal.ts';
import { noteFault } from './repository.ts';

/** Faults that one address may report in ten minutes: a page tells twenty at most. */
const perAddress = 60;
const windowMs = 10 * 60_000;

/** What pages report of their own faults [ERR-05]. Anybody may send it, so it is limited in size, in number and in what is kept. */
export function reportRoutes(
  mount: Mount,
  { db, clock, shared }: { db: Database; clock: Clock; shared?: SharedCounts | undefined },
) {
  const limiter = createLimiter({ name: 'store reports by address', limit: perAddress, windowMs, shared });

  mount('reportError', async ({ body, address }) => {
    const wait = await limiter.take(callerName(address));
    if (wait !== undefined) throw new Refusal(429, 'R4291', 'Too many reports.', wait);
    await noteFault(db, body, clock.now());
    return { status: 'SUCCESS' };
  });
}
