import { productPart } from './productPart.ts';
import { productArgs } from './useProduct.ts';

/** Calls that the server preloads for the product page. */
export const productCalls = ({ productId, color }: { productId: string; color?: string | undefined }) =>
  [['productDetails', productArgs(productId, color), productPart]] as const;
