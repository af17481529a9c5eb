import { shownProduct } from './data/shownProduct.ts';
import { productArgs } from './data/useProduct.ts';

/** What the server loads before the product is drawn. */
export const productCalls = ({ productId, color }: { productId: string; color?: string | undefined }) =>
  [['productDetails', productArgs(productId, color), shownProduct]] as const;
