import { ProductGrid as Columns } from '@luxe/ui/grid';
import { ProductTileSkeleton } from '../product-tile/ProductTileSkeleton.tsx';

export type ProductGridSkeletonProps = {
  /** Number of tiles. Default 8, two rows on a desktop. */
  count?: number;
};

/** Skeleton of a product grid. Put it in a `Loader`, which waits 170 ms and announces the loading. */
export function ProductGridSkeleton({ count = 8 }: ProductGridSkeletonProps) {
  return (
    <Columns aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <ProductTileSkeleton key={at} />
      ))}
    </Columns>
  );
}
