import { useCachedList } from '@luxe/ui/cached-markup';
import { ProductTile } from './ProductTile.tsx';
import type { TileProduct } from './tileProduct.ts';

export interface TilesOptions {
  /** Displayed width of a picture, as the `sizes` attribute. */
  sizes: string;
  /** Number of pictures above the fold. Default 0. */
  priority?: number | undefined;
}

/** Returns props that fill a list element with product tiles. Spread the props on the list element. */
export const useTiles = (products: readonly TileProduct[], { sizes, priority = 0 }: TilesOptions) =>
  useCachedList(
    'tile',
    products,
    (product, at) => [product, sizes, at < priority],
    (product, at) => (
      <ProductTile
        key={`${product.productId}${product.color}`}
        product={product}
        sizes={sizes}
        priority={at < priority}
      />
    ),
  );
