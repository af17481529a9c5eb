import { giftCardModes } from '@luxe/contract/gift-card-values';
import { callerName, createLimiter, takeAll, type Clock, type SharedCounts } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { Database } from '../db/database.ts';
import { domainError, retryableError } from '../errors/domainError.ts';
import type { CustomerCaller } from '../http/caller.ts';
import type { Mount } from '../http/mount.ts';
import { toPrice } from '../modules/catalogue/price.ts';
import { claimGiftCardEvent } from '../modules/gift-card/claimGiftCardEvent.ts';
import { addLead, parseLeadRows, totalsOf } from '../modules/gift-card/corporateLeads.ts';
import { cancelGiftCard, sendAgainAsBuyer } from '../modules/gift-card/changeGiftCard.ts';
import {
  changeGiftCardCart,
  createGiftCardCart,
  customerIdOf,
  deliveryDays,
  purchaseByGuid,
  purchaseOfSession,
  type GiftCardBuyer,
} from '../modules/gift-card/giftCardCart.ts';
import { redirectAsBuyer } from '../modules/refund/redirectAsBuyer.ts';
import type { GiftCardKeys } from '../modules/gift-card/keys.ts';
import { findCard, redeemGiftCard } from '../modules/gift-card/redeemGiftCard.ts';
import {
  findPurchase,
  listBought,
  listDesigns,
  listPresets,
  lockPurchaseRow,
  readBought,
  type StoredPurchase,
} from '../modules/gift-card/repository.ts';
import { revealGiftCard } from '../modules/gift-card/revealGiftCard.ts';
import { cardStateOf, toWireGiftCard, toWireGiftCardCart } from '../modules/gift-card/wire.ts';
import type { Encryption } from '../secrets/encryption.ts';
import type { CachedProviderOptions } from '../modules/payment-provider/cachedProviderOptions.ts';
import { ProviderError, type PaymentProvider } from '../modules/payment-provider/provider.ts';
import { startGiftCardPayment } from '../modules/payment/beginGiftCard.ts';
import { cancelPayment } from '../modules/payment/cancel.ts';
import { changeAttempt } from '../modules/payment/repository.ts';
import { settlePayment } from '../modules/payment/settlePayment.ts';
import { syncSavedCards } from '../modules/payment/syncSavedCards.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import { isPaidAhead } from '../modules/pricing/paymentModes.ts';
import { listUpiIds } from '../modules/saved/repository.ts';
import { formatGiftCardCode } from '@luxe/format/gift-card-code';

const tenMinutes = 10 * 60_000;

export interface GiftCardParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider | undefined;
  readonly providerOptions: CachedProviderOptions;
  /** URL to which the provider sends shoppers back. */
  readonly returnUrl: string;
  readonly keys: GiftCardKeys;
  /** Encrypts bank accounts. */
  readonly encryption: Encryption;
  readonly shared?: SharedCounts | undefined;
  /** Maximum number of gift card carts per network in 10 minutes. */
  readonly cartLimit?: number | undefined;
}

/** Endpoints of gift cards [ACC-10, ACC-11, ACC-20, ACC-21]. */
export function giftCardRoutes(mount: Mount, parts: GiftCardParts): void {
  const { db, clock, livePolicy, keys } = parts;
  const limits = createLimits(parts);

  mount('giftCardOptions', async () => {
    const policy = await livePolicy.read();
    const { giftCardMinimum, giftCardMaximum, giftCardMessageLength, giftCardDays } = policy;
    return {
      // Designs are colours, because a letter shows them: docs/decisions/0070-gift-card-designs.md.
      designs: (await listDesigns(db)).map(({ id, title, tone }) => ({
        ...{ designId: id, title, tone },
        picture: null,
      })),
      presets: (await listPresets(db))
        .filter((paise) => paise >= giftCardMinimum && paise <= giftCardMaximum)
        .map(toPrice),
      minimum: toPrice(giftCardMinimum),
      maximum: toPrice(giftCardMaximum),
      messageLength: giftCardMessageLength,
      ...deliveryDays(policy, clock.now()),
      validityMonths: Math.floor((giftCardDays / 365) * 12),
      corporate: { maximumRows: policy.corporateMaxRows, maximumQuantity: policy.corporateMaxCards },
    };
  });

  const findCart = async (buyer: GiftCardBuyer, guid: string): Promise<StoredPurchase> => {
    const purchase = await purchaseByGuid(db, buyer, guid);
    if (!purchase) throw domainError('giftCardCartNotFound');
    return purchase;
  };

  mount('createGiftCardCart', async ({ caller, address, body: { replaces, ...form } }) => {
    await limits.countCart(address);
    const policy = await livePolicy.read();
    const replaced = replaces === undefined ? undefined : await purchaseByGuid(db, caller, replaces);
    if (replaced?.status === 'open') await cancelOpenPayment(parts, replaced);
    return toWireGiftCardCart(await createGiftCardCart(db, clock, caller, form, policy, replaced));
  });

  mount('giftCardCart', async ({ caller, params }) =>
    toWireGiftCardCart(await findCart(caller, params.giftCardGuid)),
  );

  mount('updateGiftCardCart', async ({ caller, params, body }) => {
    const found = await findCart(caller, params.giftCardGuid);
    if (found.status === 'open') await cancelOpenPayment(parts, found);
    const policy = await livePolicy.read();
    await db.transaction(async (tx) => {
      const purchase = await lockPurchaseRow(tx, found.id);
      if (!purchase) throw domainError('giftCardCartNotFound');
      await changeGiftCardCart(tx, purchase, body, policy, clock.now());
    });
    return toWireGiftCardCart(await findCart(caller, params.giftCardGuid));
  });

  /**
   * The bought card of a session's cart, a customer's own one with this number, or one of the session, named
   * `number.guid` with the guid of its cart.
   */
  const findBought = async (buyer: GiftCardBuyer, given: string): Promise<StoredPurchase> => {
    const [name = '', guid] = given.split('.');
    const own =
      guid === undefined
        ? await purchaseByGuid(db, buyer, name)
        : await purchaseOfSession(db, buyer, { number: name, guid });
    const numbered = own ?? (await findPurchase(db, { number: name }));
    const isOwn =
      numbered !== undefined &&
      numbered.number !== null &&
      (own !== undefined || (numbered.customerId !== null && numbered.customerId === customerIdOf(buyer)));
    if (!isOwn) throw domainError('giftCardOrderNotFound');
    return numbered;
  };
  const answer = async (buyer: GiftCardBuyer, name: string) => ({
    giftCard: toWireGiftCard(await readBought(db, await findBought(buyer, name)), clock.now()),
  });

  mount('giftCardOrder', ({ caller, params }) => answer(caller, params.giftCard));

  mount('claimGiftCardEvent', async ({ caller, params, query: { eventId } }) => {
    const { id } = await findBought(caller, params.giftCard);
    return { isFirst: await claimGiftCardEvent(db, id, { eventId, at: clock.now() }) };
  });

  mount('ownGiftCards', async ({ caller, query: { currentPage, pageSize } }) => {
    const page = { offset: currentPage * pageSize, limit: pageSize };
    const { bought, total } = await listBought(db, caller.customerId, page);
    return {
      giftCards: bought.map((one) => toWireGiftCard(one, clock.now())),
      ...{ currentPage, pageSize, totalNoOfGiftCards: total },
    };
  });

  mount('revealGiftCard', async ({ caller, params, idempotency }) => {
    const { id } = await findBought(caller, params.giftCard);
    const request = { key: idempotency.key, keys, now: clock.now() };
    const { code, pin, card } = await revealGiftCard(db, id, request);
    return {
      code: formatGiftCardCode(code),
      pin,
      amount: toPrice(card.amountPaise),
      lastDay: card.lastDay,
    };
  });

  mount('cancelGiftCard', async ({ caller, params }) => {
    const { id } = await findBought(caller, params.giftCard);
    const reference = await db.transaction((tx) => cancelGiftCard(tx, id, clock.now()));
    const { provider } = parts;
    // The reconciler requests the refund again when the provider does not answer now.
    if (provider) await settlePayment({ db, clock, livePolicy, provider }, reference);
    return answer(caller, params.giftCard);
  });

  mount('sendGiftCardAgain', async ({ caller, address, params, body }) => {
    await limits.countCorrection(caller, address);
    const { id } = await findBought(caller, params.giftCard);
    const policy = await livePolicy.read();
    await db.transaction((tx) => sendAgainAsBuyer(tx, id, body.recipientEmail, policy, clock.now()));
    return answer(caller, params.giftCard);
  });

  mount('redirectGiftCardRefund', async ({ caller, address, params, body, idempotency }) => {
    await limits.countRedirect(caller, address);
    await redirectAsBuyer(parts, await findBought(caller, params.giftCard), body, idempotency.key);
    return answer(caller, params.giftCard);
  });

  paymentCalls(mount, parts, { findCart, findBought, answer, limits });

  mount('giftCardBalance', async ({ caller, address, body }) => {
    await limits.countTry(caller, address);
    const card = await findCard(db, body, keys);
    if (!card) throw domainError('giftCardUnknown');
    const cardState = cardStateOf(card, clock.now());
    return {
      cardState,
      balance: toPrice(cardState === 'active' || cardState === 'blocked' ? card.amountPaise : 0),
      ...{ lastFour: card.lastFour, lastDay: card.lastDay },
    };
  });

  mount('redeemGiftCard', async ({ caller, address, body, idempotency }) => {
    await limits.countTry(caller, address);
    const request = { customerId: caller.customerId, ...idempotency, at: clock.now() };
    const policy = await livePolicy.read();
    const { amountPaise, balancePaise, lastDay } = await redeemGiftCard(db, body, request, { keys, policy });
    return { status: 'SUCCESS', amount: toPrice(amountPaise), balance: toPrice(balancePaise), lastDay };
  });

  mount('checkGiftCardRows', async ({ address, body }) => {
    await limits.countEnquiry(address, 'rows');
    const { rows, errors } = parseLeadRows(body.csv, await livePolicy.read());
    const { totalQuantity, totalPaise } = totalsOf(rows);
    return { rows: [...rows], errors: [...errors], totalQuantity, totalAmount: toPrice(totalPaise) };
  });

  mount('corporateGiftCards', async ({ address, body, idempotency }) => {
    await limits.countEnquiry(address, 'enquiries');
    const leadNumber = await addLead(db, body, idempotency, await livePolicy.read(), clock.now());
    const { totalQuantity, totalPaise } = totalsOf(body.rows);
    return { status: 'SUCCESS', leadNumber, totalQuantity, totalAmount: toPrice(totalPaise) };
  });
}

interface Finders {
  readonly findCart: (buyer: GiftCardBuyer, guid: string) => Promise<StoredPurchase>;
  readonly findBought: (buyer: GiftCardBuyer, name: string) => Promise<StoredPurchase>;
  readonly answer: (
    buyer: GiftCardBuyer,
    name: string,
  ) => Promise<{ giftCard: ReturnType<typeof toWireGiftCard> }>;
  readonly limits: ReturnType<typeof createLimits>;
}

/** Calls that pay for a gift card, through the payment core. */
function paymentCalls(mount: Mount, parts: GiftCardParts, finders: Finders): void {
  const { db, clock, livePolicy, provider, providerOptions, returnUrl } = parts;
  const { findCart, findBought, answer, limits } = finders;

  mount('giftCardPaymentOptions', async ({ caller, params }) => {
    await findCart(caller, params.giftCardGuid);
    const methods = await providerOptions.methods();
    const customer = caller.kind === 'customer' ? caller : undefined;
    return {
      isProviderAvailable: provider !== undefined && (!provider.options || methods !== undefined),
      banks: methods?.banks.map(({ code, name }) => ({ code, name })) ?? [],
      wallets: (methods?.wallets ?? []).flatMap(({ code, name }) =>
        code === 'PAYPAL' || code === 'TPM' ? [{ code, name }] : [],
      ),
      savedCards: customer ? await syncSavedCards(parts, customer) : [],
      savedUpiIds: customer
        ? (await listUpiIds(db, customer.customerId)).map(({ upiId }) => ({ upiId }))
        : [],
      paymentModes: giftCardModes.filter((mode) => isPaidAhead(mode, provider)),
    };
  });

  mount('beginGiftCardPayment', async ({ caller, address, params, body, idempotency }) => {
    if (!provider || !isPaidAhead(body.paymentMode, provider))
      throw domainError('giftCardMethodNotAvailable');
    const purchase = await findCart(caller, params.giftCardGuid);
    await limits.countBegin(caller, address, purchase);
    const settleParts = { db, clock, livePolicy, provider };
    const { paymentMode, amount } = body;
    const { key } = idempotency;
    const request = { buyer: caller, purchaseId: purchase.id, paymentMode, amount, returnUrl, key };
    const begun = await startGiftCardPayment(settleParts, request);
    try {
      return {
        status: 'SUCCESS',
        giftCardOrderId: begun.orderId,
        amount: toPrice(begun.amountPaise),
        payment: await provider.handOver(begun.reference, begun.providerReference),
      };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // The provider no longer offers this payment.
      await settlePayment(settleParts, begun.reference);
      throw domainError('paymentProviderFailed');
    }
  });

  mount('checkGiftCardPayment', async ({ caller, address, params }) => {
    const { attempt, purchase } = await readBought(db, await findBought(caller, params.giftCard));
    // Above the limit, the page gets what the shop knows.
    const mayAsk = (await limits.countCheck(address, purchase)) === undefined;
    if (attempt && provider && mayAsk)
      await settlePayment({ db, clock, livePolicy, provider }, attempt.reference);
    return answer(caller, params.giftCard);
  });

  mount('cancelGiftCardPayment', async ({ caller, address, params }) => {
    const purchase = await findBought(caller, params.giftCard);
    const wait = await limits.countCheck(address, purchase);
    if (wait !== undefined) throw retryableError('tooManyPayments', wait);
    await cancelOpenPayment(parts, purchase);
    return answer(caller, params.giftCard);
  });
}

/** Cancels the open payment of a purchase, if the provider confirms that it cannot be charged. */
async function cancelOpenPayment(
  { db, clock, livePolicy, provider }: GiftCardParts,
  purchase: StoredPurchase,
): Promise<void> {
  const { attempt } = await readBought(db, purchase);
  if (!provider || attempt?.provider !== provider.name) return;
  if (attempt.status !== 'made' && attempt.status !== 'open') return;
  // Stored before the call, because the provider's webhook may settle the payment before the call returns.
  await changeAttempt(db, attempt.id, { cancelRequestedAt: clock.now() });
  await cancelPayment({ db, clock, livePolicy, provider }, attempt.reference);
}

/** Limits against guessing and abuse, by account and by network. */
function createLimits({ clock, shared, cartLimit = 300 }: GiftCardParts) {
  const limiter = (name: string, limit: number, windowMs = tenMinutes) =>
    createLimiter({ name, limit, windowMs, shared, elapsed: () => clock.elapsed() });
  const carts = limiter('store gift card carts by network', cartLimit);
  const beginsOfCart = limiter('store gift card payments by cart', 10);
  const beginsOfDay = limiter('store gift card payments by cart in a day', 20, 24 * 60 * 60_000);
  const beginsOfBuyer = limiter('store gift card payments by buyer', 10);
  const beginsOfNetwork = limiter('store gift card payments by network', 30);
  const checksOfCart = limiter('store gift card payment checks by cart', 150);
  const checksOfNetwork = limiter('store gift card payment checks by network', 1500);
  const triesOfAccount = limiter('store gift card codes by customer', 10);
  const triesOfNetwork = limiter('store gift card codes by network', 60);
  const corrections = limiter('store gift card addresses by buyer', 20);
  const redirects = limiter('store gift card refunds by buyer', 20);
  const enquiries = limiter('store gift card enquiries by network', 10, 60 * 60_000);
  const files = limiter('store gift card files by network', 60);

  return {
    async countCart(address: string) {
      const wait = await carts.take(callerName(address));
      if (wait !== undefined) throw retryableError('tooManyGiftCardCarts', wait);
    },
    /** Counts a payment. Without these limits, the call would test stolen cards. */
    async countBegin(caller: GiftCardBuyer, address: string, { id, senderEmail }: StoredPurchase) {
      const customerId = customerIdOf(caller);
      const buyer = customerId === null ? senderEmail.toLowerCase() : `customer ${customerId}`;
      const wait = await takeAll([
        [beginsOfCart, String(id)],
        [beginsOfDay, String(id)],
        [beginsOfBuyer, buyer],
        // An account has its own limit. Many customers may share the network of a carrier.
        ...(customerId === null ? [[beginsOfNetwork, callerName(address)] as const] : []),
      ]);
      if (wait !== undefined) throw retryableError('tooManyPayments', wait);
    },
    /** Counts a question to the provider. Returns the seconds to wait; undefined within the limit. */
    countCheck: (address: string, { id }: StoredPurchase) =>
      takeAll([
        [checksOfCart, String(id)],
        [checksOfNetwork, callerName(address)],
      ]),
    /** Counts a typed code, right or wrong. */
    async countTry(caller: GiftCardBuyer | CustomerCaller, address: string) {
      const wait =
        (caller.kind === 'customer' ? await triesOfAccount.take(String(caller.customerId)) : undefined) ??
        (await triesOfNetwork.take(callerName(address)));
      if (wait !== undefined) throw retryableError('tooManyGiftCardTries', wait);
    },
    /** Counts a corrected address: each makes the shop write to it. */
    async countCorrection(caller: GiftCardBuyer, address: string) {
      const customerId = customerIdOf(caller);
      const buyer = customerId === null ? callerName(address) : `customer ${customerId}`;
      const wait = await corrections.take(buyer);
      if (wait !== undefined) throw retryableError('tooManyGiftCardTries', wait);
    },
    /** Counts another way of a refund: each makes the shop ask the provider. */
    async countRedirect(caller: GiftCardBuyer, address: string) {
      const customerId = customerIdOf(caller);
      const buyer = customerId === null ? callerName(address) : `customer ${customerId}`;
      const wait = await redirects.take(buyer);
      if (wait !== undefined) throw retryableError('tooManyGiftCardTries', wait);
    },
    async countEnquiry(address: string, what: 'rows' | 'enquiries') {
      const wait = await (what === 'rows' ? files : enquiries).take(callerName(address));
      if (wait !== undefined) throw retryableError('tooManyEnquiries', wait);
    },
  };
}
