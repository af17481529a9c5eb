import { useCall } from '@luxe/resources';

/** A page of blocks by its slug: `home-page`, `indiluxe`, or that of /explore/{slug} (CON-02). */
export const useContent = (slug: string) => useCall('homePage', { params: { slug } });

/** The content of a path, without its leading slash (RTE-05). */
export const useCms = (path: string) => useCall('cmsPage', { params: { path } });
