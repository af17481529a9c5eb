import { shownCms, shownHome, shownHybrid } from './data/shownPage.ts';

/** What the server loads before a content page is drawn. */
export const contentCalls = ({ slug }: { slug: string }) =>
  [['homePage', { params: { slug } }, shownHome]] as const;

/** The same for the content of any other path. */
export const cmsCalls = ({ path }: { path: string }) =>
  [['cmsPage', { params: { path } }, shownCms]] as const;

/** The same for what stands around the products of a listing. */
export const hybridCalls = ({ id }: { id: string }) =>
  [['hybridPlpPage', { params: { id } }, shownHybrid]] as const;
