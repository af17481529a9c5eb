import type { Rail } from '@luxe/contract/calls';
import { ProductRail } from '@luxe/patterns/product-rail';
import type { TileProduct } from '@luxe/patterns/tile-product';
import { Container } from '@luxe/ui/container';
import { titles } from '../copy.ts';
import { Bands } from './RailsView.styles.ts';

export type RailsViewProps = {
  /** In order. Undefined while they are on their way. */
  rails: readonly { kind: Rail['kind']; products: readonly TileProduct[] }[] | undefined;
  /** Which are likely: drawn as shapes until they are there. */
  expected: readonly Rail['kind'][];
};

/** Rails one under another; none is drawn without products, and no gap is left for it. */
export function RailsView({ rails, expected }: RailsViewProps) {
  const shown: RailsViewProps['rails'] = rails
    ? rails.filter(({ kind, products }) => kind in titles && products.length > 0)
    : expected.map((kind) => ({ kind, products: [] }));
  if (shown.length === 0) return null;
  return (
    <Container>
      <Bands>
        {shown.map(({ kind, products }) => (
          <ProductRail key={kind} title={titles[kind]} products={products} loading={!rails} />
        ))}
      </Bands>
    </Container>
  );
}
