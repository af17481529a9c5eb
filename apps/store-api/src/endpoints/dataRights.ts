import { callerName, createLimiter, takeAll, type SharedCounts } from '@luxe/host';
import type { Mount } from '../http/mount.ts';
import { findCustomer } from '../modules/customer/repository.ts';
import { changeNominee } from '../modules/data-rights/repository.ts';
import { addRequest, confirmRequest, type DataRightParts } from '../modules/data-rights/requests.ts';
import { readRights } from '../modules/data-rights/wire.ts';

const hour = 60 * 60_000;

/** Requests about personal data, and the nominee of a customer. */
export function dataRightRoutes(
  mount: Mount,
  { shared, ...parts }: DataRightParts & { readonly shared?: SharedCounts | undefined },
) {
  const { db, clock } = parts;
  const limiter = (name: string, limit: number) =>
    createLimiter({ name, limit, windowMs: hour, shared, elapsed: () => clock.elapsed() });
  // Each request may send a message to its address.
  const byAddress = limiter('store data requests by address', 5);
  const byNetwork = limiter('store data requests by network', 20);

  mount('requestData', async ({ caller, address, body, idempotency, retryableError }) => {
    const wait = await takeAll([
      [byAddress, body.email.toLowerCase()],
      [byNetwork, callerName(address)],
    ]);
    if (wait !== undefined) throw retryableError('tooManyDataRequests', wait);
    const customerId = caller.kind === 'customer' ? caller.customerId : null;
    const stored = customerId === null ? undefined : await findCustomer(db, customerId);
    const verifiedEmail = stored?.emailVerified ? stored.email : null;
    const answer = await addRequest(parts, body, { customerId, verifiedEmail }, idempotency);
    return { status: 'SUCCESS', ...answer };
  });

  mount('confirmDataRequest', async ({ body }) => {
    await confirmRequest(parts, body.token);
    return { status: 'SUCCESS' };
  });

  mount('dataRights', ({ caller }) => readRights(db, caller.customerId));

  mount('changeNominee', async ({ caller, body }) => {
    await changeNominee(db, caller.customerId, body.nominee, clock.now());
    return readRights(db, caller.customerId);
  });
}
