import { formatPaise, type Paise } from '@luxe/format';

/** What is said of what was done to the bag: it comes with it. */
export const actionCopy = {
  removed: (name: string) => `${name} removed.`,
  moved: (name: string) => `${name} is in your wishlist.`,
  undo: 'Undo',
  couponOn: (code: string, saving: Paise) => `${code} is applied. You save ${formatPaise(saving)}.`,
  couponOff: (code: string) => `${code} is taken off.`,
  giftCame: (title: string) => `${title} is in your bag.`,
  giftLeft: (title: string) => `${title} is not in your bag any more.`,
} as const;
