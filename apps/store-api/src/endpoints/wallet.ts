import type { Clock } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import {
  readCliqCash,
  readEntry,
  readPoints,
  readProgrammes,
  readStatementPage,
} from '../modules/wallet/readWallet.ts';

interface WalletParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
}

/** Mounts the calls about the credits of a customer [ACC-08, ACC-09, ACC-10]. */
export function walletRoutes(mount: Mount, { db, clock, livePolicy }: WalletParts) {
  mount('cliqCash', ({ caller }) => readCliqCash(db, caller.customerId, clock.now()));

  mount('loyaltyPoints', async ({ caller }) =>
    readPoints(db, caller.customerId, await livePolicy.read(), clock.now()),
  );

  mount('brandCashProgrammes', ({ caller }) => readProgrammes(db, caller.customerId, clock.now()));

  mount('creditStatement', ({ caller, query }) =>
    readStatementPage(db, caller.customerId, query, clock.now()),
  );

  mount('creditEntry', async ({ caller, params, domainError }) => {
    const id = /^\d{1,15}$/.test(params.entryId) ? Number(params.entryId) : 0;
    const entry = await readEntry(db, caller.customerId, id);
    if (!entry) throw domainError('entryNotFound');
    return entry;
  });
}
