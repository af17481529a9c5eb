import type { ErrorDefinition } from './errorDefinition.ts';

/** Bag, coupons, gift options and wishlist. */
export const bag = {
  bagNotFound: { status: 404, code: 'CartError', message: 'Cart not found' },
  itemNotSold: { status: 404, code: 'B4041', message: 'This item is no longer sold.' },
  lineNotFound: { status: 409, code: 'B9301', message: 'This item is no longer in your bag.' },
  notEnoughStock: {
    status: 409,
    code: 'B9301',
    message: (product: string, left: number) =>
      left === 0
        ? `${product} is sold out.`
        : `Only ${left} of ${product} ${left === 1 ? 'is' : 'are'} left.`,
  },
  bagFull: {
    status: 409,
    code: 'B9302',
    message: (maximum: number) => `A bag holds ${maximum} different items.`,
  },
  quantityTooHigh: {
    status: 409,
    code: 'B9302',
    message: (maximum: number) => `You can order up to ${maximum} of one item.`,
  },
  tooManyBags: {
    status: 429,
    code: 'B9504',
    message: 'Too many new bags from your network. Please try again in a few minutes.',
  },
  giftOptionsOrdered: {
    status: 409,
    code: 'O4003',
    message: 'This bag has already been ordered: its gift options cannot be changed.',
  },
  giftOptionsBeingPaid: {
    status: 409,
    code: 'O4004',
    message: 'This bag is being paid for: its gift options cannot be changed now.',
  },

  couponUnknown: {
    status: 404,
    code: 'B9501',
    message: 'We do not know this coupon. Check its letters and digits.',
  },
  // The reasons are in `modules/discount/copy.ts`.
  couponNotApplicable: { status: 409, code: 'B9502', message: (reason: string) => reason },
  tooManyCoupons: {
    status: 429,
    code: 'B9503',
    message: 'Too many coupon attempts. Please try again in a few minutes.',
  },

  wishlistFull: {
    status: 409,
    code: 'B9207',
    message: (maximum: number) => `A wishlist holds ${maximum} items. Please remove one first.`,
  },
  wishlistItemNotSold: { status: 404, code: 'B9209', message: 'This item is no longer sold.' },
} as const satisfies Record<string, ErrorDefinition>;
