import { callerName, createLimiter, type Clock, type SharedCounts } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { recordConsent } from '../modules/consent/recordConsent.ts';

/** Answers from one network in an hour. Many shoppers can share a network. */
const perNetwork = 300;

/** The log of answers about stored data. */
export function consentRoutes(
  mount: Mount,
  { db, clock, shared }: { db: Database; clock: Clock; shared?: SharedCounts | undefined },
) {
  const limiter = createLimiter({
    ...{ name: 'store consents by network', limit: perNetwork, windowMs: 60 * 60_000 },
    shared,
    elapsed: () => clock.elapsed(),
  });
  mount('recordConsent', async ({ caller, address, body, retryableError }) => {
    const wait = await limiter.take(callerName(address));
    if (wait !== undefined) throw retryableError('tooManyConsents', wait);
    const customerId = caller.kind === 'customer' ? caller.customerId : null;
    await recordConsent(db, body, { customerId, now: clock.now() });
    return { status: 'SUCCESS' };
  });
}
