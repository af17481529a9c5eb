import type { NavigationItem } from '@luxe/contract/calls';
import { sectionKind } from './sectionKind.ts';

interface MenuLink {
  label: string;
  href: string;
}
interface MenuColumn {
  title: string;
  links: readonly MenuLink[];
}
export interface MenuLight extends MenuLink {
  text: string;
  /** Undefined where the item is of words only. */
  picture: { url: string; width: number; height: number } | undefined;
}

/** What lies under a section of the navigation. */
export interface MenuModel {
  title: string;
  href: string;
  /** Words of the link to all of it; empty where the editor wrote none. */
  all: string;
  found: { pieces: number; brands: number } | undefined;
  columns: readonly MenuColumn[];
  lights: readonly MenuLight[];
}

type Section = NavigationItem['sectionsCollection'][number];

/** Categories and brands become columns, a spotlight a picture; a section of another type, or with nothing in it, is left out. */
export function toMenu(item: NavigationItem): MenuModel | undefined {
  const { title, btnText, found, sectionsCollection } = item;
  const of = (...kinds: (string | undefined)[]) =>
    sectionsCollection.filter(({ sectionType }) => kinds.includes(sectionKind(sectionType)));
  const columns = of('category', 'brand')
    .map(toColumn)
    .filter(({ links }) => links.length > 0);
  const lights = of('spotlight').flatMap(toLight);
  if (columns.length === 0 && lights.length === 0) return undefined;
  return {
    title,
    href: hrefOf(item),
    all: btnText,
    found: found?.pieces ? found : undefined,
    columns,
    lights,
  };
}

/** Where an item leads; the same for its plain link. */
export const hrefOf = ({ webURL, redirectUrl }: Pick<NavigationItem, 'webURL' | 'redirectUrl'>) =>
  webURL || redirectUrl;

const toColumn = ({ title, items }: Section): MenuColumn => ({ title, links: distinct(items) });

/** A link that is written twice is one link. */
const distinct = (items: Section['items']): MenuLink[] => [
  ...new Map(
    items
      .filter(({ title, redirectionUrl }) => title !== '' && redirectionUrl !== '')
      .map(({ title, redirectionUrl }) => [redirectionUrl, { label: title, href: redirectionUrl }]),
  ).values(),
];

const toLight = ({ title, pageTitle, redirectUrl, itemType, thumbnail }: Section): MenuLight[] =>
  title === '' || redirectUrl === ''
    ? []
    : [
        {
          label: title,
          href: redirectUrl,
          text: pageTitle,
          picture: (itemType === 'image' && thumbnail) || undefined,
        },
      ];
