import { pushKinds } from '@luxe/contract/push-values';
import type { JobHandler } from '../jobs/worker.ts';
import { addMessages, devicesForOrder } from './repository.ts';

/** Writes the message of a job for each device of the customer. */
export const writePush =
  (): JobHandler =>
  async (tx, { id, payload: { push = '', orderId = '' } }, now) => {
    const kind = pushKinds.find((one) => one === push);
    const devices = kind ? await devicesForOrder(tx, orderId) : [];
    if (!kind || devices.length === 0) return;
    await addMessages(
      tx,
      devices.map((subscriptionId) => ({
        ...{ jobId: id, subscriptionId, orderId, kind },
        ...{ status: 'waiting' as const, createdAt: now, checkAt: now },
      })),
    );
  };
