import { guestTrackPath, ordersPath } from '@luxe/contract/paths';
import type { NavigationLinks } from '@luxe/resources';

export type Catalogue = 'luxury' | 'indiluxe';

export interface HeaderLink {
  label: string;
  href: string;
  current: boolean;
}

export const wishlistPath = '/my-account/wishlist';

/**
 * Path of the gift card page. If customers buy gift cards in their account, it is a page of the account;
 * otherwise it is the public page [SHL-08].
 */
export const giftCardsPath = (isBoughtInAccount: boolean) =>
  isBoughtInAccount ? '/my-account/buy-gift-cards' : '/gift-cards';

/** A customer tracks orders in the account, a guest with the number of the order. */
export const trackOrderPath = (isCustomer: boolean) => (isCustomer ? ordersPath : guestTrackPath);

export const helpPath = '/contact-us';

/** Home page of each catalogue. The catalogue tabs link to the home pages, so they are not sections. */
export const catalogueHome = { luxury: '/', indiluxe: '/explore/indiluxe' } as const;

/** Makes one list of the navigation's links, from left to right, and marks the current section. */
export function toHeaderLinks(navigation: NavigationLinks | undefined, currentPath: string): HeaderLink[] {
  if (!navigation) return [];
  const { left, centre, right } = navigation;
  const links = [...left, ...centre, ...right].filter(
    ({ href }) => href !== '' && !Object.values<string>(catalogueHome).includes(href),
  );
  const closeness = links.map(({ href }) => closenessOf(currentPath, href));
  const nearest = Math.max(...closeness);
  const currentIndex = nearest > 0 ? closeness.indexOf(nearest) : -1;
  return links.map((link, at) => ({ ...link, current: at === currentIndex }));
}

/**
 * Scores how closely a section matches the URL of the page. Returns 0 when the page is not in the section. A
 * section with a gender filter, such as Women, wins if the URL has the same name. Otherwise the most specific
 * category wins.
 */
function closenessOf(path: string, section: string): number {
  if (!isWithin(path, section)) return 0;
  const sameName = gendersOf(section).length > 0 && nameOf(path) === nameOf(section);
  return (sameName ? 100 : 1) + (codeOf(section)?.length ?? 0);
}

/**
 * Whether the page at `path` belongs to the section. A category code begins with the code of its parent
 * category. A section with a gender filter, such as Women, contains only URLs with the same filter.
 */
export function isWithin(path: string, section: string): boolean {
  const narrowed = gendersOf(path);
  if (!gendersOf(section).every((gender) => narrowed.includes(gender))) return false;
  const [pathCode, sectionCode] = [codeOf(path), codeOf(section)];
  // The brand listings and the pages of brand stores belong to the section of the brand index.
  if (
    section.startsWith('/brandList/') &&
    (pathCode?.startsWith('mbh') || toPathname(path).endsWith('-store'))
  )
    return true;
  if (pathCode && sectionCode) return pathCode.startsWith(sectionCode);
  return toPathname(path) === toPathname(section);
}

const genderKey = 'genderbeauty-classification';

/** The gender filters in the `q` of a URL. */
function gendersOf(address: string): string[] {
  const [, search = ''] = address.split('?');
  const parts = new URLSearchParams(search.replace(/#.*/, '')).get('q')?.split(':') ?? [];
  return parts.filter((_, at) => parts[at - 1] === genderKey);
}

const codeOf = (path: string) => /\/c-([a-z0-9]+)\/?(?:[?#]|$)/i.exec(path)?.[1]?.toLowerCase();
const nameOf = (path: string) => toPathname(path).split('/')[1];
const toPathname = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
