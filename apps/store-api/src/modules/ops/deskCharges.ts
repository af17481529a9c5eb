import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { findPurchase } from '../gift-card/repository.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { findAttempt, type StoredAttempt } from '../payment/repository.ts';
import { readOwed } from '../payment/settlePayment.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import { findRedirect } from '../purchase/chargeRedirects.ts';
import { decryptBank } from '../refund/bankAccount.ts';
import { recordChargeTransfer, redirectCharge, retryCharge } from '../refund/redirectCharge.ts';
import { hasHappened } from '../staff/repository.ts';
import { auditedChange } from './auditedChange.ts';
import type { AnswerGiftCard } from './deskGiftCards.ts';
import type { DeskInput, DeskMount } from './deskMount.ts';
import type { AnswerOrder } from './deskOrders.ts';
import { toRedirection } from './deskRefunds.ts';

interface ChargeDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider | undefined;
  readonly encryption: Encryption;
}

/** A payment whose refund the desk changes, and its name in the audit log. */
interface Charge {
  readonly attempt: StoredAttempt;
  readonly subject: `order ${string}` | `gift card ${string}`;
}

type By = Pick<DeskInput<'retryCharge'>, 'person' | 'once'>;

/** What the desk does about a charge whose refund the provider rejects, for orders and gift cards alike. */
function chargeChanges({ db, clock, livePolicy, provider, encryption }: ChargeDeskParts) {
  const readContext = async () => ({ policy: await livePolicy.read(), now: clock.now() });
  return {
    async retry({ attempt, subject }: Charge, by: By): Promise<void> {
      const context = await readContext();
      await auditedChange({ db, clock }, by, { action: 'retry refund', subject }, async (tx) => {
        await retryCharge(tx, attempt, context);
        return { before: `payment ${attempt.reference}: rejected`, after: 'requested again' };
      });
    },
    async redirect(
      { attempt, subject }: Charge,
      body: DeskInput<'redirectCharge'>['body'],
      by: By,
    ): Promise<void> {
      const redirection = toRedirection(body);
      // A repeated request finds no rejected refund any more.
      if (by.once && (await hasHappened(db, by.once))) return;
      const owedPaise = provider && (await readOwed(provider, attempt));
      const context = await readContext();
      await auditedChange({ db, clock }, by, { action: 'redirect refund', subject }, async (tx) => {
        await redirectCharge(tx, { charge: attempt, redirection, owedPaise, encryption }, context);
        return { before: `payment ${attempt.reference}: rejected`, after: redirection.to };
      });
    },
    /** The account number is shown only here, while a transfer is due. */
    async showTransfer({ attempt, subject }: Charge, { person }: By) {
      const found = await findRedirect(db, attempt.id);
      if (!found?.bank) throw domainError('refundPartUnknown');
      const entry = { action: 'show bank account', subject } as const;
      await auditedChange({ db, clock }, { person }, entry, async () => ({ after: attempt.reference }));
      const { holder, ifsc, accountNumber } = decryptBank(found.bank, encryption);
      return { account: { holder, ifsc, accountNumber }, amountPaise: found.amountPaise };
    },
    async recordTransfer({ attempt, subject }: Charge, bankReference: string, by: By): Promise<void> {
      const context = await readContext();
      await auditedChange({ db, clock }, by, { action: 'record transfer', subject }, async (tx) =>
        (await recordChargeTransfer(tx, attempt, bankReference, context))
          ? { after: `${attempt.reference}: ${bankReference}` }
          : undefined,
      );
    },
  };
}

/** Calls for charges of orders that came too late, whose refund the provider rejects. */
export function orderChargeDesk(mount: DeskMount, answer: AnswerOrder, parts: ChargeDeskParts): void {
  const changes = chargeChanges(parts);
  const find = async ({ orderId, reference }: DeskInput<'retryCharge'>['params']): Promise<Charge> => {
    const attempt = await findAttempt(parts.db, reference);
    if (attempt?.orderId !== orderId) throw domainError('refundPartUnknown');
    return { attempt, subject: `order ${orderId}` };
  };
  mount('retryCharge', async ({ params, ...by }) => {
    await changes.retry(await find(params), by);
    return answer(params.orderId);
  });
  mount('redirectCharge', async ({ params, body, ...by }) => {
    await changes.redirect(await find(params), body, by);
    return answer(params.orderId);
  });
  mount('showChargeTransfer', async ({ params, ...by }) => changes.showTransfer(await find(params), by));
  mount('recordChargeTransfer', async ({ params, body, ...by }) => {
    await changes.recordTransfer(await find(params), body.reference, by);
    return answer(params.orderId);
  });
}

/** The same calls for refunds of gift cards. */
export function giftCardChargeDesk(mount: DeskMount, answer: AnswerGiftCard, parts: ChargeDeskParts): void {
  const changes = chargeChanges(parts);
  const find = async (params: DeskInput<'retryGiftCardRefund'>['params']): Promise<Charge> => {
    const { giftCardOrderId, reference } = params;
    const purchase = await findPurchase(parts.db, { number: giftCardOrderId });
    const attempt = await findAttempt(parts.db, reference);
    if (!purchase || attempt?.giftCardPurchaseId !== purchase.id) throw domainError('refundPartUnknown');
    return { attempt, subject: `gift card ${giftCardOrderId}` };
  };
  mount('retryGiftCardRefund', async ({ params, ...by }) => {
    await changes.retry(await find(params), by);
    return answer(params.giftCardOrderId);
  });
  mount('redirectGiftCardRefund', async ({ params, body, ...by }) => {
    await changes.redirect(await find(params), body, by);
    return answer(params.giftCardOrderId);
  });
  mount('showGiftCardTransfer', async ({ params, ...by }) => changes.showTransfer(await find(params), by));
  mount('recordGiftCardTransfer', async ({ params, body, ...by }) => {
    await changes.recordTransfer(await find(params), body.reference, by);
    return answer(params.giftCardOrderId);
  });
}
