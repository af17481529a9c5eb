import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chargeRedirect } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { post } from '../ledger/ledger.ts';
import { lockPurchase } from '../payment/lockPurchase.ts';
import { changeAttempt, lockAttempt, type StoredAttempt } from '../payment/repository.ts';
import { findRedirect, lockRedirect } from '../purchase/chargeRedirects.ts';
import { isRejected } from '../purchase/isRejected.ts';
import type { Purchase, PurchaseContext } from '../purchase/purchase.ts';
import { encryptBank } from './bankAccount.ts';
import { hasAccount } from './hasAccount.ts';
import type { Redirection } from './redirectRefund.ts';

/** Locks what a charge pays for, and the charge; throws when one is gone. */
async function lockCharge(tx: Database, charge: StoredAttempt, context: PurchaseContext) {
  const purchase = await lockPurchase(tx, charge, context);
  const attempt = await lockAttempt(tx, charge.id);
  if (!purchase || !attempt) throw domainError('refundPartUnknown');
  return { purchase, attempt };
}

/** Requests a rejected refund of a charge once more. Throws for one that is not rejected. */
export async function retryCharge(
  tx: Database,
  charge: StoredAttempt,
  context: PurchaseContext,
): Promise<void> {
  const { attempt } = await lockCharge(tx, charge, context);
  if (!isRejected(attempt)) throw domainError('refundNotRejected');
  await changeAttempt(tx, attempt.id, { refundStoppedAt: null, checkAt: context.now });
}

export interface ChargeRedirection {
  /** The payment, as it was read before the transaction. */
  readonly charge: StoredAttempt;
  readonly redirection: Redirection;
  /** Result of `readOwed`: undefined when the provider does not answer. */
  readonly owedPaise: number | undefined;
  readonly encryption: Encryption;
  /** Hashes of the idempotency key of a buyer and of the request. The desk has keys of its own. */
  readonly requestKey?: string;
}

/**
 * Sends a charge elsewhere whose refund the provider rejects: of a gift card, or of an order that is not
 * placed. What the provider's dashboard has paid of it is done. A repeated request of a buyer changes
 * nothing. Throws when the provider does not answer, and for a refund that is not rejected or is paid.
 */
export async function redirectCharge(
  tx: Database,
  { charge, redirection, owedPaise, encryption, requestKey }: ChargeRedirection,
  context: PurchaseContext,
): Promise<void> {
  const { purchase, attempt } = await lockCharge(tx, charge, context);
  if (requestKey !== undefined && isRepeated((await findRedirect(tx, attempt.id))?.requestKey, requestKey))
    return;
  if (!isRejected(attempt)) throw domainError('refundNotRejected');
  if (owedPaise === undefined) throw domainError('refundUnclear');
  const { now } = context;
  const amountPaise = Math.min(owedPaise, attempt.amountPaise);
  if (amountPaise === 0) throw domainError('refundNotRejected');
  const isBank = redirection.to === 'bank';
  // A guest has no cliq cash.
  if (!isBank && !(await hasAccount(tx, purchase.customerId))) throw domainError('bankMissing');
  await tx.insert(chargeRedirect).values({
    ...{ attemptId: attempt.id, amountPaise, destination: redirection.to, requestKey, createdAt: now },
    ...(redirection.to === 'bank' ? encryptBank(redirection.bank, encryption) : { doneAt: now }),
  });
  // The provider must never be asked for this refund again.
  await changeAttempt(tx, attempt.id, {
    ...{ status: 'refunded', refundStoppedAt: null, checkAt: null },
    settledAt: isBank ? null : now,
  });
  const paid = attempt.amountPaise - amountPaise;
  if (paid > 0) await postPaid(tx, purchase, paid, now);
  if (!isBank) await postCliqCash(tx, purchase, amountPaise, now);
  await purchase.chargeIsRedirected({ reference: attempt.reference, amountPaise }, redirection.to);
}

/**
 * Whether a redirect has the key of a request: `{hash of the key}:{hash of the request}`. Throws 409 for the
 * same key with another request. Redirects of before have the first hash only.
 */
export function isRepeated(stored: string | null | undefined, requestKey: string): boolean {
  const [key, content] = requestKey.split(':');
  const [storedKey, storedContent] = (stored ?? '').split(':');
  if (storedKey === '' || storedKey !== key) return false;
  if (storedContent !== undefined && storedContent !== content) throw domainError('idempotencyKeyReused');
  return true;
}

/** Records the transfer of a redirected charge. Resolves to false for a repeated record. */
export async function recordChargeTransfer(
  tx: Database,
  charge: StoredAttempt,
  bankReference: string,
  context: PurchaseContext,
): Promise<boolean> {
  const { purchase, attempt } = await lockCharge(tx, charge, context);
  const found = await lockRedirect(tx, attempt.id);
  if (found?.destination !== 'bank') throw domainError('refundPartUnknown');
  if (found.doneAt !== null) {
    if (found.bankReference === bankReference) return false;
    throw domainError('alreadyTransferred', found.bankReference ?? '');
  }
  const { now } = context;
  const { amountPaise } = found;
  await tx
    .update(chargeRedirect)
    .set({ bank: null, bankReference, doneAt: now })
    .where(eq(chargeRedirect.attemptId, attempt.id));
  await changeAttempt(tx, attempt.id, { settledAt: now });
  await postPaid(tx, purchase, amountPaise, now);
  await purchase.chargeIsBack({ reference: attempt.reference, amountPaise });
  return true;
}

/** Money that has left the shop for a refund. */
const postPaid = (tx: Database, { orderId }: Purchase, amountPaise: number, now: Date) =>
  post(
    tx,
    orderId,
    [
      { account: 'refunds-due', amountPaise },
      { account: 'payments', amountPaise: -amountPaise },
    ],
    now,
  );

const postCliqCash = (tx: Database, { orderId, customerId }: Purchase, amountPaise: number, now: Date) =>
  post(
    tx,
    orderId,
    [
      { account: 'refunds-due', amountPaise },
      { account: 'cliq-cash', amountPaise: -amountPaise, ...(customerId !== null && { customerId }) },
    ],
    now,
  );
