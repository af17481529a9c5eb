import { useCall } from '@luxe/resources';
import { shownCms, shownHome, shownHybrid } from './shownPage.ts';

/** A page of blocks by its slug: `home-page`, `indiluxe`, or that of /explore/{slug} (CON-02). */
export const useContent = (slug: string) => useCall('homePage', { params: { slug } }, { part: shownHome });

/** The content of a path, without its leading slash (RTE-05). */
export const useCms = (path: string) => useCall('cmsPage', { params: { path } }, { part: shownCms });

/** What an editor says around the products of a listing, by the id the listing names (LST-07). */
export const useHybrid = (id: string) => useCall('hybridPlpPage', { params: { id } }, { part: shownHybrid });
