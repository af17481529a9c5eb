import type { CallResponse } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';

export type Offers = CallResponse<'productOffers'>;
export type Plan = Offers['noCostEmi'][number];

const offersArgs = (productId: string, color: string | undefined) => ({
  params: { productId },
  query: color ? { color } : {},
});

/** Today's offers and EMI plans of a product. Undefined while they load and when they cannot be loaded. */
export const useOffers = (productId: string, color: string | undefined) =>
  useCall('productOffers', offersArgs(productId, color)).data;

/**
 * Optional calls that the server preloads in addition to the product. The page also works without their data.
 */
export const offersCalls = ({ productId, color }: { productId: string; color?: string | undefined }) =>
  [['productOffers', offersArgs(productId, color)]] as const;
