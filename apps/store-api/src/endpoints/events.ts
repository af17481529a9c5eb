import type { CallQuery } from '@luxe/contract/calls';
import { callerName, type Clock, createLimiter, type SharedCounts } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { retryableError } from '../errors/domainError.ts';
import { addSalesEvent } from '../modules/sales-events/repository.ts';

/** Maximum events from one IP address in ten minutes. Many shoppers may share an address. */
const perAddress = 1200;
const windowMs = 10 * 60_000;
const accepted = { status: 'SUCCESS' } as const;

/**
 * Stores events of sales analytics [ANA-02]. Anyone may send them, so their size, number and storage are
 * limited.
 */
export function eventRoutes(
  mount: Mount,
  { db, clock, shared }: { db: Database; clock: Clock; shared?: SharedCounts | undefined },
): void {
  const limiter = createLimiter({
    name: 'store events by address',
    limit: perAddress,
    windowMs,
    shared,
    elapsed: () => clock.elapsed(),
  });
  async function store(query: CallQuery<'salesEvent'>, address: string) {
    const wait = await limiter.take(callerName(address));
    if (wait !== undefined) throw retryableError('tooManyReports', wait);
    await addSalesEvent(db, query, clock.now());
    return accepted;
  }
  mount('salesEvent', ({ query, address }) => store(query, address));
  mount('postSalesEvent', ({ query, address }) => store(query, address));
}
