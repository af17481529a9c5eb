import type { DeskInput, DeskMount } from './deskMount.ts';
import { cleanCode, digitsOf, isAccountNumber } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { decryptBank } from '../refund/bankAccount.ts';
import { recordTransfer } from '../refund/recordTransfer.ts';
import { readElsewhere, redirectPart, retryPart, type Redirection } from '../refund/redirectRefund.ts';
import { refundsOf, type StoredPart } from '../refund/repository.ts';
import { changeReturn, listReturns, type StoredReturn } from '../returns/repository.ts';
import { hasHappened } from '../staff/repository.ts';
import { auditedChange } from './auditedChange.ts';
import type { AnswerOrder } from './deskOrders.ts';

interface RefundDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider | undefined;
  readonly encryption: Encryption;
  readonly log: Log;
}

/** Calls for refunds that the provider rejects, and for transfers to bank accounts. */
export function refundDesk(mount: DeskMount, answer: AnswerOrder, parts: RefundDeskParts): void {
  const { db, clock, encryption } = parts;

  mount('retryRefund', async ({ params: { orderId, partId }, person, once }) => {
    const entry = { action: 'retry refund', subject: `order ${orderId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      await retryPart({ db: tx, clock }, orderId, partId);
      return { before: `refund part ${partId}: failed`, after: `refund part ${partId}: due` };
    });
    return answer(orderId);
  });

  mount('redirectRefund', async ({ params: { orderId, partId }, body, person, once }) => {
    const redirection = toRedirection(body);
    // A repeated request finds no rejected part any more.
    if (once && (await hasHappened(db, once))) return answer(orderId);
    const elsewherePaise = await readElsewhere(parts, orderId, partId);
    const entry = { action: 'redirect refund', subject: `order ${orderId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      await redirectPart(tx, { orderId, partId, redirection, elsewherePaise, encryption }, clock.now());
      return { before: `refund part ${partId}: failed`, after: `refund part ${partId}: ${redirection.to}` };
    });
    return answer(orderId);
  });

  // The account number is shown only here, while a transfer is due.
  mount('showTransfer', async ({ params: { orderId, partId }, person }) => {
    const part = await findPart(db, orderId, partId);
    const isDue = part?.destination === 'bank' && part.status === 'pending';
    const bank = isDue ? (part.bank ?? (await returnOfPart(db, orderId, partId))?.bank) : null;
    if (!part || !bank) throw domainError('refundPartUnknown');
    const entry = { action: 'show bank account', subject: `order ${orderId}` } as const;
    await auditedChange({ db, clock }, { person }, entry, async () => ({ after: `refund part ${partId}` }));
    const { holder, ifsc, accountNumber } = decryptBank(bank, encryption);
    return { account: { holder, ifsc, accountNumber }, amountPaise: part.amountPaise };
  });

  mount('recordTransfer', async ({ params: { orderId, partId }, body: { reference }, person, once }) => {
    const entry = { action: 'record transfer', subject: `order ${orderId}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      if (!(await recordTransfer({ db: tx, clock }, orderId, partId, reference))) return undefined;
      const found = await returnOfPart(tx, orderId, partId);
      if (found) await changeReturn(tx, found.id, { bank: null });
      return { after: `refund part ${partId}: ${reference}` };
    });
    return answer(orderId);
  });
}

/** The destination of a rejected refund as the desk typed it. */
export function toRedirection(body: DeskInput<'redirectRefund'>['body']): Redirection {
  if (body.to === 'cliq-cash') return { to: 'cliq-cash' };
  const digits = digitsOf(body.accountNumber);
  if (!isAccountNumber(digits)) throw domainError('bankMissing');
  return {
    to: 'bank',
    bank: { holder: body.holder, ifsc: cleanCode(body.ifsc), accountNumber: digits },
  };
}

async function findPart(db: Database, orderId: string, partId: number): Promise<StoredPart | undefined> {
  const refunds = (await refundsOf(db, [orderId])).get(orderId) ?? [];
  return refunds.flatMap(({ parts }) => parts).find(({ id }) => id === partId);
}

/** The return whose units a part of a refund is for. */
async function returnOfPart(
  db: Database,
  orderId: string,
  partId: number,
): Promise<StoredReturn | undefined> {
  const refunds = (await refundsOf(db, [orderId])).get(orderId) ?? [];
  const unitIds = refunds.find(({ parts }) => parts.some(({ id }) => id === partId))?.unitIds ?? [];
  const returns = await listReturns(db, { orderId });
  return returns.find(({ units }) => units.some(({ unitId, isOpen }) => isOpen && unitIds.includes(unitId)));
}
