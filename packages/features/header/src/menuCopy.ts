import { formatCount } from '@luxe/format';

const some = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** The sentences of the menus, which come when a menu is wanted. */
export const menuCopy = {
  menuOf: (section: string) => `${section}, the menu`,
  viewAll: (section: string) => `View all ${section.toLowerCase()}`,
  found: (catalogue: 'luxury' | 'indiluxe', { pieces, brands }: { pieces: number; brands: number }) => {
    const makers =
      catalogue === 'luxury' ? some(brands, 'house', 'houses') : some(brands, 'studio', 'studios');
    return `${some(pieces, 'piece', 'pieces')} from ${makers}`;
  },
  loading: 'Loading the menu',
  failed: 'The rest of this menu did not come.',
  retry: 'Try again',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  back: 'All sections',
  logInOrSignUp: 'Log in or sign up',
  theme: (name: string) => `Theme: ${name}`,
  themes: { dark: 'dark', light: 'light', auto: 'as the system' },
  pincodeTitle: 'Deliver to',
  pincodeHint: 'Delivery days are shown for this pincode.',
  pincodeSave: 'Save',
} as const;
