import type { Clock } from '@luxe/host';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { giftCardRedirect } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { findPurchase } from '../gift-card/repository.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import {
  recordGiftCardTransfer,
  redirectGiftCardRefund,
  retryGiftCardRefund,
} from '../refund/redirectGiftCard.ts';
import { findAttempt } from '../payment/repository.ts';
import { readOwed } from '../payment/settlePayment.ts';
import { decryptBank } from '../refund/bankAccount.ts';
import { hasHappened } from '../staff/repository.ts';
import { auditedChange } from './auditedChange.ts';
import type { AnswerGiftCard } from './deskGiftCards.ts';
import type { DeskMount } from './deskMount.ts';
import { toRedirection } from './deskRefunds.ts';

interface GiftCardRefundParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider | undefined;
  readonly encryption: Encryption;
}

/** Calls for refunds of gift cards that the provider rejects, like those of `refundDesk` for orders. */
export function giftCardRefundDesk(
  mount: DeskMount,
  answer: AnswerGiftCard,
  { db, clock, provider, encryption }: GiftCardRefundParts,
): void {
  const find = async (params: { readonly giftCardOrderId: string; readonly reference: string }) => {
    const purchase = await findPurchase(db, { number: params.giftCardOrderId });
    const attempt = await findAttempt(db, params.reference);
    if (!purchase || attempt?.giftCardPurchaseId !== purchase.id) throw domainError('refundPartUnknown');
    return { purchaseId: purchase.id, attempt };
  };
  const subjectOf = (giftCardOrderId: string) => `gift card ${giftCardOrderId}`;

  mount('retryGiftCardRefund', async ({ params, person, once }) => {
    const { purchaseId, attempt } = await find(params);
    const entry = { action: 'retry refund', subject: subjectOf(params.giftCardOrderId) } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      await retryGiftCardRefund(tx, purchaseId, attempt.id, clock.now());
      return { before: `payment ${attempt.reference}: rejected`, after: 'requested again' };
    });
    return answer(params.giftCardOrderId);
  });

  mount('redirectGiftCardRefund', async ({ params, body, person, once }) => {
    const redirection = toRedirection(body);
    const { purchaseId, attempt } = await find(params);
    // A repeated request finds no rejected refund any more.
    if (once && (await hasHappened(db, once))) return answer(params.giftCardOrderId);
    const owedPaise = provider && (await readOwed(provider, attempt));
    const entry = { action: 'redirect refund', subject: subjectOf(params.giftCardOrderId) } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      const redirected = { purchaseId, attemptId: attempt.id, redirection, owedPaise, encryption };
      await redirectGiftCardRefund(tx, redirected, clock.now());
      return { before: `payment ${attempt.reference}: rejected`, after: redirection.to };
    });
    return answer(params.giftCardOrderId);
  });

  // The account number is shown only here, while a transfer is due.
  mount('showGiftCardTransfer', async ({ params, person }) => {
    const { attempt } = await find(params);
    const [found] = await db
      .select()
      .from(giftCardRedirect)
      .where(eq(giftCardRedirect.attemptId, attempt.id));
    if (!found?.bank) throw domainError('refundPartUnknown');
    const entry = { action: 'show bank account', subject: subjectOf(params.giftCardOrderId) } as const;
    await auditedChange({ db, clock }, { person }, entry, async () => ({ after: attempt.reference }));
    const { holder, ifsc, accountNumber } = decryptBank(found.bank, encryption);
    return { account: { holder, ifsc, accountNumber }, amountPaise: found.amountPaise };
  });

  mount('recordGiftCardTransfer', async ({ params, body: { reference }, person, once }) => {
    const { attempt } = await find(params);
    const entry = { action: 'record transfer', subject: subjectOf(params.giftCardOrderId) } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) =>
      (await recordGiftCardTransfer(tx, attempt, reference, clock.now()))
        ? { after: `${attempt.reference}: ${reference}` }
        : undefined,
    );
    return answer(params.giftCardOrderId);
  });
}
