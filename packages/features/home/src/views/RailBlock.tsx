import { ProductRail } from '@luxe/patterns/product-rail';
import { Container } from '@luxe/ui/container';
import type { BlockOf } from './blocks.ts';

/** Products that an editor chose, under a heading. Nothing when none are left. */
export function RailBlock({ block: { title, link, products } }: { block: BlockOf<'productRail'> }) {
  if (products.length === 0) return null;
  return (
    <Container>
      <ProductRail title={title} products={products} {...(link ? { link } : {})} />
    </Container>
  );
}
