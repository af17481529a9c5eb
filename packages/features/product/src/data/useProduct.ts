import { useCall } from '@luxe/resources';
import { useState } from 'react';
import { shownProduct } from './shownProduct.ts';

/** Arguments of the call, the same on the server and in the browser. */
export const productArgs = (productId: string, color: string | undefined) => ({
  params: { productId },
  query: { ...(color ? { color } : {}) },
});

/** A product in a colour. While another colour loads, the one before stays, and `isLoading` says so. */
export function useProduct(productId: string, color: string | undefined) {
  const { data, error, retry } = useCall('productDetails', productArgs(productId, color), {
    part: shownProduct,
  });
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  return { data: error ? data : (data ?? kept), error, isLoading: !data && !error, retry };
}

/** How and when an offer comes to a pincode; without an offer, what is sent there at all. */
export const useDelivery = (pincode: string, ussid?: string) =>
  useCall('pincodeData', { query: { pincode, ...(ussid ? { ussid } : {}) } });
