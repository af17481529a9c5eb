import type { Database } from '../../db/database.ts';
import { job } from '../../db/schema/index.ts';
import type { LostCharge } from '../purchase/purchase.ts';

/** Kind of the jobs that write messages about gift cards. */
export const giftCardMailJob = 'giftCardMail';

/**
 * Messages about a gift card. `card`: to the recipient, with its code. The others go to the buyer. `receipt`:
 * it is paid. `released`: its review has ended. `undelivered`: its letter could not be delivered.
 * `refundStarted`: it is cancelled, and its money goes back. `lateCharge`: a charge goes back that came
 * too late or twice. `refundRejected`: the bank rejects to give a charge back. `refundToBank` and
 * `refundToCliqCash`: such a charge goes another way. `refundDone`: a charge is back.
 */
export type GiftCardMailName =
  | 'card'
  | 'receipt'
  | 'released'
  | 'undelivered'
  | 'refundStarted'
  | 'lateCharge'
  | 'refundRejected'
  | 'refundToBank'
  | 'refundToCliqCash'
  | 'refundDone';

/**
 * Queues a message about a purchase in the transaction of the change that it reports. `charge`: the payment
 * that goes back or is back.
 */
export async function queueGiftCardMail(
  tx: Database,
  mail: GiftCardMailName,
  purchaseId: number,
  at: Date,
  charge?: LostCharge,
): Promise<void> {
  await tx.insert(job).values({
    kind: giftCardMailJob,
    payload: {
      ...{ mail, purchaseId: String(purchaseId) },
      ...(charge && { reference: charge.reference, amountPaise: String(charge.amountPaise) }),
    },
    runAt: at,
  });
}
