import { callerName, createLimiter, type SharedCounts } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { PaymentHandoff } from '@luxe/contract/calls';
import type { Mount } from '../http/mount.ts';
import { domainError, retryableError } from '../errors/domainError.ts';
import { errorOf } from '@luxe/contract/errors';
import { toPrice } from '../modules/catalogue/price.ts';
import { findCartOf, findOpenCart } from '../modules/cart/repository.ts';
import { principalOf, priceCart } from '../modules/cart/priceCart.ts';
import { binObstacle } from '../modules/discount/cardOffers.ts';
import { deliveryLocationOfCart } from '../modules/cart/deliveryAddress.ts';
import { orderEmi, noCostTerms } from '../modules/checkout/orderEmi.ts';
import { isPaidAhead, minimumPayableOf } from '../modules/pricing/paymentModes.ts';
import type { CheckoutParts } from './checkout.ts';
import { findDiscount } from '../modules/discount/repository.ts';
import {
  findPurchase,
  latestPayment,
  type LatestPayment,
  type StoredPurchase,
} from '../modules/gift-card/repository.ts';
import { latestOrder, type StoredOrder } from '../modules/order/repository.ts';
import { outcomeOf } from '../modules/order/wire.ts';
import { listUpiIds } from '../modules/saved/repository.ts';
import { startPayment, type StartedPayment } from '../modules/payment/begin.ts';
import { cancelPayment } from '../modules/payment/cancel.ts';
import { addEvent, changeAttempt, findAttempt } from '../modules/payment/repository.ts';
import { withLoadedPlans } from '../modules/payment-provider/cachedProviderOptions.ts';
import { syncSavedCards } from '../modules/payment/syncSavedCards.ts';
import { readOutcome, readLatestAttempt } from '../modules/payment/paymentOutcome.ts';
import { ProviderError } from '../modules/payment-provider/provider.ts';
import { settlePayment } from '../modules/payment/settlePayment.ts';

const tenMinutes = 10 * 60_000;

export interface PaymentParts extends CheckoutParts {
  readonly log: Log;
  /** URL to which the provider sends shoppers back. */
  readonly returnUrl: string;
  readonly shared?: SharedCounts | undefined;
}

/**
 * Endpoints of online payment: payment options, the payment and its outcome, and checks of cards, UPI ids and
 * PANs.
 */
export function paymentRoutes(mount: Mount, parts: PaymentParts) {
  const { db, clock, livePolicy, carts, providerOptions, provider, pans, returnUrl, shared, log } = parts;
  const elapsed = () => clock.elapsed();
  const lookups = createLimiter({
    name: 'store UPI ids and cards by customer',
    limit: 60,
    windowMs: tenMinutes,
    shared,
    elapsed,
  });

  const guestLookups = createLimiter({
    name: 'store UPI ids by network',
    limit: 60,
    windowMs: tenMinutes,
    shared,
    elapsed,
  });

  /** Limits lookups, so that a customer cannot enumerate cards and UPI ids. */
  async function countLookup(customerId: number) {
    const wait = await lookups.take(String(customerId));
    if (wait !== undefined) throw retryableError('tooManyPaymentTries', wait);
  }

  /** The same for a guest, who pays for a gift card, by network. */
  async function countGuestLookup(address: string) {
    const wait = await guestLookups.take(callerName(address));
    if (wait !== undefined) throw retryableError('tooManyPaymentTries', wait);
  }

  const begins = createLimiter({
    name: 'store payments by customer',
    limit: 10,
    windowMs: tenMinutes,
    shared,
    elapsed,
  });

  /** Limits payments, because each one holds stock for a while. */
  async function countBegin(customerId: number) {
    const wait = await begins.take(String(customerId));
    if (wait !== undefined) throw retryableError('tooManyPayments', wait);
  }

  const cardOf = async (bin: string) => {
    try {
      return await provider?.options?.cardOf(bin);
    } catch (error) {
      if (error instanceof ProviderError) return undefined;
      throw error;
    }
  };

  mount('paymentOptions', async ({ caller, params }) => {
    await carts.find(caller, params.cart);
    const methods = await providerOptions.methods();
    const savedUpiIds = (await listUpiIds(db, caller.customerId)).map(({ upiId }) => ({ upiId }));
    return {
      isProviderAvailable: provider !== undefined && (!provider.options || methods !== undefined),
      banks: methods?.banks.map(({ code, name }) => ({ code, name })) ?? [],
      wallets: (methods?.wallets ?? []).flatMap(({ code, name }) =>
        code === 'PAYPAL' || code === 'TPM' ? [{ code, name }] : [],
      ),
      savedCards: await syncSavedCards(parts, caller),
      savedUpiIds,
    };
  });

  mount('collectPaymentOrder', async ({ caller, params, body, idempotency, domainError }) => {
    if (!provider || !isPaidAhead(body.paymentMode, provider)) throw domainError('paymentMethodNotAvailable');
    await countBegin(caller.customerId);
    const providerOptions = await withLoadedPlans(parts.providerOptions);
    const policy = await livePolicy.read();
    const begun = await startPayment(
      { db, clock, livePolicy, provider },
      {
        caller,
        cart: params.cart,
        body,
        bin: body.bin,
        returnUrl,
        idempotency,
        emi: body.paymentMode === 'EMI' ? chosenPlan : undefined,
        check: (tx, orderValue, policy) => pans.check(tx, caller.customerId, orderValue, policy),
      },
    );
    return {
      status: 'SUCCESS',
      orderId: begun.orderId,
      amount: toPrice(begun.amountPaise),
      payment: await handOver(begun),
    };

    /** Returns the EMI plan that the shopper chose, with the current terms of its bank. */
    async function chosenPlan(tx: typeof db) {
      if (!body.emi) throw domainError('emiPlanNotChosen');
      const emiParts = { ...parts, db: tx, providerOptions };
      const named = await findCartOf(tx, caller.customerId, params.cart);
      // When the named bag was already ordered, the customer's next bag replaces it, as in makeOrder.ts.
      const isReplaced = named?.kind === 'bag' && named.status !== 'open';
      const cart = isReplaced ? await findOpenCart(tx, caller.customerId) : named;
      if (!cart) throw domainError('bagNotFound');
      const noCostEmi = await noCostTerms(emiParts, cart);
      const priced = await priceCart(tx, cart, {
        clock,
        policy,
        deliveryLocation: await deliveryLocationOfCart(tx, { ...cart, addressId: body.addressId }),
        minimumPayable: minimumPayableOf(provider),
        noCostEmi,
      });
      return orderEmi(emiParts, body.emi, cart, principalOf(priced));
    }
  });

  /**
   * Returns how the browser pays. When the provider no longer offers the payment, settles the payment and
   * throws.
   */
  async function handOver({ reference, providerReference }: StartedPayment): Promise<PaymentHandoff> {
    if (!provider) throw new Error('there is no provider');
    try {
      return await provider.handOver(reference, providerReference);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await settlePayment({ db, clock, livePolicy, provider }, reference);
      throw domainError('paymentProviderFailed');
    }
  }

  mount('updateTransactionDetails', async ({ caller, params }) => {
    const { attempt } = await readLatestAttempt(db, caller.customerId, params.orderCode);
    if (attempt && provider) await settlePayment({ db, clock, livePolicy, provider }, attempt.reference);
    return readOutcome(db, caller.customerId, params.orderCode, clock.now());
  });

  mount('cancelPayment', async ({ caller, params }) => {
    const { attempt } = await readLatestAttempt(db, caller.customerId, params.orderCode);
    if (attempt?.provider === provider?.name && attempt && provider) {
      // The cancel request is stored before the call, because the provider's webhook may settle the payment
      // before the call returns.
      await changeAttempt(db, attempt.id, { cancelRequestedAt: clock.now() });
      await cancelPayment({ db, clock, livePolicy, provider }, attempt.reference);
    }
    return readOutcome(db, caller.customerId, params.orderCode, clock.now());
  });

  // The signature of a return only identifies the payment. The outcome of the payment is read from the
  // provider.
  mount('paymentReturn', async ({ body, domainError }) => {
    const reference = provider?.verifyReturn(body);
    const attempt = reference === undefined ? undefined : await findAttempt(db, reference);
    if (!provider || !attempt) {
      log.warn('A payment return was rejected: no known payment has this signature.');
      throw domainError('paymentUnknown');
    }
    await addEvent(db, {
      provider: provider.name,
      kind: 'return',
      eventId: attempt.reference,
      reference: attempt.reference,
      detail: String(body.status ?? '').slice(0, 60),
      at: clock.now(),
    });
    await settlePayment({ db, clock, livePolicy, provider }, attempt.reference);
    if (attempt.orderId === null) {
      const purchase = await findPurchase(db, { id: attempt.giftCardPurchaseId ?? 0 });
      if (!purchase) throw new Error(`the gift card ${attempt.giftCardPurchaseId} is gone`);
      return toGiftCardResult(purchase);
    }
    const order = await latestOrder(db, { id: attempt.orderId });
    if (!order) throw new Error(`the order ${attempt.orderId} is gone`);
    return toPaymentResult(order);
  });

  mount('openPayment', async ({ caller, query }) => {
    const { customerId } = caller;
    const order = await latestOrder(db, { customerId });
    const giftCard = query.giftCards === 'true' ? await latestPayment(db, customerId) : undefined;
    if (giftCard && (!order || isLater(giftCard, order)))
      return { order: toGiftCardResult(giftCard.purchase) };
    return { order: order ? toPaymentResult(order) : null };
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
        ? { cardBrand: card.brand, bank: await providerOptions.bankName(card.bank), cardType: card.cardType }
        : null,
      bankOfferError: offer ? binObstacle(offer, body.bin) : '',
    };
  });

  mount('emiEligibleBin', async ({ caller, params, body }) => {
    await carts.find(caller, params.cart);
    await countLookup(caller.customerId);
    const card = await cardOf(body.bin);
    const plans = await providerOptions.emiPlans();
    // An unknown card counts as eligible, because its bank decides when the shopper pays.
    const isEligible =
      !card ||
      (card.bank === body.bank &&
        plans.some(({ bank, cardType }) => bank === card.bank && cardType === card.cardType));
    return { status: 'SUCCESS', isEligible, message: isEligible ? '' : errorOf('noEmiPlan').message };
  });

  mount('verifyVpa', async ({ caller, address, body, domainError }) => {
    if (caller.kind === 'customer') await countLookup(caller.customerId);
    else await countGuestLookup(address);
    if (!provider?.options) throw domainError('paymentProviderFailed');
    try {
      const owner = await provider.options.verifyVpa(body.upiId);
      return owner
        ? { status: 'VALID', customerName: owner.customerName }
        : { status: 'INVALID', customerName: '' };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      throw domainError('paymentProviderFailed');
    }
  });

  mount('validatePan', async ({ caller, body }) => ({
    status: 'SUCCESS',
    panLast4: await pans.save(caller.customerId, body.panNumber),
  }));
}

/** Describes the order of a returning shopper, so that the storefront opens the right page. */
const toPaymentResult = (order: StoredOrder) => ({
  orderId: order.id,
  outcome: outcomeOf(order),
  isBuyNow: order.isBuyNow,
});

/** Whether a payment of a gift card is open or newer, and the order has no open payment. */
const isLater = ({ purchase, startedAt }: LatestPayment, order: StoredOrder): boolean =>
  order.status === 'open'
    ? purchase.status === 'open' && startedAt > order.placedAt
    : purchase.status === 'open' || startedAt > order.placedAt;

/** The same for a gift card, whose page reads its state itself. */
function toGiftCardResult({ status, number }: StoredPurchase) {
  const outcome = status === 'open' ? 'PENDING' : status === 'failed' ? 'FAILED' : 'PLACED';
  return { orderId: number ?? '', outcome, isBuyNow: false, isGiftCard: true } as const;
}
