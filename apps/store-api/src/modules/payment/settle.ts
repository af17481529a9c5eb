import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
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
  NOT_FOUND: 'The payment did not reach your bank.',
  REFUNDED: 'The payment came too late for this order. Your money is on its way back.',
};

/**
 * Brings an attempt and its order to where the provider says they are [CHK-12]. A return, a webhook, a page that asks and the reconciler all
 * come here; however often and at once, each step is taken once. Resolves when nothing more can be done now; what is open is looked at again.
 */
export async function settle({ db, clock, provider }: SettleParts, reference: string): Promise<void> {
  const attempt = await findAttempt(db, reference);
  if (!attempt || attempt.provider !== provider.name) return;
  if (attempt.status === 'charged' || attempt.status === 'refunded' || attempt.status === 'due') return;
  const state = attempt.status === 'refunding' ? undefined : await ask(provider, reference);

  const decision = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId);
    const current = await lockAttempt(tx, attempt.id);
    if (!order || !current) return 'nothing';
    return apply(tx, order, current, state, clock.now());
  });
  if (decision === 'refund') await giveBack({ db, clock, provider }, reference);
  // Whether it can or not: what is charged after this goes back.
  if (decision === 'giveUp') await provider.cancel(reference).catch(() => false);
}

/** What the provider says; undefined when it does not answer. */
async function ask(provider: PaymentProvider, reference: string): Promise<PaymentState | undefined> {
  try {
    return await provider.status(reference);
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
      const errorMessage = words[errorCode] ?? '';
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
        checkAt: nextCheck(attempt.createdAt, now),
      });
      return decision;
    case 'nothing':
      if (attempt.status === 'failed')
        await changeAttempt(tx, attempt.id, { checkAt: lateCheck(attempt.settledAt ?? now, now) });
      return decision;
  }
}

/** Something was charged that no order stands for: it is written down as owed before it is given back. */
async function refund(
  tx: Database,
  order: StoredOrder,
  attempt: StoredAttempt,
  state: PaymentState | undefined,
  now: Date,
): Promise<Decision> {
  const charged = state?.chargedPaise ?? 0;
  await changeAttempt(tx, attempt.id, {
    status: 'refunding',
    amountPaise: charged,
    gatewayStatus: 'CHARGED',
    instrument: state?.instrument ?? null,
    checkAt: now,
  });
  await post(
    tx,
    order.id,
    [
      { account: 'payments', amountPaise: charged },
      { account: 'refunds-due', amountPaise: -charged },
    ],
    now,
  );
  if (order.status === 'open')
    await failOpenOrder(tx, order, { errorCode: 'REFUNDED', errorMessage: words.REFUNDED ?? '' }, now);
  return 'refund';
}

/** Asks the provider to give back; asked again, it is the same refund. */
async function giveBack({ db, clock, provider }: SettleParts, reference: string): Promise<void> {
  const attempt = await findAttempt(db, reference);
  if (attempt?.status !== 'refunding') return;
  const isDone = await provider
    .refund(reference, `${reference}-refund`, attempt.amountPaise)
    .catch(() => false);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId);
    const current = await lockAttempt(tx, attempt.id);
    if (!order || current?.status !== 'refunding') return;
    if (!isDone) {
      await changeAttempt(tx, attempt.id, { checkAt: nextCheck(attempt.createdAt, now) });
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

const second = 1000;
const minute = 60 * second;

/** Soon at first, then ever later: 10 seconds to an hour. */
function nextCheck(madeAt: Date, now: Date): Date {
  const age = now.getTime() - madeAt.getTime();
  return new Date(now.getTime() + Math.min(60 * minute, Math.max(10 * second, age / 4)));
}

/** A payment that has failed is looked at once more, a day later: a provider may have charged it after all. */
function lateCheck(failedAt: Date, now: Date): Date | null {
  const at = new Date(failedAt.getTime() + 24 * 60 * minute);
  return at > now ? at : null;
}
