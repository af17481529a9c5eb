import { createLimiter, type Clock, type SharedCounts } from '@luxe/host';
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
import { readStatementFile } from '../modules/wallet/statementFile.ts';
import { simulatePoints } from '../modules/wallet/simulatePoints.ts';

interface WalletParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly shared?: SharedCounts | undefined;
}

/** Mounts the calls about the credits of a customer [ACC-08, ACC-09, ACC-10]. */
export function walletRoutes(mount: Mount, { db, clock, livePolicy, shared }: WalletParts) {
  const downloads = createLimiter({
    name: 'store statements by customer',
    limit: 20,
    windowMs: 60 * 60_000,
    shared,
    elapsed: () => clock.elapsed(),
  });

  mount('cliqCash', ({ caller }) => readCliqCash(db, caller.customerId, clock.now()));

  mount('loyaltyPoints', async ({ caller }) =>
    readPoints(db, caller.customerId, await livePolicy.read(), clock.now()),
  );

  mount('brandCashProgrammes', ({ caller }) => readProgrammes(db, caller.customerId, clock.now()));

  mount('creditStatement', ({ caller, query }) =>
    readStatementPage(db, caller.customerId, query, clock.now()),
  );

  mount('creditStatementFile', async ({ caller, query, retryableError }) => {
    const wait = await downloads.take(String(caller.customerId));
    if (wait !== undefined) throw retryableError('tooManyDownloads', wait);
    return readStatementFile(db, caller.customerId, query, clock.now());
  });

  mount('loyaltySimulation', async ({ caller, body }) =>
    simulatePoints(
      db,
      caller.kind === 'customer' ? caller.customerId : undefined,
      body,
      await livePolicy.read(),
    ),
  );

  mount('creditEntry', async ({ caller, params, domainError }) => {
    const id = /^\d{1,15}$/.test(params.entryId) ? Number(params.entryId) : 0;
    const entry = await readEntry(db, caller.customerId, id);
    if (!entry) throw domainError('entryNotFound');
    return entry;
  });
}
