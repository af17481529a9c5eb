import { useCall } from '@luxe/resources';

export const useSizeGuide = (productId: string) => useCall('sizeGuide', { params: { productId } });
