import type { CallResponse } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';

export type Offers = CallResponse<'productOffers'>;
export type Plan = Offers['noCostEmi'][number];

const offersArgs = (productId: string, color: string | undefined) => ({
  params: { productId },
  query: color ? { color } : {},
});

/** What can be had with a product today. Without an answer the page does without. */
export const useOffers = (productId: string, color: string | undefined) =>
  useCall('productOffers', offersArgs(productId, color)).data;

/** What the server loads beside the product: its page can do without. */
export const offersCalls = ({ productId, color }: { productId: string; color?: string | undefined }) =>
  [['productOffers', offersArgs(productId, color)]] as const;
