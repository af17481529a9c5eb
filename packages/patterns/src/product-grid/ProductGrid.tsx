import { ProductGrid as Columns } from '@luxe/ui/grid';
import { sizesFor } from '../picture/pictureProps.ts';
import type { TileProduct } from '../product-tile/tileProduct.ts';
import { useTiles } from '../product-tile/useTiles.tsx';

export type ProductGridProps = {
  products: readonly TileProduct[];
  /** Names the list for assistive technology. */
  label?: string;
  /** How many pictures are above the fold. Default 4. */
  priority?: number;
};

/** Products in columns that follow the width they have: two, three, four, five. */
export function ProductGrid({ products, label, priority = 4 }: ProductGridProps) {
  const tiles = useTiles(products, { sizes: sizesFor.tile, priority });
  return <Columns aria-label={label} {...tiles} />;
}
