import { countText } from '@luxe/ui/badge';

/** Every sentence of the header. */
export const copy = {
  catalogues: 'Catalogues',
  luxury: 'Luxury',
  indiluxe: 'indiluxe',
  home: { luxury: 'LUXE, home', indiluxe: 'indiluxe, home' },
  deliverTo: (pincode: string) => `Deliver to ${pincode}`,
  trackOrder: 'Track order',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  sections: 'Sections',
  account: 'Log in',
  accountOf: 'My orders',
  logInOrSignUp: 'Log in or sign up',
  bag: (count: number | undefined) => {
    if (!count) return 'Bag';
    return count === 1 ? 'Bag, 1 item' : `Bag, ${countText(count)} items`;
  },
  yourBag: 'Your bag',
  secureCheckout: 'Secure checkout',
} as const;
