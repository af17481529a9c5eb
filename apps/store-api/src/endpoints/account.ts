import { type Clock, createLimiter, type SharedCounts } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { requestDeletion } from '../modules/account/deletion.ts';
import { gatherPersonalData } from '../modules/account/personalData.ts';

export interface AccountOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shared?: SharedCounts | undefined;
  /**
   * Function that marks the account for deletion at the identity provider. Undefined if the shop uses an
   * external provider [AUT-06].
   */
  readonly flagDeleted?: ((customerHash: string) => Promise<void>) | undefined;
}

/** Mounts personal data download and account deletion. */
export function accountRoutes(mount: Mount, { db, clock, shared, flagDeleted }: AccountOptions) {
  const downloads = createLimiter({
    name: 'store personal data by customer',
    limit: 5,
    windowMs: 60 * 60_000,
    shared,
    elapsed: () => clock.elapsed(),
  });

  mount('personalData', async ({ caller, retryableError }) => {
    const wait = await downloads.take(String(caller.customerId));
    if (wait !== undefined) throw retryableError('tooManyDownloads', wait);
    return gatherPersonalData(db, clock, caller.customerId);
  });
  mount('deleteAccount', async ({ caller }) => {
    await requestDeletion(db, clock, caller.customerId);
    await flagDeleted?.(caller.customerHash);
    return { status: 'SUCCESS' };
  });
}
