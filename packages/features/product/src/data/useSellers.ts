import { useCall } from '@luxe/resources';

const sellersArgs = (productId: string, color: string | undefined) => ({
  params: { productId },
  query: color ? { color } : {},
});

/** Reads the sellers of a product in a colour. */
export const useSellers = (productId: string, color: string | undefined) =>
  useCall('otherSellers', sellersArgs(productId, color));

/** Calls that the server preloads for the page of sellers. */
export const sellersCalls = ({ productId, color }: { productId: string; color?: string | undefined }) =>
  [['otherSellers', sellersArgs(productId, color)]] as const;
