import { countText } from '@luxe/ui/badge';

export const copy = {
  catalogues: 'Catalogues',
  luxury: 'Luxury',
  indiluxe: 'indiluxe',
  home: { luxury: 'LUXE, home', indiluxe: 'indiluxe, home' },
  deliverTo: 'Deliver to ',
  trackOrder: 'Track order',
  help: 'Help',
  giftCards: 'Gift cards',
  menu: 'Menu',
  sections: 'Sections',
  account: 'Log in',
  accountOf: 'My orders',
  bag: (count: number | undefined) => {
    if (!count) return 'Bag';
    return count === 1 ? 'Bag, 1 item' : `Bag, ${countText(count)} items`;
  },
  wishlist: (count: number | undefined) => {
    if (!count) return 'Wishlist';
    return count === 1 ? 'Wishlist, 1 item' : `Wishlist, ${countText(count)} items`;
  },
  secureCheckout: 'Secure checkout',
  orderConfirmed: 'Order confirmed',
} as const;
