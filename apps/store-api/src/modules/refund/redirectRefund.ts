import type { Clock } from '@luxe/host';
import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import { indianDay } from '@luxe/format';
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
import { changePart, lockPart, refundsOf, type StoredPart } from './repository.ts';
import { owedOfPart } from './sendRefunds.ts';
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
  if (isRejected) await checkOwed(parts, orderId, partId);
  return runOnce(db, { customerId, ...idempotency, at: clock.now() }, async (tx) => {
    const now = clock.now();
    await redirectPart(tx, { orderId, partId, redirection, encryption: parts.encryption }, now);
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
 * Asks the provider whether all of a rejected part is still owed. Throws 409 when its dashboard has paid some
 * of it, and when it does not answer.
 */
export async function checkOwed(
  { db, clock, provider, log }: Omit<RedirectParts, 'encryption'>,
  orderId: string,
  partId: number,
): Promise<void> {
  const part = await findFailed(db, orderId, partId);
  if (!provider) throw domainError('refundUnclear');
  const owed = await owedOfPart({ db, clock, provider }, part, log);
  if (owed === undefined) throw domainError('refundUnclear');
  if (owed !== part.amountPaise) throw domainError('refundNotRejected');
}

/**
 * Sends a rejected part elsewhere, in the caller's transaction. Call `checkOwed` first. Throws 404 for a part
 * of another order, and 409 for one that is on its way or has arrived.
 */
export async function redirectPart(
  tx: Database,
  {
    orderId,
    partId,
    redirection,
    encryption,
  }: {
    readonly orderId: string;
    readonly partId: number;
    readonly redirection: Redirection;
    readonly encryption: Encryption;
  },
  now: Date,
): Promise<void> {
  const part = await lockFailed(tx, orderId, partId);
  // The payment does not pay this part any more, so its attempt is not named.
  const leaving = { attemptId: null, requestedPaise: null, checkAt: null, redirectedAt: now };
  if (redirection.to === 'bank') {
    await changePart(tx, part.id, {
      ...leaving,
      ...encryptBank(redirection.bank, encryption),
      destination: 'bank',
      status: 'pending',
      arrivesBy: arrivalDay('Netbanking', now),
    });
    return;
  }
  await changePart(tx, part.id, {
    ...leaving,
    destination: 'cliq-cash',
    status: 'done',
    arrivesBy: indianDay(now),
    doneAt: now,
  });
  const order = await lockOrder(tx, orderId);
  if (!order) throw domainError('orderNotFound');
  await post(
    tx,
    orderId,
    [
      { account: 'refunds-due', amountPaise: part.amountPaise },
      { account: 'cliq-cash', amountPaise: -part.amountPaise, customerId: order.customerId },
    ],
    now,
  );
  await queueMail(tx, { mail: 'refundPartDone', orderId, ids: [part.id] }, now);
}
