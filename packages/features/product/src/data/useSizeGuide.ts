import { useCall } from '@luxe/resources';

/** The size guide of a product, asked for as it opens. */
export const useSizeGuide = (productId: string) => useCall('sizeGuide', { params: { productId } });
