import type { Database } from '../../db/database.ts';
import { job } from '../../db/schema/index.ts';

/** Kind of the jobs that write messages about data requests. */
export const dataRequestMailJob = 'dataRequestMail';

/** `confirm`: asks a guest. `registered`: the request has a number. `answered`: the desk has ended it. */
export type DataRequestLetter = 'confirm' | 'registered' | 'answered';

/** Queues a message about a data request in the transaction of the change. */
export async function queueDataRequestMail(
  tx: Database,
  requestId: number,
  letter: DataRequestLetter,
  at: Date,
): Promise<void> {
  const payload = { requestId: String(requestId), letter };
  await tx.insert(job).values({ kind: dataRequestMailJob, payload, runAt: at });
}
