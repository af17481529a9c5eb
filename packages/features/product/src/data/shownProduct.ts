import type { Product } from '@luxe/contract/calls';
import { toTileProduct, type TileProduct } from '@luxe/patterns/tile-product';
import type { Part } from '@luxe/resources';

/** A product as its screen shows it: of each similar one what is on its tile. */
export type ShownProduct = Omit<Product, 'similarProducts'> & {
  readonly similarProducts: readonly TileProduct[];
};

/** What a product's page carries of the store's answer. */
export const shownProduct: Part<'productDetails', ShownProduct> = {
  as: 'shown',
  of: (product) => ({ ...product, similarProducts: product.similarProducts.map(toTileProduct) }),
};
