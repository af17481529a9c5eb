import { createLimiter, type SharedCounts } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { HandOver } from '@luxe/contract/calls';
import type { Mount } from '../../http/mount.ts';
import { cartNotFound, Refusal } from '../../refusal.ts';
import { toPrice } from '../catalogue/price.ts';
import { findCartOf, findOpenCart } from '../cart/repository.ts';
import { lentOf, priceCart } from '../cart/price-cart.ts';
import { binObstacle } from '../checkout/bank-offers.ts';
import { placeOfCart } from '../checkout/delivery-address.ts';
import { noEmi, orderEmi, noCostTerms } from '../checkout/emi.ts';
import { isPaidAhead, minimumPayableOf } from '../checkout/payment-modes.ts';
import type { CheckoutParts } from '../checkout/routes.ts';
import { findDiscount } from '../discount/repository.ts';
import { latestOrder, type StoredOrder } from '../order/repository.ts';
import { outcomeOf } from '../order/wire.ts';
import { listUpiIds } from '../saved/repository.ts';
import { beginPayment, type BegunPayment } from './begin.ts';
import { cancelPayment } from './cancel.ts';
import { addEvent, changeAttempt, findAttempt } from './repository.ts';
import { plansAtHand } from './kept-desk.ts';
import { lockerOf } from './locker.ts';
import { readOutcome, readTry } from './outcome.ts';
import { ProviderTrouble } from './provider.ts';
import { settle } from './settle.ts';

const tenMinutes = 10 * 60_000;

export interface PaymentParts extends CheckoutParts {
  readonly log: Log;
  /** Where the provider sends shoppers back to. */
  readonly returnUrl: string;
  readonly shared?: SharedCounts | undefined;
}

/** Paying ahead: what the provider offers, the payment, and what becomes of it. */
export function paymentRoutes(mount: Mount, parts: PaymentParts) {
  const { db, clock, carts, desk, provider, pans, returnUrl, shared, log } = parts;
  const elapsed = () => clock.elapsed();
  const lookups = createLimiter({
    name: 'store UPI ids and cards by customer',
    limit: 60,
    windowMs: tenMinutes,
    shared,
    elapsed,
  });

  /** A customer may look up some cards and UPI ids, not all that there are. */
  async function countLookup(customerId: number) {
    const wait = await lookups.take(String(customerId));
    if (wait !== undefined)
      throw new Refusal(429, 'O4290', 'Too many tries. Please try again in a few minutes.', wait);
  }

  const begins = createLimiter({
    name: 'store payments by customer',
    limit: 10,
    windowMs: tenMinutes,
    shared,
    elapsed,
  });

  /** Every payment holds stock for a while: a customer begins some, not any number. */
  async function countBegin(customerId: number) {
    const wait = await begins.take(String(customerId));
    if (wait !== undefined)
      throw new Refusal(
        429,
        'O4290',
        'You have begun many payments in a short time. Please try again in a few minutes.',
        wait,
      );
  }

  const cardOf = async (bin: string) => {
    try {
      return await provider?.desk?.cardOf(bin);
    } catch (error) {
      if (error instanceof ProviderTrouble) return undefined;
      throw error;
    }
  };

  mount('paymentOptions', async ({ caller, params }) => {
    await carts.find(caller, params.cart);
    const methods = await desk.methods();
    const savedUpiIds = (await listUpiIds(db, caller.customerId)).map(({ upiId }) => ({ upiId }));
    return {
      isProviderThere: provider !== undefined && (!provider.desk || methods !== undefined),
      banks: methods?.banks.map(({ code, name }) => ({ code, name })) ?? [],
      wallets: (methods?.wallets ?? []).flatMap(({ code, name }) =>
        code === 'PAYPAL' || code === 'TPM' ? [{ code, name }] : [],
      ),
      savedCards: await lockerOf(parts, caller),
      savedUpiIds,
    };
  });

  mount('collectPaymentOrder', async ({ caller, params, body, idempotency }) => {
    if (!provider || !isPaidAhead(body.paymentMode, provider))
      throw new Refusal(400, 'O4001', 'paymentMode: this cannot be paid ahead. Please choose another way.');
    await countBegin(caller.customerId);
    const desk = await plansAtHand(parts.desk);
    const begun = await beginPayment(
      { db, clock, provider },
      {
        caller,
        cart: params.cart,
        body,
        bin: body.bin,
        returnUrl,
        idempotency,
        emi: body.paymentMode === 'EMI' ? chosenPlan : undefined,
        check: (tx, worth) => pans.check(tx, caller.customerId, worth),
      },
    );
    return {
      status: 'SUCCESS',
      orderId: begun.orderId,
      amount: toPrice(begun.amountPaise),
      payment: await handOver(begun),
    };

    /** The plan, as its bank tells it now. */
    async function chosenPlan(tx: typeof db) {
      if (!body.emi) throw new Refusal(400, 'O4001', 'emi: choose a plan first.');
      const emiParts = { ...parts, db: tx, desk };
      const named = await findCartOf(tx, caller.customerId, params.cart);
      // As makeOrder does: an ordered bag is replaced by the next.
      const isReplaced = named?.kind === 'bag' && named.status !== 'open';
      const cart = isReplaced ? await findOpenCart(tx, caller.customerId) : named;
      if (!cart) throw cartNotFound();
      const noCostEmi = await noCostTerms(emiParts, cart);
      const priced = await priceCart(tx, cart, {
        clock,
        place: await placeOfCart(tx, { ...cart, addressId: body.addressId }),
        minimumPayable: minimumPayableOf(provider),
        noCostEmi,
      });
      return orderEmi(emiParts, body.emi, cart, lentOf(priced));
    }
  });

  /** How the browser pays. A provider that cannot tell any more is asked what has become of the payment. */
  async function handOver({ reference, providerReference }: BegunPayment): Promise<HandOver> {
    if (!provider) throw new Error('there is no provider');
    try {
      return await provider.handOver(reference, providerReference);
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      await settle({ db, clock, provider }, reference);
      throw new Refusal(424, 'PAYMENT_GATEWAY', 'Payment Gateway Error, please try');
    }
  }

  mount('updateTransactionDetails', async ({ caller, params }) => {
    const { attempt } = await readTry(db, caller.customerId, params.orderCode);
    if (attempt && provider) await settle({ db, clock, provider }, attempt.reference);
    return readOutcome(db, caller.customerId, params.orderCode, clock.now());
  });

  mount('cancelPayment', async ({ caller, params }) => {
    const { attempt } = await readTry(db, caller.customerId, params.orderCode);
    if (attempt?.provider === provider?.name && attempt && provider) {
      // Before the provider is asked: its webhook may settle the payment before it answers.
      await changeAttempt(db, attempt.id, { cancelAskedAt: clock.now() });
      await cancelPayment({ db, clock, provider }, attempt.reference);
    }
    return readOutcome(db, caller.customerId, params.orderCode, clock.now());
  });

  // The signature says which payment is meant and nothing else: what became of it is asked of the provider.
  mount('paymentReturn', async ({ body }) => {
    const reference = provider?.readReturn(body);
    const attempt = reference === undefined ? undefined : await findAttempt(db, reference);
    if (!provider || !attempt) {
      log.warn('A return was refused: no provider of ours has signed it.');
      throw new Refusal(404, 'O4042', 'This is not a payment of ours.');
    }
    await addEvent(db, {
      provider: provider.name,
      kind: 'return',
      eventId: attempt.reference,
      reference: attempt.reference,
      detail: String(body.status ?? '').slice(0, 60),
      at: clock.now(),
    });
    await settle({ db, clock, provider }, attempt.reference);
    const order = await latestOrder(db, { id: attempt.orderId });
    if (!order) throw new Error(`the order ${attempt.orderId} is gone`);
    return toEnd(order);
  });

  mount('openPayment', async ({ caller }) => {
    const order = await latestOrder(db, { customerId: caller.customerId });
    return { order: order ? toEnd(order) : null };
  });

  mount('binValidation', async ({ caller, params, body }) => {
    const cart = await carts.find(caller, params.cart);
    await countLookup(caller.customerId);
    const card = await cardOf(body.bin);
    const offer =
      cart.bankOfferCode === null ? undefined : await findDiscount(db, 'bank', cart.bankOfferCode);
    return {
      status: 'SUCCESS',
      card: card
        ? { cardBrand: card.brand, bank: await desk.bankName(card.bank), cardType: card.cardType }
        : null,
      bankOfferError: offer ? binObstacle(offer, body.bin) : '',
    };
  });

  mount('emiEligibleBin', async ({ caller, params, body }) => {
    await carts.find(caller, params.cart);
    await countLookup(caller.customerId);
    const card = await cardOf(body.bin);
    const plans = await desk.emiPlans();
    // What the provider does not tell is not held against the card: the bank decides when it is paid.
    const isEligible =
      !card ||
      (card.bank === body.bank &&
        plans.some(({ bank, cardType }) => bank === card.bank && cardType === card.cardType));
    return { status: 'SUCCESS', isEligible, message: isEligible ? '' : noEmi };
  });

  mount('verifyVpa', async ({ caller, body }) => {
    await countLookup(caller.customerId);
    if (!provider?.desk) throw new Refusal(424, 'PAYMENT_GATEWAY', 'Payment Gateway Error, please try');
    try {
      const owner = await provider.desk.verifyVpa(body.upiId);
      return owner
        ? { status: 'VALID', customerName: owner.customerName }
        : { status: 'INVALID', customerName: '' };
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      throw new Refusal(424, 'PAYMENT_GATEWAY', 'Payment Gateway Error, please try');
    }
  });

  mount('validatePan', async ({ caller, body }) => ({
    status: 'SUCCESS',
    panEnding: await pans.keep(caller.customerId, body.panNumber),
  }));
}

/** Where somebody who comes back is led. */
const toEnd = (order: StoredOrder) => ({
  orderId: order.id,
  outcome: outcomeOf(order),
  isBuyNow: order.isBuyNow,
});
