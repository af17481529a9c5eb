import { formatPaise, wholeRupees, type Paise } from '@luxe/format';

const pieces = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Every sentence a shopper reads in the bag. */
export const copy = {
  title: 'Bag',
  count: pieces,
  lines: 'Pieces in your bag',
  deliverTo: 'Deliver to',
  place: (pincode: string, city: string) => [pincode, city].filter(Boolean).join(', '),
  changePincode: 'Change pincode',
  pincode: 'Pincode',
  pincodeWrong: 'Enter all six digits of the pincode.',
  savePincode: 'Save pincode',
  savingPincode: 'Saving',
  keepPincode: 'Keep this one',

  by: (day: string) => `By ${day}`,
  goesBy: (mode: string, day: string) => `${mode}, by ${day}`,
  noDelivery: (pincode: string) => `This piece cannot be delivered to ${pincode}.`,
  standard: 'Standard Delivery',
  express: 'Express',
  /** The other way that a line can go, and what it costs more or less: `Change to Express, Sunday, 22 November, +₹250`. */
  sendBy: (mode: string, day: string, charge: Paise, more: Paise) =>
    [
      `Change to ${mode}`,
      day,
      more ? (more > 0 ? '+' : '') + formatPaise(more) : charge ? formatPaise(charge) : 'free',
    ].join(', '),
  /** What a line costs below its maximum retail price. */
  saving: (mrp: Paise, saved: Paise) => `MRP ${formatPaise(mrp)}, you save ${formatPaise(saved)}`,
  sendName: (words: string, name: string) => `${words}: ${name}`,
  sendCharge: (charge: Paise) => `Delivery ${formatPaise(charge)}`,
  replaceable: 'Can be exchanged',
  notReplaceable: 'Cannot be exchanged',
  left: (count: number, size: string) => (size ? `${count} left in ${size}` : `${count} left`),
  soldOut: 'Sold out. Remove it to go to checkout.',
  tooMany: (count: number) => `Only ${count} left. Change the quantity to go to checkout.`,
  lowerTo: (count: number) => `Change to ${count}`,
  lowerToName: (count: number, name: string) => `Change to ${count}: ${name}`,
  fewer: (names: string) => `There are fewer left of ${names} than your bag holds.`,
  limit: (count: number) => `${count} is all we can give of this piece.`,
  priceUp: (was: Paise, now: Paise) =>
    `The price rose from ${formatPaise(was)} to ${formatPaise(now)} since you added it.`,
  priceDown: (was: Paise, now: Paise) =>
    `The price fell from ${formatPaise(was)} to ${formatPaise(now)} since you added it.`,
  each: (price: Paise) => `${formatPaise(price)} each`,
  free: 'Free',
  giveAway: 'A gift with your order',
  /** Beside the brand of a piece of the second catalogue. */
  indiluxe: 'indiluxe',
  seen: 'Noted',
  seenName: (name: string) => `Noted: price of ${name}`,
  before: 'Before',
  edit: 'Edit',
  editName: (name: string) => `Edit ${name}`,
  move: 'Move to wishlist',
  moveName: (name: string) => `Move to wishlist: ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,

  coupon: 'Coupon',
  viewAll: 'View all',
  viewAllName: 'View all coupons',

  summary: 'Summary',
  payable: 'Total payable',
  emiFrom: (amount: Paise) => `No-cost EMI from ${formatPaise(wholeRupees(amount))} a month.`,
  tax: 'Prices include all taxes.',
  bar: 'Total and checkout',
  checkout: 'Go to checkout',
  checkingOut: 'One moment',
  blocked: 'A piece in your bag needs a change first. See above.',
  unsettled:
    'Your last change could not be saved, so the bag is as it was. Look it over, then go to checkout.',

  emptyTitle: 'Bag',
  empty: 'Your bag is empty.',
  onward: 'See what is new',
  failedTitle: 'Your bag could not be shown',
  failed: 'What is in it is safe. Try again in a moment.',
  loading: 'Loading your bag',
} as const;
