import type { Database } from '../../db/database.ts';
import { post } from '../ledger/ledger.ts';
import { queueMail } from '../mail/queueMail.ts';
import { queuePush } from '../push/queuePush.ts';
import { changePart, type StoredPart } from './repository.ts';

/** Completes a part of a refund whose money has left the shop, and queues the message about it. */
export async function completePart(
  tx: Database,
  orderId: string,
  { id, amountPaise }: Pick<StoredPart, 'id' | 'amountPaise'>,
  values: { readonly bankReference?: string; readonly bank?: null },
  now: Date,
): Promise<void> {
  await changePart(tx, id, { ...values, status: 'done', doneAt: now, checkAt: null });
  await queueMail(tx, { mail: 'refundPartDone', orderId, ids: [id] }, now);
  await queuePush(tx, { push: 'refundDone', orderId }, now);
  await post(
    tx,
    orderId,
    [
      { account: 'refunds-due', amountPaise },
      { account: 'payments', amountPaise: -amountPaise },
    ],
    now,
  );
}
