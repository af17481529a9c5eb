import type { PushKind } from '@luxe/contract/push-values';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, job, pushSubscription } from '../../db/schema/index.ts';

/** Kind of the jobs that write messages to devices. */
export const pushJob = 'push';

/**
 * Queues a message in the transaction of the change that it reports. Queues nothing for a customer without a
 * device that wants messages.
 */
export async function queuePush(
  tx: Database,
  { push, orderId }: { readonly push: PushKind; readonly orderId: string },
  at: Date,
): Promise<void> {
  const [device] = await tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .innerJoin(customerOrder, eq(customerOrder.customerId, pushSubscription.customerId))
    .where(eq(customerOrder.id, orderId))
    .limit(1);
  if (device) await tx.insert(job).values({ kind: pushJob, payload: { push, orderId }, runAt: at });
}
