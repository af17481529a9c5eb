import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { giftCardRedirect } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { queueGiftCardMail } from '../gift-card/queueGiftCardMail.ts';
import { lockPurchaseRow } from '../gift-card/repository.ts';
import { post } from '../ledger/ledger.ts';
import { encryptBank } from './bankAccount.ts';
import type { Redirection } from './redirectRefund.ts';
import { changeAttempt, lockAttempt, type StoredAttempt } from '../payment/repository.ts';

/** Locks the payment of a gift card whose refund the provider rejects; throws for any other. */
async function lockStopped(tx: Database, purchaseId: number, attemptId: number) {
  const purchase = await lockPurchaseRow(tx, purchaseId);
  const attempt = await lockAttempt(tx, attemptId);
  if (!purchase || attempt?.giftCardPurchaseId !== purchaseId) throw domainError('refundPartUnknown');
  if (attempt.status !== 'refunding' || attempt.refundStoppedAt === null)
    throw domainError('refundNotRejected');
  return { purchase, attempt };
}

/** Requests a rejected refund of a gift card once more. Throws for one that is not rejected. */
export async function retryGiftCardRefund(
  tx: Database,
  purchaseId: number,
  attemptId: number,
  now: Date,
): Promise<void> {
  await lockStopped(tx, purchaseId, attemptId);
  await changeAttempt(tx, attemptId, { refundStoppedAt: null, checkAt: now });
}

export interface GiftCardRedirection {
  readonly purchaseId: number;
  readonly attemptId: number;
  readonly redirection: Redirection;
  /** Result of `readOwed`: undefined when the provider does not answer. */
  readonly owedPaise: number | undefined;
  readonly encryption: Encryption;
}

/**
 * Sends a refund of a gift card elsewhere that its provider rejects. What the provider's dashboard has paid
 * of it is done. Throws when the provider does not answer, and for a refund that is not rejected or is paid.
 */
export async function redirectGiftCardRefund(
  tx: Database,
  { purchaseId, attemptId, redirection, owedPaise, encryption }: GiftCardRedirection,
  now: Date,
): Promise<void> {
  const { purchase, attempt } = await lockStopped(tx, purchaseId, attemptId);
  if (owedPaise === undefined) throw domainError('refundUnclear');
  const amountPaise = Math.min(owedPaise, attempt.amountPaise);
  if (amountPaise === 0) throw domainError('refundNotRejected');
  const { customerId } = purchase;
  const isBank = redirection.to === 'bank';
  // A guest has no cliq cash.
  if (!isBank && customerId === null) throw domainError('bankMissing');
  await tx.insert(giftCardRedirect).values({
    ...{ attemptId, amountPaise, destination: redirection.to, createdAt: now },
    ...(redirection.to === 'bank' ? encryptBank(redirection.bank, encryption) : { doneAt: now }),
  });
  // The provider must never be asked for this refund again.
  await changeAttempt(tx, attemptId, { status: 'refunded', settledAt: now, checkAt: null });
  const paid = attempt.amountPaise - amountPaise;
  if (paid > 0) await postPaid(tx, paid, now);
  if (!isBank)
    await post(
      tx,
      null,
      [
        { account: 'refunds-due', amountPaise },
        { account: 'cliq-cash', amountPaise: -amountPaise, ...(customerId !== null && { customerId }) },
      ],
      now,
    );
  await queueGiftCardMail(tx, isBank ? 'refundToBank' : 'refundToCliqCash', purchaseId, now, {
    reference: attempt.reference,
    amountPaise,
  });
}

/** Records the transfer of a redirected refund. Resolves to false for a repeated record. */
export async function recordGiftCardTransfer(
  tx: Database,
  { id, giftCardPurchaseId, reference }: StoredAttempt,
  bankReference: string,
  now: Date,
): Promise<boolean> {
  if (giftCardPurchaseId !== null) await lockPurchaseRow(tx, giftCardPurchaseId);
  const [found] = await tx
    .select()
    .from(giftCardRedirect)
    .where(eq(giftCardRedirect.attemptId, id))
    .for('update');
  if (found?.destination !== 'bank' || giftCardPurchaseId === null) throw domainError('refundPartUnknown');
  if (found.doneAt !== null) {
    if (found.bankReference === bankReference) return false;
    throw domainError('alreadyTransferred', found.bankReference ?? '');
  }
  await tx
    .update(giftCardRedirect)
    .set({ bank: null, bankReference, doneAt: now })
    .where(eq(giftCardRedirect.attemptId, id));
  const { amountPaise } = found;
  await postPaid(tx, amountPaise, now);
  await queueGiftCardMail(tx, 'refundDone', giftCardPurchaseId, now, { reference, amountPaise });
  return true;
}

/** Money that has left the shop for a refund. */
const postPaid = (tx: Database, amountPaise: number, now: Date) =>
  post(
    tx,
    null,
    [
      { account: 'refunds-due', amountPaise },
      { account: 'payments', amountPaise: -amountPaise },
    ],
    now,
  );
