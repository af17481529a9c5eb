import { useCall } from '@luxe/resources';
import { useState } from 'react';
import { productPart } from './productPart.ts';

/** Arguments of `productDetails`. Server and browser must use the same arguments to share a cache key. */
export const productArgs = (productId: string, color: string | undefined) => ({
  params: { productId },
  query: { ...(color ? { color } : {}) },
});

/**
 * Reads a product in a colour. While another colour loads, `data` is the previous product and `isLoading` is
 * true.
 */
export function useProduct(productId: string, color: string | undefined) {
  const { data, error, retry } = useCall('productDetails', productArgs(productId, color), {
    part: productPart,
  });
  const [previousData, setPreviousData] = useState(data);
  if (data && data !== previousData) setPreviousData(data);
  return { data: error ? data : (data ?? previousData), error, isLoading: !data && !error, retry };
}

/**
 * Reads the delivery modes to a pincode for one offer. Without an offer, reads whether and how the shop
 * delivers to the pincode in general.
 */
export const useDelivery = (pincode: string, ussid?: string) =>
  useCall('pincodeData', { query: { pincode, ...(ussid ? { ussid } : {}) } });
