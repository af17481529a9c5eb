import { artFolder } from '@luxe/catalogue';
import { systemClock } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import { createLog } from '@luxe/host/log';
import { buildApp, type AppDeps } from '../app.ts';
import { openSeeded, type Seeded } from './seeded.ts';

export interface Listings {
  readonly app: FastifyInstance;
  readonly seeded: Seeded;
  close(): Promise<void>;
}

/** Opens a store with a small demo catalogue, without a network. */
export async function openListings(more: Pick<AppDeps, 'provider'> = {}): Promise<Listings> {
  const seeded = await openSeeded();
  const secret = 'for-tests-only';
  const app = buildApp({
    config: {
      secrets: {
        clientId: secret,
        clientSecret: secret,
        identityClientId: secret,
        identityClientSecret: secret,
        storefrontSecret: secret,
        hmacKey: secret,
      },
      loginLimit: 1,
      mediaDirs: [artFolder],
    },
    db: seeded.db,
    clock: systemClock,
    log: createLog('silent'),
    courier: { reaches: () => false, deliver() {}, deliverLink() {} },
    catalogue: seeded,
    ...more,
  });
  return {
    app,
    seeded,
    async close() {
      await app.close();
      await seeded.close();
    },
  };
}
