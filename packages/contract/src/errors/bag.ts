import type { ErrorDefinition } from './errorDefinition.ts';

/** Bag, coupons, gift options and wishlist. */
export const bag = {
  // Exact code and sentence of the specification.
  CartError: { status: 404, messages: { bagNotFound: 'Cart not found' } },
  B4041: { status: 404, messages: { itemNotSold: 'This item is no longer sold.' } },
  B9301: {
    status: 409,
    messages: {
      notEnoughStock: (product: string, left: number) =>
        left === 0
          ? `${product} is sold out.`
          : `Only ${left} of ${product} ${left === 1 ? 'is' : 'are'} left.`,
    },
  },
  B9302: {
    status: 409,
    messages: {
      bagFull: (maximum: number) => `A bag holds ${maximum} different items.`,
      quantityTooHigh: (maximum: number) => `You can order up to ${maximum} of one item.`,
    },
  },
  B9303: { status: 409, messages: { lineNotFound: 'This item is no longer in your bag.' } },
  B9504: {
    status: 429,
    messages: { tooManyBags: 'Too many new bags from your network. Please try again in a few minutes.' },
  },

  B9501: {
    status: 404,
    messages: { couponUnknown: 'We do not know this coupon. Check its letters and digits.' },
  },
  // The reasons are in `modules/discount/copy.ts` of the store API.
  B9502: { status: 409, messages: { couponNotApplicable: (reason: string) => reason } },
  B9503: {
    status: 429,
    messages: { tooManyCoupons: 'Too many coupon attempts. Please try again in a few minutes.' },
  },

  B9207: {
    status: 409,
    messages: {
      wishlistFull: (maximum: number) => `A wishlist holds ${maximum} items. Please remove one first.`,
    },
  },
  B9209: { status: 404, messages: { wishlistItemNotSold: 'This item is no longer sold.' } },
} as const satisfies Record<string, ErrorDefinition>;
