import { useCall } from '@luxe/resources';

const sellersArgs = (productId: string, color: string | undefined) => ({
  params: { productId },
  query: color ? { color } : {},
});

/** Who sells a product in a colour. */
export const useSellers = (productId: string, color: string | undefined) =>
  useCall('otherSellers', sellersArgs(productId, color));

/** What the server loads before the sellers are drawn. */
export const sellersCalls = ({ productId, color }: { productId: string; color?: string | undefined }) =>
  [['otherSellers', sellersArgs(productId, color)]] as const;
