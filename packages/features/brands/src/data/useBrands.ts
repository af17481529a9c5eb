import { useCall } from '@luxe/resources';
import { brandIndexPart } from './brandIndexPart.ts';

/** Loads the brand index at a path without the leading slash [CON-01]. */
export const useBrands = (path: string) => useCall('cmsPage', { params: { path } }, { part: brandIndexPart });
