import { Carousel } from '@luxe/ui/carousel';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { useId } from 'react';
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
  /** The products are on their way: four shapes of them under the title. */
  loading?: boolean;
};

/**
 * Products side by side under a heading: four to a row on a desktop, two and a bit on a phone; the rest by scrolling. Nothing without
 * products.
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
  const tiles = useTiles(products, { sizes: sizesFor.rail });
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
      busy={loading}
      {...(loading ? { children: shapes } : tiles)}
    />
  );
}

const shapes = Array.from({ length: 4 }, (_, at) => <ProductTileSkeleton key={at} />);
