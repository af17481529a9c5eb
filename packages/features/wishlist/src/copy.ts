import { formatPaise, type Paise } from '@luxe/format';

/** Every sentence a shopper reads about her wishlist. */
export const copy = {
  title: 'Wishlist',
  list: 'What you have saved',
  count: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  loading: 'Loading your wishlist',
  empty: 'Nothing is saved yet. Press the heart on a piece, and it waits for you here.',
  onward: 'See what is new',
  failedTitle: 'Your wishlist could not be shown',
  failed: 'It is safe. Try again in a moment.',

  size: 'Size',
  chooseSize: 'Choose a size',
  sizeNeeded: 'Choose a size first.',
  soldOutSize: (size: string) => `${size}, sold out`,
  soldOut: 'Sold out. The heart keeps it here in case it comes back.',
  priceUp: (was: Paise, now: Paise) =>
    `The price rose from ${formatPaise(was)} to ${formatPaise(now)} since you saved it.`,
  priceDown: (was: Paise, now: Paise) =>
    `The price fell from ${formatPaise(was)} to ${formatPaise(now)} since you saved it.`,
  keptUntil: (day: string) => `Kept until ${day}`,

  move: 'Move to bag',
  moving: 'Moving',
  moveName: (name: string) => `Move to bag: ${name}`,
  moved: (name: string) => `${name} is in your bag.`,
  toBag: 'See the bag',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was taken out.`,
  undo: 'Undo',
} as const;
