import { useCall } from '@luxe/resources';

/** A page of blocks by its slug: `home-page`, `indiluxe`, or that of /explore/{slug} (CON-02). */
export const useContent = (slug: string) => useCall('homePage', { params: { slug } });
