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
export interface MenuSpotlight extends MenuLink {
  text: string;
  /** Undefined for a text item. */
  picture: { url: string; width: number; height: number } | undefined;
}

/** The menu of a navigation section. */
export interface MenuModel {
  title: string;
  href: string;
  /** Label of the menu's link to its section; empty when the editor entered none. */
  allLabel: string;
  found: { items: number; brands: number } | undefined;
  columns: readonly MenuColumn[];
  spotlights: readonly MenuSpotlight[];
}

type Section = NavigationItem['sectionsCollection'][number];

/**
 * Builds a menu: category and brand sections become columns, spotlights become pictures. Empty sections and
 * sections of other types are omitted. Undefined when nothing is left.
 */
export function toMenu(item: NavigationItem): MenuModel | undefined {
  const { title, btnText, found, sectionsCollection } = item;
  const sectionsOf = (...kinds: (string | undefined)[]) =>
    sectionsCollection.filter(({ sectionType }) => kinds.includes(sectionKind(sectionType)));
  const columns = sectionsOf('category', 'brand')
    .map(toColumn)
    .filter(({ links }) => links.length > 0);
  const spotlights = sectionsOf('spotlight').flatMap(toSpotlight);
  if (columns.length === 0 && spotlights.length === 0) return undefined;
  return {
    title,
    href: hrefOf(item),
    allLabel: btnText,
    found: found?.items ? found : undefined,
    columns,
    spotlights,
  };
}

/** URL of a navigation item. The menu of the item and its plain link use the same URL. */
export const hrefOf = ({ webURL, redirectUrl }: Pick<NavigationItem, 'webURL' | 'redirectUrl'>) =>
  webURL || redirectUrl;

const toColumn = ({ title, items }: Section): MenuColumn => ({ title, links: distinct(items) });

/** Merges links with the same URL; the last label wins. */
const distinct = (items: Section['items']): MenuLink[] => [
  ...new Map(
    items
      .filter(({ title, redirectionUrl }) => title !== '' && redirectionUrl !== '')
      .map(({ title, redirectionUrl }) => [redirectionUrl, { label: title, href: redirectionUrl }]),
  ).values(),
];

const toSpotlight = ({ title, pageTitle, redirectUrl, itemType, thumbnail }: Section): MenuSpotlight[] =>
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
