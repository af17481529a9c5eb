import { useCall } from '@luxe/resources';

/** Arguments of the call, the same on the server and in the browser. */
export const productArgs = (productId: string, color: string | undefined) => ({
  params: { productId },
  query: { ...(color ? { color } : {}), isPwa: 'true' as const, channel: 'web' },
});

/** A product in a colour. While another colour loads, the one before stays. */
export const useProduct = (productId: string, color: string | undefined) =>
  useCall('productDetails', productArgs(productId, color), { keepPreviousData: true });

/** Whether and when the shop delivers to a pincode. */
export const useDelivery = (pincode: string) => useCall('pincodeData', { query: { pincode } });
