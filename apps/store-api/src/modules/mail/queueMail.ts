import type { Database } from '../../db/database.ts';
import { job } from '../../db/schema/index.ts';

/** Kind of the jobs that write messages. */
export const mailJob = 'mail';

/** Messages about an order. `order-mail/letters.ts` has their content. */
export type MailName =
  | 'orderPlaced'
  | 'paymentFailed'
  /** A charge of an order that is not placed goes back, and is back. */
  | 'chargeGoesBack'
  | 'chargeIsBack'
  /** The bank rejects to take such a charge back, and it goes elsewhere. */
  | 'chargeRejected'
  | 'chargeRedirected'
  | 'deliveryChanged'
  | 'shipped'
  | 'delivered'
  | 'deliveryFailed'
  | 'returningToOrigin'
  | 'returnedToOrigin'
  | 'lost'
  | 'cancelled'
  | 'refundStarted'
  | 'refundDone'
  | 'refundPartDone'
  | 'refundPartFailed'
  | 'refundRedirected'
  | 'returnAccepted'
  | 'returnRejected'
  /** The old item of a replacement is accepted: the new one is sent, or money goes back instead. */
  | 'replacementSent'
  | 'replacementGone';

export interface QueuedMail {
  readonly mail: MailName;
  readonly orderId: string;
  /** Units, the refund, the part of a refund or the return that the message is about. */
  readonly ids?: readonly number[];
}

/**
 * Queues a message in the transaction of the change that it reports, so that it is written once if the change
 * is committed, and never otherwise. `at`: when it is written at the earliest.
 */
export async function queueMail(
  tx: Database,
  { mail, orderId, ids = [] }: QueuedMail,
  at: Date,
): Promise<void> {
  await tx.insert(job).values({ kind: mailJob, payload: { mail, orderId, ids: ids.join() }, runAt: at });
}
