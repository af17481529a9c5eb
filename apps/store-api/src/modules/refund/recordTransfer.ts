import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { lockOrder } from '../order/repository.ts';
import { completePart } from './completePart.ts';
import { lockPart, refundsOf } from './repository.ts';

/**
 * Records a transfer to the bank account of a shopper, which the desk has made. Resolves to false for a
 * repeated record, which changes nothing. Throws 404 for a part of a refund that is no transfer of this
 * order.
 */
export async function recordTransfer(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  orderId: string,
  partId: number,
  bankReference: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const refunds = (await refundsOf(tx, [orderId])).get(orderId) ?? [];
    const isOfOrder = refunds.some(({ parts }) => parts.some(({ id }) => id === partId));
    const part = isOfOrder ? await lockPart(tx, partId) : undefined;
    if (part?.destination !== 'bank') throw domainError('refundPartUnknown');
    if (part.status === 'done' && part.bankReference === bankReference) return false;
    if (part.status === 'done') throw domainError('alreadyTransferred', part.bankReference ?? '');
    await completePart(tx, orderId, part, { bankReference, bank: null }, clock.now());
    return true;
  });
}
