import { cmsPagePart, homePagePart, hybridPagePart, layoutPagePart } from './contentPageParts.ts';

/** Calls that the server preloads for a content page. */
export const contentCalls = ({ slug }: { slug: string }) =>
  [['homePage', { params: { slug } }, homePagePart]] as const;

/** Calls that the server preloads for CMS content at a path without a route of its own. */
export const cmsCalls = ({ path }: { path: string }) =>
  [['cmsPage', { params: { path } }, cmsPagePart]] as const;

/** Calls that the server preloads for a layout page. */
export const layoutCalls = ({ id }: { id: string }) =>
  [['layoutPage', { params: { id } }, layoutPagePart]] as const;

/** Calls that the server preloads for the editorial blocks around the products of a listing. */
export const hybridCalls = ({ id }: { id: string }) =>
  [['hybridPlpPage', { params: { id } }, hybridPagePart]] as const;
