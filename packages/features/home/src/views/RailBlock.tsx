import { ProductRail } from '@luxe/patterns/product-rail';
import { Container } from '@luxe/ui/container';
import type { BlockOf } from '../data/contentPageParts.ts';

/** A rail of products chosen by an editor. Renders nothing without products. */
export function RailBlock({ block: { title, link, products } }: { block: BlockOf<'productRail'> }) {
  if (products.length === 0) return null;
  return (
    <Container>
      <ProductRail title={title} products={products} {...(link ? { link } : {})} />
    </Container>
  );
}
