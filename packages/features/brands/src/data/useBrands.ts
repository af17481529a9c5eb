import { useCall } from '@luxe/resources';
import { shownBrands } from './shownBrands.ts';

/** The brands of an index by its path, without the leading slash (CON-01). */
export const useBrands = (path: string) => useCall('cmsPage', { params: { path } }, { part: shownBrands });
