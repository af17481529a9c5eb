import type { Endpoint } from '../shared/endpoint.ts';

const open = { service: 'store', audience: 'shopper', token: 'none' } as const;
const customer = { service: 'store', audience: 'shopper', token: 'customer' } as const;

/** A page sends `current` for the guid of the cart, which only the session boundary knows [DAT-02]. */
const own = { service: 'store', audience: 'shopper', token: 'any', secrets: ['giftCardGuid'] } as const;

const cart = { ...own, path: '/v2/lux/users/{user}/giftCardCarts/{giftCardGuid}' } as const;

/**
 * A bought card. `{giftCard}` is `current` for the card of this session's cart, else the number of a card
 * that the customer or this session bought. The session boundary adds the guid of the cart: `number.guid`.
 */
const order = { ...own, path: '/v2/lux/users/{user}/giftCardOrders/{giftCard}' } as const;

const post = { method: 'POST', effect: 'write' } as const;
const read = { method: 'GET', effect: 'read' } as const;

/** Gift cards: bought, paid, shown, redeemed, and asked for by companies [ACC-10, ACC-11, ACC-20, ACC-21]. */
export const giftCardCalls = {
  giftCardOptions: {
    ...open,
    ...read,
    path: '/v2/lux/giftCards/options',
    shared: true,
    summary: 'Returns designs, amounts, days and limits of gift cards. Not in the specification.',
  },
  createGiftCardCart: {
    ...own,
    ...post,
    path: '/v2/lux/users/{user}/giftCardCarts',
    body: 'json',
    summary:
      'Creates a cart with one gift card, in place of the cart of this session that is not bought. Not in the specification.',
    errors: ['W4001', 'W4002', 'W4003', 'W4004', 'W4091', 'W4291'],
  },
  updateGiftCardCart: {
    ...cart,
    ...post,
    body: 'json',
    summary: 'Replaces the gift card of the cart, if it is not paid. Not in the specification.',
    errors: ['W4001', 'W4002', 'W4003', 'W4004', 'W4041', 'W4091', 'W4092'],
  },
  giftCardCart: {
    ...cart,
    ...read,
    summary: 'Returns the cart with its gift card. Not in the specification.',
    errors: ['W4041'],
  },
  giftCardPaymentOptions: {
    ...cart,
    ...read,
    path: '/v2/lux/users/{user}/giftCardCarts/{giftCardGuid}/paymentOptions',
    summary:
      'Returns the methods that can pay for a gift card, with what the provider offers this shopper. Credits, coupons and cash on delivery never pay for one. Not in the specification.',
    errors: ['W4041'],
  },
  beginGiftCardPayment: {
    ...cart,
    ...post,
    path: '/v2/lux/users/{user}/giftCardCarts/{giftCardGuid}/payment',
    body: 'json',
    idempotent: true,
    summary:
      'Opens the payment of the gift card, or returns its open payment, so that two tabs pay once. Not in the specification.',
    errors: ['W4005', 'W4014', 'W4041', 'W4092', 'O4005', 'O4290', 'PAYMENT_GATEWAY', 'W4002'],
  },
  checkGiftCardPayment: {
    ...order,
    ...post,
    path: '/v2/lux/users/{user}/giftCardOrders/{giftCard}/checkPayment',
    summary: 'Checks the payment with the provider, and returns the card. Not in the specification.',
    errors: ['W4042'],
  },
  cancelGiftCardPayment: {
    ...order,
    ...post,
    path: '/v2/lux/users/{user}/giftCardOrders/{giftCard}/cancelPayment',
    summary:
      'Cancels a payment that the shopper gave up. If it may still be charged, the card stays pending. Not in the specification.',
    errors: ['W4042', 'O4290'],
  },
  giftCardOrder: {
    ...order,
    ...read,
    summary:
      'Returns a bought gift card with its state, without its code; 404 before its first payment, and for the card of another shopper. Not in the specification.',
    errors: ['W4042'],
  },
  revealGiftCard: {
    ...order,
    ...post,
    path: '/v2/lux/users/{user}/giftCardOrders/{giftCard}/code',
    idempotent: true,
    summary:
      'Returns code and PIN to the buyer, once. The same key again gets them for ten minutes. Not in the specification.',
    errors: ['W4042', 'W4010', 'W4015'],
  },
  cancelGiftCard: {
    ...order,
    ...post,
    path: '/v2/lux/users/{user}/giftCardOrders/{giftCard}/cancel',
    summary: 'Cancels an unused gift card and refunds its payment. Not in the specification.',
    errors: ['W4042', 'W4011'],
  },
  sendGiftCardAgain: {
    ...order,
    ...post,
    path: '/v2/lux/users/{user}/giftCardOrders/{giftCard}/sendAgain',
    body: 'json',
    summary:
      'Mails a gift card whose mail could not be delivered to the address of the body, with a new code. A repeated request changes nothing. Not in the specification.',
    errors: ['W4042', 'W4016', 'W4017', 'W4291'],
  },
  redirectGiftCardRefund: {
    ...order,
    ...post,
    path: '/v2/lux/users/{user}/giftCardOrders/{giftCard}/redirectRefund',
    body: 'json',
    idempotent: true,
    summary:
      'Sends the refund of a gift card that the bank rejects to a bank account or to cliq cash. Not in the specification.',
    errors: ['W4042', 'O4098', 'O4099', 'O4014', 'O4043', 'NOT_FOUND', 'W4291'],
  },
  claimGiftCardEvent: {
    ...order,
    ...post,
    path: '/v2/lux/users/{user}/giftCardOrders/{giftCard}/placedEvent',
    summary: 'Like `claimPlacedEvent`, for a bought gift card, also of a guest. Not in the specification.',
    errors: ['W4042'],
  },
  ownGiftCards: {
    ...customer,
    ...read,
    path: '/v2/lux/users/{user}/giftCardOrders',
    summary: 'Returns the gift cards that a customer bought, newest first. Not in the specification.',
  },
  giftCardBalance: {
    ...own,
    ...post,
    path: '/v2/lux/users/{user}/giftCards/balance',
    body: 'json',
    summary: 'Returns the balance of a gift card by its code and PIN. Not in the specification.',
    errors: ['W4006', 'W4291'],
  },
  redeemGiftCard: {
    ...customer,
    ...post,
    path: '/v2/lux/users/{user}/giftCards/redeem',
    body: 'json',
    idempotent: true,
    summary: 'Adds the amount of a gift card to the cliq cash of the customer, once [ACC-20].',
    errors: ['W4006', 'W4007', 'W4008', 'W4009', 'W4291'],
  },
  checkGiftCardRows: {
    ...open,
    ...post,
    path: '/v2/lux/giftCards/corporate/rows',
    body: 'json',
    maxBytes: 64 * 1024,
    summary:
      'Reads denominations and quantities from a CSV file. Returns the rows, and what is wrong with each other row. Not in the specification.',
    errors: ['W4291'],
  },
  corporateGiftCards: {
    ...open,
    ...post,
    path: '/v2/lux/giftCards/corporate',
    body: 'json',
    idempotent: true,
    maxBytes: 64 * 1024,
    summary: 'Stores what a company asks for, and returns the number of the enquiry [ACC-21].',
    errors: ['W4012', 'W4013', 'W4291'],
  },
} as const satisfies Record<string, Endpoint>;
