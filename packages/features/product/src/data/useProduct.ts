import type { CallResponse } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';
import { useState } from 'react';
import { productArgs } from './calls.ts';
import { productPart } from './productPart.ts';

export type Offers = CallResponse<'productOffers'>;
export type Plan = Offers['noCostEmi'][number];

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

/** Today's offers and EMI plans of a product. Undefined while they load and when they cannot be loaded. */
export const useOffers = (productId: string, color: string | undefined) =>
  useCall('productOffers', productArgs(productId, color)).data;

/**
 * Reads the delivery modes to a pincode for one offer. Without an offer, reads whether and how the shop
 * delivers to the pincode in general.
 */
export const useDelivery = (pincode: string, ussid?: string) =>
  useCall('pincodeData', { query: { pincode, ...(ussid ? { ussid } : {}) } });
