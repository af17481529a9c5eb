import { Carousel } from '@luxe/ui/carousel';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { useId, useRef } from 'react';
import { sizesFor } from '../picture/pictureProps.ts';
import type { TileProduct } from '../product-tile/tileProduct.ts';
import { ProductTileSkeleton } from '../product-tile/ProductTileSkeleton.tsx';
import { useTiles } from '../product-tile/useTiles.tsx';

export type ProductRailProps = {
  title: string;
  products: readonly TileProduct[];
  link?: { label: string; href: string };
  /** Default 2. */
  headingLevel?: 2 | 3;
  /** Shows four skeleton tiles while the products load. */
  loading?: boolean;
};

/**
 * A horizontally scrolling row of products under a heading. Shows four products on a desktop and a little
 * more than two on a phone. Renders nothing without products, unless `loading`.
 */
export function ProductRail(props: ProductRailProps) {
  const id = useId();
  return props.products.length === 0 && !props.loading ? null : <Rail id={id} {...props} />;
}

function Rail({
  id,
  title,
  products,
  link,
  headingLevel = 2,
  loading = false,
}: ProductRailProps & { id: string }) {
  const list = useRef<HTMLUListElement>(null);
  const tiles = useTiles(products, { sizes: sizesFor.rail, lateIn: list });
  return (
    <Carousel
      headingId={id}
      heading={
        <Heading level={headingLevel} size="title-l" id={id}>
          {title}
        </Heading>
      }
      link={link && <Link href={link.href}>{link.label}</Link>}
      count={products.length}
      list={list}
      busy={loading}
      {...(loading ? { children: skeletons } : tiles)}
    />
  );
}

const skeletons = Array.from({ length: 4 }, (_, at) => <ProductTileSkeleton key={at} />);
