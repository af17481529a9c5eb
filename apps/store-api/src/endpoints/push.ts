import { createLimiter, type Clock, type SharedCounts } from '@luxe/host';
import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { domainError } from '../errors/domainError.ts';
import type { Mount } from '../http/mount.ts';
import type { PushConfig } from '../modules/push/config.ts';
import type { Device } from '../modules/push/pushSender.ts';
import { pushServiceOf } from '../modules/push/pushService.ts';
import { deleteSubscription, isSubscribed, saveSubscription } from '../modules/push/repository.ts';
import type { Encryption } from '../secrets/encryption.ts';

export interface PushRouteParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly shared?: SharedCounts | undefined;
  /** Undefined for a shop that sends no messages to devices. */
  readonly config: PushConfig | undefined;
  readonly encryption: Encryption;
}

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** The devices that get messages about a customer's orders. */
export function pushRoutes(mount: Mount, { db, clock, shared, config, encryption }: PushRouteParts) {
  const changes = createLimiter({
    name: 'store devices by customer',
    limit: 30,
    windowMs: 60 * 60_000,
    shared,
    elapsed: () => clock.elapsed(),
  });

  mount('pushSettings', async ({ caller, query: { device } }) => ({
    publicKey: config?.publicKey ?? null,
    isOn: config !== undefined && device !== undefined && (await isSubscribed(db, caller.customerId, device)),
  }));

  mount('savePushSubscription', async ({ caller, body, retryableError }) => {
    const service = pushServiceOf(body.endpoint, config?.testOrigin);
    if (service === undefined) throw domainError('pushServiceUnknown');
    if (!config) throw domainError('pushNotOffered');
    const wait = await changes.take(String(caller.customerId));
    if (wait !== undefined) throw retryableError('tooManyPushChanges', wait);
    const device: Device = { endpoint: body.endpoint, p256dh: body.p256dh, auth: body.auth };
    await saveSubscription(db, {
      ...{ customerId: caller.customerId, family: caller.family, service },
      endpointHash: hashOf(body.endpoint),
      secret: encryption.encrypt(JSON.stringify(device)),
      createdAt: clock.now(),
    });
    return { status: 'SUCCESS' };
  });

  mount('deletePushSubscription', async ({ caller, body, retryableError }) => {
    const wait = await changes.take(String(caller.customerId));
    if (wait !== undefined) throw retryableError('tooManyPushChanges', wait);
    await deleteSubscription(db, caller.customerId, hashOf(body.endpoint));
    return { status: 'SUCCESS' };
  });
}
