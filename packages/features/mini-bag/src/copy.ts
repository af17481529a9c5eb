const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Every sentence a shopper reads in the mini bag. Those with capitals are the specification's own [SHL-11] [SHL-12]. */
export const copy = {
  title: 'Your bag',
  added: 'Added to your bag',
  count: items,
  lines: 'Pieces in your bag',
  quantity: (count: number) => `Quantity ${count}`,
  price: 'Price',
  free: 'Free',
  soldOut: 'Sold out',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',

  more: (count: number) => `${count} More ${count === 1 ? 'Item' : 'Items'} in Your Bag`,
  coupon: (code: string) => `Coupon ${code}`,
  payable: 'Total payable',
  goToBag: 'Go To My Bag',

  empty: 'Your bag is empty.',
  onward: 'See what is new',
  failedTitle: 'Your bag could not be shown',
  failed: 'What is in it is safe. Try again in a moment.',
  loading: 'Loading your bag',
} as const;
