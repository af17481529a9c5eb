import { shownBrands } from './data/shownBrands.ts';

/** What the server loads before a brand index is drawn. */
export const brandsCalls = ({ path }: { path: string }) =>
  [['cmsPage', { params: { path } }, shownBrands]] as const;
