import { Skeleton } from '@luxe/ui/skeleton';
import { Tile } from './ProductTile.styles.ts';

/** The shape of a product that is on its way: the same four rows. A `Loader` around it waits 170 ms and speaks. */
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
