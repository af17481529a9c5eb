import { Skeleton } from '@luxe/ui/skeleton';
import { Tile } from './ProductTile.styles.ts';

/**
 * Skeleton of a product tile with the same four rows. Put it in a `Loader`, which waits 170 ms and announces
 * the loading.
 */
export function ProductTileSkeleton() {
  return (
    <Tile aria-hidden>
      <Skeleton shape="media" />
      <div className="brand">
        <Skeleton width="half" />
      </div>
      <div className="name">
        <Skeleton width="three-quarters" />
      </div>
      <div className="cost">
        <Skeleton width="third" />
      </div>
    </Tile>
  );
}
