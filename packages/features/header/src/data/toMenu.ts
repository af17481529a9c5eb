import type { Navigation, NavigationItem } from '@luxe/contract/calls';
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
  /** Links of every menu, at the left of the columns. */
  shortcuts: readonly MenuLink[];
  columns: readonly MenuColumn[];
  /** The section's own pictures, then those of every menu. */
  spotlights: readonly MenuSpotlight[];
}

/** What every menu of a catalogue has around its columns: links at the left, pictures at the right. */
export type MenuSides = Pick<MenuModel, 'shortcuts'> & { features: readonly MenuSpotlight[] };

type Section = NavigationItem['sectionsCollection'][number];

const noSides: MenuSides = { shortcuts: [], features: [] };

/**
 * The links and pictures of every menu: the items of the collections `left` and `right` that have no sections
 * of their own.
 */
export function toMenuSides({ left, right }: Pick<Navigation, 'left' | 'right'>): MenuSides {
  const plain = (items: Navigation['left']) =>
    items.filter((item) => item.sectionsCollection.length === 0 && item.title !== '' && hrefOf(item) !== '');
  return {
    shortcuts: plain(left).map((item) => ({ label: item.title, href: hrefOf(item) })),
    features: plain(right).map((item) => ({
      label: item.title,
      href: hrefOf(item),
      text: item.pageTitle === item.title ? '' : item.pageTitle,
      picture: (item.itemType === 'image' && item.thumbnail) || undefined,
    })),
  };
}

/**
 * Builds a menu: category and brand sections become columns, spotlights become pictures. Empty sections and
 * sections of other types are omitted. `sides` surround the columns. Undefined when the section itself has
 * nothing to show.
 */
export function toMenu(item: NavigationItem, sides: MenuSides = noSides): MenuModel | undefined {
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
    shortcuts: sides.shortcuts,
    columns,
    spotlights: [
      ...spotlights,
      ...sides.features.filter(({ href }) => spotlights.every((own) => own.href !== href)),
    ],
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
