import { ProductGrid as Columns } from '@luxe/ui/grid';
import { useRef } from 'react';
import { sizesFor } from '../picture/pictureProps.ts';
import type { TileProduct } from '../product-tile/tileProduct.ts';
import { useTiles } from '../product-tile/useTiles.tsx';

export type ProductGridProps = {
  products: readonly TileProduct[];
  /** Accessible name of the list. */
  label?: string;
  /** Number of pictures above the fold. Default 4. */
  priority?: number;
};

/** Products in two to five columns, depending on the width of the grid. */
export function ProductGrid({ products, label, priority = 4 }: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const tiles = useTiles(products, { sizes: sizesFor.tile, priority, lateIn: list });
  return <Columns ref={list} aria-label={label} {...tiles} />;
}
