import { domainError } from '../../errors/domainError.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { lockPurchase } from './lockPurchase.ts';
import { changeAttempt, findAttempt, lockAttempt, type StoredAttempt } from './repository.ts';
import type { SettleParts } from './settlePayment.ts';

type Opened = Awaited<ReturnType<PaymentProvider['open']>>;
type Payer = Pick<Parameters<PaymentProvider['open']>[0], 'customer' | 'returnUrl'>;

/** Seconds until the reconciler first checks a payment. */
export const firstCheckSeconds = 60;

/**
 * Opens an attempt at the provider, whose row is committed. A repeated call opens the same payment. A
 * provider that cannot be reached has charged nothing: the purchase fails at once [CHK-20].
 */
export async function openAttempt(
  parts: SettleParts,
  reference: string,
  payer: (attempt: StoredAttempt) => Promise<Payer>,
): Promise<Opened> {
  const { db, provider } = parts;
  const attempt = await findAttempt(db, reference);
  if (!attempt) throw new Error(`the attempt ${reference} is gone`);
  // The shop has changed its provider meanwhile. Only the earlier one can charge this attempt or end it.
  if (attempt.provider !== provider.name) throw domainError('paymentProviderFailed');
  if (attempt.status === 'open') return { providerReference: attempt.providerReference };
  if (attempt.status !== 'made') throw domainError('paymentEnded');
  const { amountPaise, createdAt } = attempt;
  const { customer, returnUrl } = await payer(attempt);
  let opened: Opened;
  try {
    opened = await provider.open({ reference, amountPaise, createdAt, customer, returnUrl });
  } catch {
    await giveUp(parts, attempt);
    // The error must not be a 5xx: clients repeat a 5xx with the same idempotency key, but the payment of
    // that key has ended.
    throw domainError('paymentProviderFailed');
  }
  if (!(await saveOpened(parts, attempt, opened))) {
    await provider.cancel(reference, opened.providerReference).catch(() => false);
    throw domainError('paymentEnded');
  }
  return opened;
}

/**
 * Marks the attempt as open. Returns false when another request with the same key has already failed the
 * attempt. Stores the provider's reference in both cases, so that a later charge is recognised and refunded.
 */
async function saveOpened(
  { db, clock, livePolicy }: SettleParts,
  attempt: StoredAttempt,
  opened: Opened,
): Promise<boolean> {
  const policy = await livePolicy.read();
  return db.transaction(async (tx) => {
    const now = clock.now();
    await lockPurchase(tx, attempt, { policy, now });
    const current = await lockAttempt(tx, attempt.id);
    if (current?.status === 'open') return true;
    const isMade = current?.status === 'made';
    await changeAttempt(tx, attempt.id, isMade ? { status: 'open', ...opened } : { ...opened, checkAt: now });
    return isMade;
  });
}

/**
 * Fails an attempt that the browser cannot pay. A check one day later refunds a charge that the provider made
 * nevertheless.
 */
async function giveUp({ db, clock, livePolicy }: SettleParts, attempt: StoredAttempt): Promise<void> {
  const policy = await livePolicy.read();
  const now = clock.now();
  const reason = { errorCode: 'PAYMENT_GATEWAY', errorMessage: 'Payment Gateway Error, please try' };
  return db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, attempt, { policy, now });
    const current = await lockAttempt(tx, attempt.id);
    if (!purchase || current?.status !== 'made') return;
    const checkAt = new Date(now.getTime() + 24 * 60 * 60_000);
    await changeAttempt(tx, attempt.id, { ...reason, status: 'failed', settledAt: now, checkAt });
    if (purchase.status === 'open') await purchase.fail(reason);
  });
}
