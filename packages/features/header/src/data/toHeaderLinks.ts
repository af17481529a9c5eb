import type { Navigation } from '@luxe/contract/calls';

export interface HeaderLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The doors of the catalogues; they are tabs above, not sections. */
export const catalogueHome = { luxury: '/', indiluxe: '/explore/indiluxe' } as const;

/** The navigation as plain links, in the order left, centre, right, with the section the shopper is in marked. */
export function toHeaderLinks(navigation: Navigation | undefined, currentPath: string): HeaderLink[] {
  if (!navigation) return [];
  const { left, centre, right } = navigation;
  return [...left, ...centre, ...right]
    .map(({ title, webURL, redirectUrl }) => ({ label: title, href: webURL || redirectUrl }))
    .filter(({ href }) => href !== '' && !Object.values<string>(catalogueHome).includes(href))
    .map((link) => ({ ...link, isCurrent: isWithin(currentPath, link.href) }));
}

/** Whether a path is the section's own or one below it: a category's code begins with that of its parent. */
export function isWithin(path: string, section: string): boolean {
  const [here, there] = [codeOf(path), codeOf(section)];
  if (here && there) return here.startsWith(there);
  return plain(path) === plain(section);
}

const codeOf = (path: string) => /\/c-([a-z0-9]+)\/?(?:[?#]|$)/i.exec(path)?.[1]?.toLowerCase();
const plain = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
