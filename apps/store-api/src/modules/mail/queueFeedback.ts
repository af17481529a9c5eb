import type { Database } from '../../db/database.ts';
import { job } from '../../db/schema/index.ts';

/** Kind of the jobs that ask for feedback. */
export const feedbackJob = 'feedback';

export interface QueuedFeedback {
  readonly kind: 'order' | 'return';
  /** Id of the order, or code of the return. */
  readonly subject: string;
  readonly orderId: string;
}

/**
 * Queues a request for feedback in the transaction in which a parcel is delivered or a return ends.
 * `feedback/askFeedback.ts` decides when it is sent, and whether it still fits.
 */
export async function queueFeedback(tx: Database, feedback: QueuedFeedback, at: Date): Promise<void> {
  await tx.insert(job).values({ kind: feedbackJob, payload: { ...feedback }, runAt: at });
}
