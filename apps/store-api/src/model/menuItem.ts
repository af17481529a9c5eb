import type { NavigationItem } from './catalogue.ts';

/** An item of a menu that leads to one page, without subitems and sections unless `more` has them. */
export const menuItem = (
  title: string,
  href: string,
  more: Partial<NavigationItem> = {},
): NavigationItem => ({
  title,
  pageTitle: title,
  redirectUrl: href,
  pageUrl: href,
  webURL: href,
  itemType: 'text',
  sectionType: 'category',
  gridDimensions: '1x1',
  btnText: '',
  hexCode: '',
  subitemCollection: [],
  sectionsCollection: [],
  ...more,
});
