import { formatPaise, type Paise } from '@luxe/format';

/**
 * Notes to the shopper about the merge of a guest's bag into their own bag, and about what a new coupon
 * replaces.
 */
export const copy = {
  giftMessageReplaced: 'Both bags had a gift message. The one written before you logged in stays.',
  couponStays: (
    better: { readonly code: string; readonly saving: Paise },
    other: { readonly code: string; readonly saving: Paise },
  ) => {
    const saves = better.saving > 0 ? `: it saves ${formatPaise(better.saving)}` : '';
    const less =
      other.saving > 0 ? `would save ${formatPaise(other.saving)}` : 'does not apply to this bag now';
    return `Your bag has one coupon. ${better.code} stays${saves}. ${other.code} ${less}.`;
  },
  standardDelivery: (product: string, saving: Paise) =>
    `${product} will come by Standard Delivery: it saves ${formatPaise(saving)}.`,
  expressDelivery: (product: string) =>
    `${product} will come by Express Delivery: it is faster and costs no more.`,
  quantityReduced: (product: string, wanted: number, fit: number) =>
    `Your two bags had ${wanted} of ${product}; ${fit} can be ordered.`,
  couponReplaced: (code: string) => `${code} was removed: a bag has one coupon.`,
  offerPaused: (title: string) => `${title} cannot be used with a coupon, so it is not applied.`,
};
