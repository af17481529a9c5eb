import type { Product } from '@luxe/contract/calls';
import type { Part } from '@luxe/resources';

/** A product as its screen shows it: what is beside it comes in rails, when they are near. */
export type ShownProduct = Omit<Product, 'similarProducts'>;

/** What a product's page carries of the store's answer. */
export const shownProduct: Part<'productDetails', ShownProduct> = {
  as: 'shown',
  of: (product) => {
    // What cannot be drawn fails before its page has begun.
    if (!Array.isArray(product.galleryImagesList))
      throw new TypeError('The store tells of a product without its pictures.');
    const { similarProducts: _, ...shown } = product;
    return shown;
  },
};
