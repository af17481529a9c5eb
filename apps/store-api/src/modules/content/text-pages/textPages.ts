import type { ContentPage } from '../../../model/catalogue.ts';
import { legalPages } from './legalPages.ts';
import { orderPages } from './orderPages.ts';
import { noReturnPage, servicePages } from './servicePages.ts';

/**
 * The texts that a shop needs by law, and those that other pages link to. A row of content_page with the same
 * path replaces a page.
 */
export const textPages: readonly ContentPage[] = [
  ...orderPages,
  ...legalPages,
  ...servicePages,
  noReturnPage,
];

/** The paths of these texts and of the sitemap for people. */
export const textPaths: readonly string[] = [
  // Search engines do not index the page that a product opens.
  ...textPages.filter((page) => page !== noReturnPage).map(({ path }) => path),
  '/sitemap',
];
