import { useCall } from '@luxe/resources';
import { cmsPagePart, homePagePart, hybridPagePart, layoutPagePart } from './contentPageParts.ts';

/** Loads a page of blocks by slug: `home-page`, `indiluxe`, or the slug of /explore/{slug} [CON-02]. */
export const useContent = (slug: string) => useCall('homePage', { params: { slug } }, { part: homePagePart });

/** Loads the content of a path, without its leading slash [RTE-05]. */
export const useCms = (path: string) => useCall('cmsPage', { params: { path } }, { part: cmsPagePart });

/** Loads a layout page by its id. Null when the server already knows that there is none [LST-07]. */
export const useLayout = (id: string) => useCall('layoutPage', { params: { id } }, { part: layoutPagePart });

/** Loads the blocks around the products of a listing, by its `hybridPlpId` [LST-07]. */
export const useHybrid = (id: string) =>
  useCall('hybridPlpPage', { params: { id } }, { part: hybridPagePart });
