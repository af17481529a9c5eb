import { formatCount } from '@luxe/format';

const countLabel = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Copy of the menus. It loads with them, after the first load. */
export const menuCopy = {
  menuOf: (section: string) => `${section} menu`,
  viewAll: (section: string) => `View all ${section.toLowerCase()}`,
  found: (catalogue: 'luxury' | 'indiluxe', { items, brands }: { items: number; brands: number }) => {
    const makers =
      catalogue === 'luxury'
        ? countLabel(brands, 'brand', 'brands')
        : countLabel(brands, 'studio', 'studios');
    return `${countLabel(items, 'item', 'items')} from ${makers}`;
  },
  shortcuts: 'Discover',
  loading: 'Loading the menu',
  failed: 'This menu did not load.',
  retry: 'Try again',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  back: 'All sections',
  logInOrSignUp: 'Log in or sign up',
  theme: (name: string) => `Theme: ${name}`,
  themes: { dark: 'dark', light: 'light', auto: 'system' },
  pincodeTitle: 'Deliver to',
  pincodeHint: 'Delivery days are shown for this pincode.',
  pincodeSave: 'Save',
} as const;
