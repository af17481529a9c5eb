const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/**
 * Copy of the mini bag. The specification gives `more`, `goToBag` and `empty` word for word [SHL-11]
 * [SHL-12].
 */
export const copy = {
  title: 'Your bag',
  added: 'Added to your bag',
  count: items,
  lines: 'Your items',
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
  failedTitle: 'Your bag did not load',
  failed: 'Your items are safe. Please try again.',
  loading: 'Loading your bag',
} as const;
