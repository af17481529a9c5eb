import { createLimiter, type SharedCounts } from '@luxe/host';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal } from '../../refusal.ts';
import { askForDeletion } from './deletion.ts';
import { gatherPersonalData } from './personal-data.ts';

export interface AccountOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shared?: SharedCounts | undefined;
  /** Tells the identity provider, where it is ours: the account lets nobody in any more [AUT-06]. */
  readonly flagDeleted?: ((customerHash: string) => Promise<void>) | undefined;
}

/** Taking one's data along, and leaving. */
export function accountRoutes(mount: Mount, { db, clock, shared, flagDeleted }: AccountOptions) {
  const files = createLimiter({
    name: 'store personal data by customer',
    limit: 5,
    windowMs: 60 * 60_000,
    shared,
    elapsed: () => clock.elapsed(),
  });

  mount('personalData', async ({ caller }) => {
    const wait = await files.take(String(caller.customerId));
    if (wait !== undefined)
      throw new Refusal(
        429,
        'P4029',
        'You have had this file several times just now. Please try again in an hour.',
        wait,
      );
    return gatherPersonalData(db, clock, caller.customerId);
  });
  mount('deleteAccount', async ({ caller }) => {
    await askForDeletion(db, clock, caller.customerId);
    await flagDeleted?.(caller.customerHash);
    return { status: 'SUCCESS' };
  });
}
