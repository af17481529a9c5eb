import type { RefObject } from 'react';
import { useCachedList } from '@luxe/ui/cached-markup';
import { HydrateLateItem } from '@luxe/ui/hydrate-late';
import { ProductTile } from './ProductTile.tsx';
import type { TileProduct } from './tileProduct.ts';

export interface TilesOptions {
  /** Displayed width of a picture, as the `sizes` attribute. */
  sizes: string;
  /** Number of pictures above the fold. Default 0. */
  priority?: number | undefined;
  /** The list element, if the tiles below the fold hydrate one by one when they are near the window. */
  lateIn?: RefObject<HTMLUListElement | null>;
}

/** Returns props that fill a list element with product tiles. Spread the props on the list element. */
export const useTiles = (products: readonly TileProduct[], { sizes, priority = 0, lateIn }: TilesOptions) =>
  useCachedList(
    lateIn ? 'late tile' : 'tile',
    products,
    (product, at) => [product, sizes, at < priority],
    (product, at) => {
      const isPriority = at < priority;
      const key = `${product.productId}${product.color}`;
      const tile = <ProductTile key={key} product={product} sizes={sizes} priority={isPriority} />;
      if (!lateIn || isPriority) return tile;
      return (
        <HydrateLateItem key={key} list={lateIn} at={at}>
          {tile}
        </HydrateLateItem>
      );
    },
  );
