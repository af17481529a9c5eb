import { cleanGiftCardCode, isGiftCardCode } from '@luxe/format/gift-card-code';
import type { CallBody, CallResponse } from '../calls/calls.ts';
import * as samples from '../samples/giftCards.ts';
import { rupees } from '../samples/values.ts';
import { rejection, type MockRequest } from './reply.ts';

type Cart = CallResponse<'giftCardCart'>;
type GiftCard = CallResponse<'giftCardOrder'>['giftCard'];

/** The outcome of a payment for a gift card. */
type MockGiftCardOutcome = Extract<GiftCard['state'], 'pending' | 'failed' | 'held' | 'sent'>;

/** What a mocked shop has of gift cards. */
export interface MockGiftCardStart {
  /** The cart of the session. Default: none. */
  readonly cart?: Cart;
  /** The bought card of the session. Default: none. */
  readonly order?: GiftCard;
  /** State of a card once its payment is checked. Default: `sent`, or `scheduled` with a day. */
  readonly outcome?: MockGiftCardOutcome;
  /** Cards that the customer bought. Default: the sample. */
  readonly own?: readonly GiftCard[];
}

type Handler = (request: MockRequest) => object;

/** Gift cards in a mocked shop: the cart, its payment, the bought card, codes and enquiries. */
export function createMockGiftCards(start: MockGiftCardStart = {}, isCustomer: () => boolean = () => false) {
  let cart = start.cart;
  let order = start.order;
  let own: readonly GiftCard[] = start.own ?? samples.ownGiftCards.giftCards;
  let shownKey = false;
  const redeemed = new Set<string>();

  const toCart = ({ body }: MockRequest): Cart => ({
    ...samples.giftCardCart,
    ...(body as object),
    message: String(body.message ?? ''),
    deliverOn: body.deliverOn ? String(body.deliverOn) : null,
    amount: rupees(Number(body.amount)),
  });
  const withCard = (give: (card: GiftCard) => object) => {
    // A reload of the page creates a new mock shop. The sample stands for the card that it does not have.
    return give((order ??= samples.giftCardPending));
  };
  const find = (id = '') => (id === 'current' ? undefined : own.find((one) => one.giftCardOrderId === id));
  const change = ({ params }: MockRequest, give: (card: GiftCard) => GiftCard) => {
    const one = find(params.giftCard);
    if (params.giftCard !== 'current' && !one) return rejection('giftCardOrderNotFound');
    if (one) {
      const next = give(one);
      own = own.map((other) => (other === one ? next : other));
      return { giftCard: next };
    }
    return withCard((card) => ({ giftCard: (order = give(card)) }));
  };
  const settle = (card: GiftCard): GiftCard => {
    if (card.state === 'scheduled' && card.deliverOn === null)
      return { ...card, state: 'sent', stateMessage: samples.giftCardSent.stateMessage };
    if (card.state !== 'pending') return card;
    const outcome = start.outcome ?? (card.deliverOn === null ? 'sent' : 'scheduled');
    const states = {
      pending: samples.giftCardPending,
      failed: samples.giftCardFailed,
      held: samples.giftCardHeld,
      scheduled: samples.giftCardScheduled,
      sent: samples.giftCardSent,
    };
    if (cart)
      cart = { ...cart, status: outcome === 'failed' ? 'open' : outcome === 'pending' ? 'paying' : 'bought' };
    const { designId, amount, recipientName, recipientEmail, senderName, senderEmail, message, deliverOn } =
      card;
    return {
      ...states[outcome],
      ...{ designId, amount, recipientName, recipientEmail, senderName, senderEmail, message, deliverOn },
    };
  };
  const cancelled = (card: GiftCard): GiftCard => ({
    ...samples.giftCardRefunding,
    giftCardOrderId: card.giftCardOrderId,
    amount: card.amount,
    refund: { amount: card.amount, isDone: false, otherWays: [] },
  });
  const cardOf = ({ body }: MockRequest) => {
    const code = cleanGiftCardCode(String(body.code));
    return isGiftCardCode(code) && /^\d{6}$/.test(cleanGiftCardCode(String(body.pin))) ? code : undefined;
  };

  const handlers = {
    createGiftCardCart: (request) => {
      order = undefined;
      return (cart = toCart(request));
    },
    updateGiftCardCart: (request) => {
      if (!cart) return rejection('giftCardCartNotFound');
      if (cart.status === 'bought') return rejection('giftCardBought');
      return (cart = toCart(request));
    },
    giftCardCart: () => cart ?? rejection('giftCardCartNotFound'),
    giftCardPaymentOptions: () => {
      if (!cart) return rejection('giftCardCartNotFound');
      return isCustomer() ? samples.giftCardPaymentOptions : samples.giftCardPaymentOptionsGuest;
    },
    beginGiftCardPayment: ({ body }) => {
      if (!cart) return rejection('giftCardCartNotFound');
      if (cart.status === 'bought') return rejection('giftCardBought');
      const { amount } = cart;
      if (body.amount !== amount.value) return rejection('giftCardAmountChanged', amount.value * 100);
      const { giftCardGuid: _guid, status: _status, quantity: _quantity, ...card } = cart;
      cart = { ...cart, status: 'paying' };
      order = { ...samples.giftCardPending, ...card };
      return { ...samples.beginGiftCardPayment, amount };
    },
    checkGiftCardPayment: (request) => change(request, settle),
    cancelGiftCardPayment: (request) =>
      change(request, (card) =>
        card.state === 'pending' && start.outcome !== 'pending'
          ? {
              ...card,
              state: 'failed',
              stateMessage: 'You cancelled this payment. Nothing was charged.',
            }
          : card,
      ),
    giftCardOrder: ({ params }) => {
      const giftCard = params.giftCard === 'current' ? order : find(params.giftCard);
      return giftCard ? { giftCard } : rejection('giftCardOrderNotFound');
    },
    revealGiftCard: ({ params }) => {
      const card = params.giftCard === 'current' ? order : find(params.giftCard);
      if (!card) return rejection('giftCardOrderNotFound');
      if (card.cardState === 'none') return rejection('giftCardNotIssued');
      if (!card.canReveal || shownKey) return rejection('giftCardShown');
      shownKey = true;
      if (order) order = { ...order, canReveal: false };
      return { ...samples.revealGiftCard, amount: card.amount };
    },
    cancelGiftCard: (request) => {
      const card = request.params.giftCard === 'current' ? order : find(request.params.giftCard);
      return card && !card.canCancel ? rejection('giftCardNotCancellable') : change(request, cancelled);
    },
    sendGiftCardAgain: (request) => {
      const { giftCard } = request.params;
      const card = giftCard === 'current' ? order : find(giftCard);
      return card && card.state !== 'undelivered'
        ? rejection('giftCardNotSentAgain')
        : change(request, (one) => ({
            ...one,
            state: 'scheduled',
            stateMessage: `We are e-mailing the gift card to ${one.recipientName}.`,
            recipientEmail: String(request.body.recipientEmail),
            deliverOn: null,
          }));
    },
    redirectGiftCardRefund: (request) => {
      const { giftCard } = request.params;
      const card = giftCard === 'current' ? order : find(giftCard);
      if (!card?.refund?.otherWays.length) return rejection('refundNotRejected');
      const { refundTo, bank } = request.body as unknown as CallBody<'redirectGiftCardRefund'>;
      if (refundTo === 'bank' && !bank) return rejection('bankMissing');
      return change(request, (one) => ({
        ...one,
        state: refundTo === 'bank' ? 'refunding' : 'refunded',
        stateMessage:
          refundTo === 'bank'
            ? samples.giftCardTransferDue.stateMessage.replace('4321', bank?.accountNumber.slice(-4) ?? '')
            : 'Your bank did not take the refund. We have added it to your cliq cash.',
        refund: one.refund && { ...one.refund, isDone: refundTo !== 'bank', otherWays: [] },
      }));
    },
    ownGiftCards: () => ({ ...samples.ownGiftCards, giftCards: [...own], totalNoOfGiftCards: own.length }),
    giftCardBalance: (request) => {
      const code = cardOf(request);
      if (code === undefined) return rejection('giftCardUnknown');
      return redeemed.has(code) ? samples.giftCardBalanceUsed : samples.giftCardBalance;
    },
    redeemGiftCard: (request) => {
      const code = cardOf(request);
      if (code === undefined) return rejection('giftCardUnknown');
      if (redeemed.has(code)) return rejection('giftCardUsed');
      redeemed.add(code);
      return samples.redeemGiftCard;
    },
    checkGiftCardRows: ({ body }) =>
      /[^\d,;\s]/.test(String(body.csv).replace(/^[^\n]*[a-z][^\n]*/i, ''))
        ? samples.checkGiftCardRowsFaulty
        : samples.checkGiftCardRows,
  } as const satisfies Readonly<Record<string, Handler>>;
  return handlers;
}
