import { productPart } from './productPart.ts';

/** Arguments of the calls about a product in a colour. Server and browser share a cache key through them. */
export const productArgs = (productId: string, color: string | undefined) => ({
  params: { productId },
  query: { ...(color ? { color } : {}) },
});

type ProductAddress = { productId: string; color?: string | undefined };

/** Calls that the server preloads for the product page. */
export const productCalls = ({ productId, color }: ProductAddress) =>
  [['productDetails', productArgs(productId, color), productPart]] as const;

/**
 * Optional calls that the server preloads in addition to the product. The page also works without their data.
 */
export const offersCalls = ({ productId, color }: ProductAddress) =>
  [['productOffers', productArgs(productId, color)]] as const;

/**
 * The SEO data of the product, which the server puts into the head of the page [PDP-08]. In the browser, the
 * head uses the data that comes with the product.
 */
export const seoCalls = ({ productId }: ProductAddress) =>
  [['productSeo', { params: { productId } }]] as const;

/** Calls that the server preloads for the page of sellers. */
export const sellersCalls = ({ productId, color }: ProductAddress) =>
  [['otherSellers', productArgs(productId, color)]] as const;
