import { formatCount, formatPaise, type Paise } from '@luxe/format';

/** Every sentence of the wishlist page. */
export const copy = {
  title: 'Wishlist',
  list: 'Saved items',
  count: (count: number) => (count === 1 ? '1 item' : `${formatCount(count)} items`),
  loading: 'Loading your wishlist',
  empty: 'Nothing saved yet. Tap the heart on an item to save it here.',
  seeNew: 'See what is new',
  failedTitle: 'Your wishlist could not be shown',
  failed: 'It is safe. Try again in a moment.',

  size: 'Size',
  chooseSize: 'Choose a size',
  sizeNeeded: 'Choose a size first.',
  soldOutSize: (size: string) => `${size}, sold out`,
  soldOut: 'Sold out. It stays here in case it comes back.',
  priceUp: (was: Paise, now: Paise) =>
    `The price rose from ${formatPaise(was)} to ${formatPaise(now)} since you saved it.`,
  priceDown: (was: Paise, now: Paise) =>
    `The price fell from ${formatPaise(was)} to ${formatPaise(now)} since you saved it.`,
  savedUntil: (day: string) => `Saved until ${day}`,

  move: 'Move to bag',
  moving: 'Moving',
  moveName: (name: string) => `Move to bag: ${name}`,
  moved: (name: string) => `${name} is in your bag.`,
  goToBag: 'Go to bag',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
} as const;
