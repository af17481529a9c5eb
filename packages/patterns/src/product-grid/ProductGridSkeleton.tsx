import { ProductGrid as Columns } from '@luxe/ui/grid';
import { ProductTileSkeleton } from '../product-tile/ProductTileSkeleton.tsx';

export type ProductGridSkeletonProps = {
  /** How many tiles. Default 8: two rows of a desktop. */
  count?: number;
};

/** The shape of a grid of products that is on its way. A `Loader` around it waits 170 ms and speaks. */
export function ProductGridSkeleton({ count = 8 }: ProductGridSkeletonProps) {
  return (
    <Columns aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <ProductTileSkeleton key={at} />
      ))}
    </Columns>
  );
}
