import { formatPaise, type Paise } from '@luxe/format';

/** Messages about changes to the bag. They load after the page, with the code of the bag actions. */
export const actionCopy = {
  removed: (name: string) => `${name} removed.`,
  moved: (name: string) => `${name} is in your wishlist.`,
  undo: 'Undo',
  couponApplied: (code: string, saving: Paise) => `${code} applied. You save ${formatPaise(saving)}.`,
  couponRemoved: (code: string) => `${code} removed.`,
  giftAdded: (title: string) => `${title} is in your bag.`,
  giftRemoved: (title: string) => `${title} was removed.`,
} as const;
