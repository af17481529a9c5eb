import { useKeptList } from '@luxe/ui/kept-markup';
import { ProductTile } from './ProductTile.tsx';
import type { TileProduct } from './tileProduct.ts';

export interface TilesOptions {
  /** How wide a picture is drawn, as `sizes` of an image says it. */
  sizes: string;
  /** How many pictures are above the fold. Default 0. */
  priority?: number | undefined;
}

/** Tiles of products as content of a list, as props to spread on it. */
export const useTiles = (products: readonly TileProduct[], { sizes, priority = 0 }: TilesOptions) =>
  useKeptList(
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
