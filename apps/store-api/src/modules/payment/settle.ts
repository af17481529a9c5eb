import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { binObstacle } from '../checkout/bank-offers.ts';
import { findDiscount } from '../discount/repository.ts';
import { post } from '../order/ledger.ts';
import { lockOrder, type StoredOrder } from '../order/repository.ts';
import { failOpenOrder, placeOpenOrder } from '../order/settle.ts';
import { decide, type Decision } from './decide.ts';
import { ProviderTrouble, type PaymentProvider, type PaymentState } from './provider.ts';
import { changeAttempt, findAttempt, lockAttempt, type StoredAttempt } from './repository.ts';

export interface SettleParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
}

/** What the shopper is told: docs/decisions/0022-buying.md. */
const words: Record<string, string> = {
  AUTHORIZATION_FAILED: 'Your bank did not allow the payment.',
  AUTHENTICATION_FAILED: 'The payment was not confirmed.',
  CANCELLED: 'You cancelled this payment.',
  NOT_FOUND: 'The payment did not reach your bank.',
  OFFER_CARD: 'The bank offer is not for the card that paid. Your money is on its way back.',
  OFFER_PLAN: 'The payment was not made by the plan you chose. Your money is on its way back.',
  REFUNDED: 'The payment came too late for this order. Your money is on its way back.',
  GIVEN_BACK: 'Your payment was given back before the order could be placed.',
};

/**
 * Brings an attempt and its order to where the provider says they are [CHK-12]. A return, a webhook, a page that asks and the reconciler all
 * come here; however often and at once, each step is taken once. Resolves when nothing more can be done now; what is open is looked at again.
 */
export async function settle({ db, clock, provider }: SettleParts, reference: string): Promise<void> {
  const attempt = await findAttempt(db, reference);
  if (!attempt || attempt.provider !== provider.name) return;
  if (attempt.status === 'charged' || attempt.status === 'refunded' || attempt.status === 'due') return;
  const state = attempt.status === 'refunding' ? undefined : await ask(provider, attempt);

  const decision = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId);
    const current = await lockAttempt(tx, attempt.id);
    if (!order || !current) return 'nothing';
    return apply(tx, order, current, state, clock.now());
  });
  if (decision === 'refund') await giveBack({ db, clock, provider }, reference);
  // Whether it can or not: what is charged after this goes back.
  if (decision === 'giveUp') await provider.cancel(reference, attempt.providerReference).catch(() => false);
}

/** What the provider says; undefined when it does not answer. */
async function ask(
  provider: PaymentProvider,
  { reference, providerReference }: StoredAttempt,
): Promise<PaymentState | undefined> {
  try {
    return await provider.status(reference, providerReference);
  } catch (error) {
    if (error instanceof ProviderTrouble) return undefined;
    throw error;
  }
}

async function apply(
  tx: Database,
  order: StoredOrder,
  attempt: StoredAttempt,
  state: PaymentState | undefined,
  now: Date,
): Promise<Decision> {
  const decision = decide({
    attempt: attempt.status,
    order: order.status,
    age: (now.getTime() - attempt.createdAt.getTime()) / 60_000,
    amountPaise: attempt.amountPaise,
    state,
  });
  const told = {
    gatewayStatus: state?.status ?? attempt.gatewayStatus,
    instrument: state?.instrument ?? null,
  };
  switch (decision) {
    case 'place':
      if (await isOfferOfAnother(tx, order, state))
        return refund(tx, order, attempt, state, now, 'OFFER_CARD');
      if (isPlanOfAnother(order, state)) return refund(tx, order, attempt, state, now, 'OFFER_PLAN');
      if (await placeOpenOrder(tx, order, now)) {
        await changeAttempt(tx, attempt.id, { ...told, status: 'charged', settledAt: now, checkAt: null });
        return decision;
      }
      return refund(tx, order, attempt, state, now);
    case 'refund':
      return attempt.status === 'refunding' ? decision : refund(tx, order, attempt, state, now);
    case 'fail':
    case 'giveUp': {
      const errorCode = decision === 'giveUp' ? 'AUTHENTICATION_FAILED' : (state?.status ?? 'NOT_FOUND');
      const isCancelled = errorCode === 'AUTHENTICATION_FAILED' && isByShopper(attempt, state);
      const errorMessage = words[isCancelled ? 'CANCELLED' : errorCode] ?? '';
      await changeAttempt(tx, attempt.id, {
        ...told,
        status: 'failed',
        errorCode: state?.errorCode ?? errorCode,
        errorMessage: state?.errorMessage ?? errorMessage,
        settledAt: now,
        checkAt: lateCheck(now, now),
      });
      if (order.status === 'open') await failOpenOrder(tx, order, { errorCode, errorMessage }, now);
      return decision;
    }
    case 'lookAgain':
      await changeAttempt(tx, attempt.id, {
        gatewayStatus: told.gatewayStatus,
        checkAt: attempt.status === 'failed' && state ? dayAfter(now) : nextCheck(attempt.createdAt, now),
      });
      return decision;
    case 'nothing':
      if (attempt.status === 'failed')
        await changeAttempt(tx, attempt.id, { checkAt: lateCheck(attempt.settledAt ?? now, now) });
      return decision;
  }
}

/** UPI: the payer declined the request in their app (NPCI's response code). */
const declinedByPayer = 'ZA';

/** The shopper ended the payment: here, or in their app. */
const isByShopper = ({ cancelAskedAt }: StoredAttempt, state: PaymentState | undefined): boolean =>
  cancelAskedAt !== null || state?.errorCode === declinedByPayer;

/** A bank's offer was taken off, and a card that it is not for has paid. What the page said of the card is no proof. */
async function isOfferOfAnother(
  tx: Database,
  { bankOfferCode }: StoredOrder,
  state: PaymentState | undefined,
): Promise<boolean> {
  const offer = bankOfferCode === null ? undefined : await findDiscount(tx, 'bank', bankOfferCode);
  // What is paid without a card has no first digits.
  return offer !== undefined && binObstacle(offer, state?.bin ?? '') !== '';
}

/** The shop bears the interest of one plan, and something else has paid. */
const isPlanOfAnother = ({ emi }: StoredOrder, state: PaymentState | undefined): boolean =>
  emi?.isNoCost === true && (state?.emi?.bank !== emi.bank || state.emi.months !== emi.months);

/** Something was charged that no order stands for: it is written down as owed before it is given back. */
async function refund(
  tx: Database,
  order: StoredOrder,
  attempt: StoredAttempt,
  state: PaymentState | undefined,
  now: Date,
  given: 'REFUNDED' | 'OFFER_CARD' | 'OFFER_PLAN' = 'REFUNDED',
): Promise<Decision> {
  const { chargedPaise = 0, refundedPaise = 0 } = state ?? {};
  const owed = chargedPaise - refundedPaise;
  const why = owed > 0 ? given : 'GIVEN_BACK';
  await changeAttempt(tx, attempt.id, {
    ...(owed > 0
      ? { status: 'refunding', amountPaise: owed, checkAt: now }
      : { status: 'refunded', amountPaise: chargedPaise, settledAt: now, checkAt: null }),
    gatewayStatus: 'CHARGED',
    instrument: state?.instrument ?? null,
  });
  await post(
    tx,
    order.id,
    [
      { account: 'payments', amountPaise: owed },
      { account: 'refunds-due', amountPaise: -owed },
    ],
    now,
  );
  if (order.status === 'open')
    await failOpenOrder(tx, order, { errorCode: why, errorMessage: words[why] ?? '' }, now);
  return owed > 0 ? 'refund' : 'nothing';
}

/**
 * Asks the provider to give back, until it has; asked again, it is the same refund. One that has failed is asked for anew under another
 * name. What somebody has given back at the provider meanwhile counts: then only the rest is asked for, or nothing.
 */
async function giveBack({ db, clock, provider }: SettleParts, reference: string): Promise<void> {
  const attempt = await findAttempt(db, reference);
  if (attempt?.status !== 'refunding') return;
  const { refundNumber, amountPaise } = attempt;
  const refundId = `${reference}-refund${refundNumber > 1 ? `-${refundNumber}` : ''}`;
  const before = await ask(provider, attempt);
  const owed = before ? owedOf(attempt, before) : amountPaise;
  const asked = await provider
    .refund(reference, refundId, owed || amountPaise, attempt.providerReference)
    .catch(() => undefined);
  // What the provider neither did nor is doing may have been done there by hand.
  const after = asked === undefined || asked === 'failed' ? await ask(provider, attempt) : undefined;
  const refunded = after && owedOf(attempt, after) === 0 ? 'done' : asked;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId);
    const current = await lockAttempt(tx, attempt.id);
    if (!order || current?.status !== 'refunding' || current.refundNumber !== refundNumber) return;
    if (refunded !== 'done') {
      await changeAttempt(tx, attempt.id, {
        ...(refunded === 'failed' ? { refundNumber: refundNumber + 1 } : {}),
        checkAt: nextCheck(attempt.createdAt, now),
      });
      return;
    }
    await changeAttempt(tx, attempt.id, { status: 'refunded', settledAt: now, checkAt: null });
    await post(
      tx,
      order.id,
      [
        { account: 'refunds-due', amountPaise: attempt.amountPaise },
        { account: 'payments', amountPaise: -attempt.amountPaise },
      ],
      now,
    );
  });
}

/** What is still to be given back of an attempt. A provider that says nothing of a charge has given nothing back. */
const owedOf = (
  { amountPaise }: StoredAttempt,
  { status, chargedPaise, refundedPaise }: PaymentState,
): number =>
  status === 'CHARGED' ? Math.min(amountPaise, Math.max(0, chargedPaise - refundedPaise)) : amountPaise;

const second = 1000;
const minute = 60 * second;

/** Soon at first, then ever later: 10 seconds to an hour. */
function nextCheck(madeAt: Date, now: Date): Date {
  const age = now.getTime() - madeAt.getTime();
  return new Date(now.getTime() + Math.min(60 * minute, Math.max(10 * second, age / 4)));
}

const dayAfter = (moment: Date): Date => new Date(moment.getTime() + 24 * 60 * minute);

/** A payment that has failed is looked at once more, a day later: a provider may have charged it after all. */
function lateCheck(failedAt: Date, now: Date): Date | null {
  const at = dayAfter(failedAt);
  return at > now ? at : null;
}
