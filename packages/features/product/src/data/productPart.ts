import type { Product } from '@luxe/contract/calls';
import type { Part } from '@luxe/resources';

/** The product fields that its screen shows. Similar products are left out: rails load them separately. */
export type ProductData = Omit<Product, 'similarProducts'>;

/** Labels of details that may have the outer size of a product. */
export const sizeLabels = /^(?:dimensions|size)$/i;

/** Reduces the `productDetails` response to `ProductData`. Throws a TypeError without a list of pictures. */
export const productPart: Part<'productDetails', ProductData> = {
  as: 'page',
  of: (product) => {
    // The gallery needs the list of pictures. A response without it must fail here, before the page renders.
    if (!Array.isArray(product.galleryImagesList))
      throw new TypeError('The store returned a product without pictures.');
    const { similarProducts: _, ...data } = product;
    return data;
  },
};
