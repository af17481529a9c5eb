import type { Database } from '../../db/database.ts';
import { job } from '../../db/schema/index.ts';

/** Kind of the jobs that write messages about tickets. */
export const ticketMailJob = 'ticketMail';

/**
 * Queues the message that confirms a ticket, or with `messageId` the one with an answer, in the transaction
 * of the change.
 */
export async function queueTicketMail(
  tx: Database,
  ticketId: number,
  at: Date,
  messageId?: number,
): Promise<void> {
  const payload = { ticketId: String(ticketId), ...(messageId && { messageId: String(messageId) }) };
  await tx.insert(job).values({ kind: ticketMailJob, payload, runAt: at });
}
