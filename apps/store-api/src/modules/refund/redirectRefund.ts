import type { Clock } from '@luxe/host';
import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import { indianDay, type Paise } from '@luxe/format';
import type { Log } from '@luxe/host/log';
import { runOnce, type IdempotentRequest } from '../../db/idempotency.ts';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { post } from '../ledger/ledger.ts';
import { queueMail } from '../mail/queueMail.ts';
import { findOrder, lockOrder } from '../order/repository.ts';
import { readOrder } from '../order/readOrder.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { arrivalDay } from './arrivalDay.ts';
import { encryptBank, type BankAccount } from './bankAccount.ts';
import { hasAccount } from './hasAccount.ts';
import { completePart } from './completePart.ts';
import { addPart, changePart, lockPart, lockPayment, refundsOf, type StoredPart } from './repository.ts';
import { elsewhereOf, leftOf } from './sendRefunds.ts';
import { readRefunds } from './wire.ts';

export interface RedirectParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Undefined in a shop without online payments. */
  readonly provider: PaymentProvider | undefined;
  readonly encryption: Encryption;
}

/** Another destination of a part that the provider rejects. */
export type Redirection = { readonly to: 'cliq-cash' } | { readonly to: 'bank'; readonly bank: BankAccount };

/**
 * Sends a part of a refund that the provider rejects to another destination, once per idempotency key. Throws
 * like `redirectPart`.
 */
export async function redirectRefund(
  parts: RedirectParts,
  customerId: number,
  orderId: string,
  { partId, refundTo, bank }: CallBody<'redirectRefund'>,
  idempotency: Pick<IdempotentRequest, 'key' | 'requestHash'>,
): Promise<CallResponseInput<'redirectRefund'>> {
  const { db, clock } = parts;
  if (!(await findOrder(db, customerId, orderId))) throw domainError('orderNotFound');
  if (refundTo === 'bank' && !bank) throw domainError('bankMissing');
  const redirection: Redirection = refundTo === 'bank' && bank ? { to: 'bank', bank } : { to: 'cliq-cash' };
  const isRejected = await findFailed(db, orderId, partId).then(
    () => true,
    () => false,
  );
  const elsewherePaise = isRejected ? await readElsewhere(parts, orderId, partId) : 0;
  return runOnce(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    const part = { orderId, partId, redirection, elsewherePaise, encryption: parts.encryption };
    await redirectPart(tx, part, now);
    const order = await findOrder(tx, customerId, orderId);
    if (!order) throw domainError('orderNotFound');
    return {
      status: 'SUCCESS' as const,
      orderDetails: await readOrder(tx, order, now, { refunds: await readRefunds(tx, order, now) }),
    };
  });
}

/** Requests a part that the provider rejects once more. Throws for a part that is not rejected. */
export async function retryPart(
  { db, clock }: Pick<RedirectParts, 'db' | 'clock'>,
  orderId: string,
  partId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, requestNumber } = await lockFailed(tx, orderId, partId);
    await changePart(tx, id, {
      status: 'due',
      requestNumber: requestNumber + 1,
      requestedPaise: null,
      checkAt: clock.now(),
    });
  });
}

/** A part that the provider rejects; throws for any other. */
async function findFailed(db: Database, orderId: string, partId: number): Promise<StoredPart> {
  const refunds = (await refundsOf(db, [orderId])).get(orderId) ?? [];
  const part = refunds.flatMap(({ parts }) => parts).find(({ id }) => id === partId);
  if (!part) throw domainError('refundPartUnknown');
  if (part.status !== 'failed') throw domainError('refundNotRejected');
  return part;
}

/** The same under the locks of its order and of the part. */
async function lockFailed(tx: Database, orderId: string, partId: number): Promise<StoredPart> {
  await lockOrder(tx, orderId);
  await findFailed(tx, orderId, partId);
  const part = await lockPart(tx, partId);
  if (part?.status !== 'failed') throw domainError('refundNotRejected');
  return part;
}

/**
 * Asks the provider how much of the payment of a rejected part its dashboard has refunded, in paise. Throws
 * 409 for a part that is not rejected, and when the provider does not answer.
 */
export async function readElsewhere(
  { db, clock, provider, log }: Omit<RedirectParts, 'encryption'>,
  orderId: string,
  partId: number,
): Promise<Paise> {
  const part = await findFailed(db, orderId, partId);
  const paise = provider && (await elsewhereOf({ db, clock, provider }, part, log));
  if (paise === undefined) throw domainError('refundUnclear');
  return paise;
}

interface PartToRedirect {
  readonly orderId: string;
  readonly partId: number;
  readonly redirection: Redirection;
  /** Result of `readElsewhere`. */
  readonly elsewherePaise: Paise;
  readonly encryption: Encryption;
}

/**
 * Sends what is left of a rejected part elsewhere, in the caller's transaction. What the provider's dashboard
 * has paid of it becomes a part that is done. Throws 404 for a part of another order, and 409 for one that is
 * on its way or has arrived.
 */
export async function redirectPart(
  tx: Database,
  { orderId, partId, redirection, elsewherePaise, encryption }: PartToRedirect,
  now: Date,
): Promise<void> {
  const part = await lockFailed(tx, orderId, partId);
  if (part.attemptId !== null) await lockPayment(tx, part.attemptId);
  const amountPaise = await leftOf(tx, part, elsewherePaise);
  if (amountPaise === 0) throw domainError('refundNotRejected');
  if (amountPaise < part.amountPaise) await splitPaid(tx, orderId, part, amountPaise, now);
  // The payment does not pay this part any more, so its attempt is not named.
  const leaving = { amountPaise, attemptId: null, requestedPaise: null, checkAt: null, redirectedAt: now };
  if (redirection.to === 'bank') {
    await changePart(tx, part.id, {
      ...leaving,
      ...encryptBank(redirection.bank, encryption),
      destination: 'bank',
      status: 'pending',
      arrivesBy: arrivalDay('Netbanking', now),
    });
    // A stranger in the account could send the money to an account of their own.
    await queueMail(tx, { mail: 'refundRedirected', orderId, ids: [part.id] }, now);
    return;
  }
  const order = await lockOrder(tx, orderId);
  if (!order) throw domainError('orderNotFound');
  if (!(await hasAccount(tx, order.customerId))) throw domainError('bankMissing');
  await changePart(tx, part.id, {
    ...leaving,
    destination: 'cliq-cash',
    status: 'done',
    arrivesBy: indianDay(now),
    doneAt: now,
  });
  await post(
    tx,
    orderId,
    [
      { account: 'refunds-due', amountPaise },
      { account: 'cliq-cash', amountPaise: -amountPaise, customerId: order.customerId },
    ],
    now,
  );
  await queueMail(tx, { mail: 'refundPartDone', orderId, ids: [part.id] }, now);
}

/** Divides a part: what the provider's dashboard has paid of it is done. */
async function splitPaid(
  tx: Database,
  orderId: string,
  { refundId, attemptId, amountPaise, arrivesBy }: StoredPart,
  leftPaise: Paise,
  now: Date,
): Promise<void> {
  const paid = await addPart(tx, {
    ...{ refundId, attemptId, arrivesBy, destination: 'provider', status: 'pending' },
    ...{ amountPaise: amountPaise - leftPaise, requestedPaise: 0, createdAt: now, checkAt: now },
  });
  await completePart(tx, orderId, paid, {}, now);
}
