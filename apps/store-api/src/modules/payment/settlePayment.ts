import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import { post } from '../ledger/ledger.ts';
import type { ChargeProblem, Purchase } from '../purchase/purchase.ts';
import { failureMessages } from './copy.ts';
import { decide, type Decision } from './decide.ts';
import { lockPurchase } from './lockPurchase.ts';
import { ProviderError, type PaymentProvider, type PaymentState } from '../payment-provider/provider.ts';
import { changeAttempt, findAttempt, lockAttempt, type StoredAttempt } from './repository.ts';

export interface SettleParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider;
}

/**
 * Settles a payment attempt and its purchase by the state of the payment at the provider [CHK-12]. Called for
 * returns, webhooks, polling pages and by the reconciler. Concurrent calls do each step once. When the
 * payment is still open, schedules a later check.
 */
export async function settlePayment(parts: SettleParts, reference: string): Promise<void> {
  const { db, clock, livePolicy, provider } = parts;
  const attempt = await findAttempt(db, reference);
  if (!attempt || attempt.provider !== provider.name) return;
  if (attempt.status === 'charged' || attempt.status === 'refunded' || attempt.status === 'due') return;
  const state = attempt.status === 'refunding' ? undefined : await fetchState(provider, attempt);

  const policy = await livePolicy.read();
  const decision = await db.transaction(async (tx) => {
    const now = clock.now();
    const purchase = await lockPurchase(tx, attempt, { policy, now });
    const current = await lockAttempt(tx, attempt.id);
    if (!purchase || !current) return 'nothing';
    return apply(tx, purchase, current, state, now);
  });
  if (decision === 'refund') await sendRefund(parts, reference);
  // A failed cancellation is ignored, because a later charge is refunded in any case.
  if (decision === 'giveUp') await provider.cancel(reference, attempt.providerReference).catch(() => false);
}

/** Requests after which a refund that always fails needs another destination. */
const maxRefunds = 5;

/** State of the payment at the provider; undefined when the provider does not answer. */
async function fetchState(
  provider: PaymentProvider,
  { reference, providerReference }: StoredAttempt,
): Promise<PaymentState | undefined> {
  try {
    return await provider.status(reference, providerReference);
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}

async function apply(
  tx: Database,
  purchase: Purchase,
  attempt: StoredAttempt,
  state: PaymentState | undefined,
  now: Date,
): Promise<Decision> {
  const decision = decide({
    attempt: attempt.status,
    order: purchase.status,
    age: (now.getTime() - attempt.createdAt.getTime()) / 60_000,
    amountPaise: attempt.amountPaise,
    state,
  });
  const reported = {
    gatewayStatus: state?.status ?? attempt.gatewayStatus,
    instrument: state?.instrument ?? null,
  };
  switch (decision) {
    case 'place': {
      const problem = await purchase.obstacleTo(state);
      if (problem) return refund(tx, purchase, attempt, state, now, problem);
      const charged = { ...reported, status: 'charged', settledAt: now, checkAt: null } as const;
      const isComplete = await purchase.complete(() => changeAttempt(tx, attempt.id, charged));
      return isComplete ? decision : refund(tx, purchase, attempt, state, now);
    }
    case 'refund':
      return attempt.status === 'refunding' ? decision : refund(tx, purchase, attempt, state, now);
    case 'fail':
    case 'giveUp': {
      const errorCode = decision === 'giveUp' ? 'AUTHENTICATION_FAILED' : (state?.status ?? 'NOT_FOUND');
      const isCancelled = errorCode === 'AUTHENTICATION_FAILED' && isByShopper(attempt, state);
      const errorMessage = failureMessages[isCancelled ? 'CANCELLED' : errorCode] ?? '';
      await changeAttempt(tx, attempt.id, {
        ...reported,
        status: 'failed',
        errorCode: state?.errorCode ?? errorCode,
        errorMessage: state?.errorMessage ?? errorMessage,
        settledAt: now,
        checkAt: lateCheck(now, now),
      });
      if (purchase.status === 'open') await purchase.fail({ errorCode, errorMessage }, isCancelled);
      return decision;
    }
    case 'lookAgain':
      await changeAttempt(tx, attempt.id, {
        gatewayStatus: reported.gatewayStatus,
        checkAt: attempt.status === 'failed' && state ? dayAfter(now) : nextCheck(attempt.createdAt, now),
      });
      return decision;
    case 'nothing':
      if (attempt.status === 'failed')
        await changeAttempt(tx, attempt.id, { checkAt: lateCheck(attempt.settledAt ?? now, now) });
      return decision;
  }
}

/** NPCI's response code for a UPI payment that the payer declined in their app. */
const declinedByPayer = 'ZA';

/** Whether the shopper cancelled the payment, in the shop or in their UPI app. */
const isByShopper = ({ cancelRequestedAt }: StoredAttempt, state: PaymentState | undefined): boolean =>
  cancelRequestedAt !== null || state?.errorCode === declinedByPayer;

/** Records a charge without a valid purchase in the account `refunds-due`, before the refund is requested. */
async function refund(
  tx: Database,
  purchase: Purchase,
  attempt: StoredAttempt,
  state: PaymentState | undefined,
  now: Date,
  reason: 'REFUNDED' | ChargeProblem = 'REFUNDED',
): Promise<Decision> {
  const { chargedPaise = 0, refundedPaise = 0 } = state ?? {};
  const owed = chargedPaise - refundedPaise;
  const failureCode = owed > 0 ? reason : 'GIVEN_BACK';
  await changeAttempt(tx, attempt.id, {
    ...(owed > 0
      ? { status: 'refunding', amountPaise: owed, checkAt: now }
      : { status: 'refunded', amountPaise: chargedPaise, settledAt: now, checkAt: null }),
    gatewayStatus: 'CHARGED',
    instrument: state?.instrument ?? null,
  });
  await post(
    tx,
    purchase.orderId,
    [
      { account: 'payments', amountPaise: owed },
      { account: 'refunds-due', amountPaise: -owed },
    ],
    now,
  );
  if (purchase.status === 'open')
    await purchase.fail({ errorCode: failureCode, errorMessage: failureMessages[failureCode] ?? '' });
  if (owed > 0) await purchase.chargeGoesBack({ reference: attempt.reference, amountPaise: owed });
  return owed > 0 ? 'refund' : 'nothing';
}

/**
 * Requests the refund of an attempt from the provider. A repeated request has the same refund id, but a
 * request after a failed refund has a new id. Amounts that were refunded at the provider by hand are deducted
 * from the request.
 */
async function sendRefund(
  { db, clock, livePolicy, provider }: SettleParts,
  reference: string,
): Promise<void> {
  const attempt = await findAttempt(db, reference);
  if (attempt?.status !== 'refunding') return;
  const { refundNumber, amountPaise } = attempt;
  const refundId = `${reference}-refund${refundNumber > 1 ? `-${refundNumber}` : ''}`;
  const before = await fetchState(provider, attempt);
  const owed = before ? owedOf(attempt, before) : amountPaise;
  const refundState =
    attempt.refundStoppedAt === null
      ? await provider
          .refund(reference, refundId, owed || amountPaise, attempt.providerReference)
          .catch(() => undefined)
      : undefined;
  // When the refund failed or got no response, the amount may have been refunded at the provider by hand.
  const after =
    refundState === undefined || refundState === 'failed' ? await fetchState(provider, attempt) : undefined;
  const refunded = after && owedOf(attempt, after) === 0 ? 'done' : refundState;
  const now = clock.now();
  const policy = await livePolicy.read();
  await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, attempt, { policy, now });
    const current = await lockAttempt(tx, attempt.id);
    if (!purchase || current?.status !== 'refunding' || current.refundNumber !== refundNumber) return;
    if (refunded !== 'done') {
      const isStopped = refunded === 'failed' && refundNumber >= maxRefunds;
      await changeAttempt(tx, attempt.id, {
        ...(refunded === 'failed' ? { refundNumber: refundNumber + 1 } : {}),
        ...(isStopped && { refundStoppedAt: now }),
        checkAt:
          isStopped || current.refundStoppedAt !== null ? dayAfter(now) : nextCheck(attempt.createdAt, now),
      });
      // A refund that is requested again by the desk and rejected again was reported before.
      if (isStopped && refundNumber === maxRefunds)
        await purchase.chargeIsRejected({ reference, amountPaise: attempt.amountPaise });
      return;
    }
    await changeAttempt(tx, attempt.id, { status: 'refunded', settledAt: now, checkAt: null });
    await purchase.chargeIsBack({ reference, amountPaise: attempt.amountPaise });
    await post(
      tx,
      purchase.orderId,
      [
        { account: 'refunds-due', amountPaise: attempt.amountPaise },
        { account: 'payments', amountPaise: -attempt.amountPaise },
      ],
      now,
    );
  });
}

/**
 * Paise of a refund that are still owed by what the provider reports now. Undefined when the provider
 * does not answer or is not the one that was paid, and while a refund of its dashboard is pending: that may
 * be paid or fail, so the charge must not go elsewhere meanwhile.
 */
export async function readOwed(
  provider: PaymentProvider,
  attempt: StoredAttempt,
): Promise<number | undefined> {
  const state = attempt.provider === provider.name ? await fetchState(provider, attempt) : undefined;
  return state && !hasPendingRefund(state) ? owedOf(attempt, state) : undefined;
}

/** Whether the provider lists refunds of more than it has paid back. Its list has no failed ones. */
const hasPendingRefund = ({ refunds = [], refundedPaise }: PaymentState): boolean =>
  refunds.reduce((sum, { paise }) => sum + paise, 0) > refundedPaise;

/**
 * The part of an attempt's amount that is still to be refunded. When the provider does not report the payment
 * as charged, no refund is known, so the full amount is still due.
 */
const owedOf = (
  { amountPaise }: StoredAttempt,
  { status, chargedPaise, refundedPaise }: PaymentState,
): number =>
  status === 'CHARGED' ? Math.min(amountPaise, Math.max(0, chargedPaise - refundedPaise)) : amountPaise;

const second = 1000;
const minute = 60 * second;

/** Time of the next check: after a quarter of the payment's age, at least 10 seconds and at most an hour. */
function nextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(60 * minute, Math.max(10 * second, age / 4)));
}

const dayAfter = (moment: Date): Date => new Date(moment.getTime() + 24 * 60 * minute);

/**
 * A failed payment is checked once more a day later, because the provider may have charged it nevertheless.
 * Returns null when the time of that check has passed.
 */
function lateCheck(failedAt: Date, now: Date): Date | null {
  const at = dayAfter(failedAt);
  return at > now ? at : null;
}
