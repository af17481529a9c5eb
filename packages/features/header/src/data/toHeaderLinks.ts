import type { NavigationLinks } from '@luxe/resources';

export type Catalogue = 'luxury' | 'indiluxe';

export interface HeaderLink {
  label: string;
  href: string;
  current: boolean;
}

/** Where a shopper's orders are; a guest is asked to log in there. */
export const ordersPath = '/my-account/orders';

/** What a customer has saved. */
export const wishlistPath = '/my-account/wishlist';

/** A customer buys gift cards in the account, with the wallet at hand, where it sells them; anyone else where they are shown (SHL-08). */
export const giftCardsPath = (isBoughtInAccount: boolean) =>
  isBoughtInAccount ? '/my-account/buy-gift-cards' : '/gift-cards';

export const helpPath = '/contact-us';

/** The doors of the catalogues; they are tabs above, not sections. */
export const catalogueHome = { luxury: '/', indiluxe: '/explore/indiluxe' } as const;

/** The navigation as plain links, in the order left, centre, right, with the one section the shopper is in marked. */
export function toHeaderLinks(navigation: NavigationLinks | undefined, currentPath: string): HeaderLink[] {
  if (!navigation) return [];
  const { left, centre, right } = navigation;
  const links = [...left, ...centre, ...right].filter(
    ({ href }) => href !== '' && !Object.values<string>(catalogueHome).includes(href),
  );
  const closeness = links.map(({ href }) => closenessOf(currentPath, href));
  const nearest = Math.max(...closeness);
  const here = nearest > 0 ? closeness.indexOf(nearest) : -1;
  return links.map((link, at) => ({ ...link, current: at === here }));
}

/** How near an address is to a section it is within: under the same name first, else in the narrowest category. 0 outside. */
function closenessOf(path: string, section: string): number {
  if (!isWithin(path, section)) return 0;
  const sameName = gendersOf(section).length > 0 && nameOf(path) === nameOf(section);
  return (sameName ? 100 : 1) + (codeOf(section)?.length ?? 0);
}

/**
 * Whether an address is the section's own or one below it: a category's code begins with that of its parent. A section
 * for a person (Women) holds only what is narrowed to her.
 */
export function isWithin(path: string, section: string): boolean {
  const narrowed = gendersOf(path);
  if (!gendersOf(section).every((gender) => narrowed.includes(gender))) return false;
  const [here, there] = [codeOf(path), codeOf(section)];
  // Houses are found under the index of all of them.
  if (section.startsWith('/brandList/') && (here?.startsWith('mbh') || plain(path).endsWith('-store')))
    return true;
  if (here && there) return here.startsWith(there);
  return plain(path) === plain(section);
}

const genderKey = 'genderbeauty-classification';

/** The genders that an address is narrowed to, as its `q` says. */
function gendersOf(address: string): string[] {
  const [, search = ''] = address.split('?');
  const parts = new URLSearchParams(search.replace(/#.*/, '')).get('q')?.split(':') ?? [];
  return parts.filter((_, at) => parts[at - 1] === genderKey);
}

const codeOf = (path: string) => /\/c-([a-z0-9]+)\/?(?:[?#]|$)/i.exec(path)?.[1]?.toLowerCase();
const nameOf = (path: string) => plain(path).split('/')[1];
const plain = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
