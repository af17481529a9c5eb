import { callerName, createLimiter, takeAll, type Clock, type SharedCounts } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { raiseLead } from '../modules/leads/raiseLead.ts';

const hour = 60 * 60_000;

/** Requests for a call [CON-07] [HLP-02]. */
export function leadRoutes(
  mount: Mount,
  { db, clock, shared }: { db: Database; clock: Clock; shared?: SharedCounts | undefined },
) {
  const limiter = (name: string, limit: number) =>
    createLimiter({ name, limit, windowMs: hour, shared, elapsed: () => clock.elapsed() });
  const byPhone = limiter('store leads by phone', 10);
  const byNetwork = limiter('store leads by network', 30);

  mount('raiseLeadTicket', async ({ caller, address, body, idempotency, retryableError }) => {
    const wait = await takeAll([
      [byPhone, body.phone],
      [byNetwork, callerName(address)],
    ]);
    if (wait !== undefined) throw retryableError('tooManyLeads', wait);
    const { hasConsent: _hasConsent, ...input } = body;
    const customerId = caller.kind === 'customer' ? caller.customerId : null;
    const raised = await raiseLead(db, input, { ...idempotency, customerId, now: clock.now() });
    return { status: 'SUCCESS', ...raised };
  });
}
