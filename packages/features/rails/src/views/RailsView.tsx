import type { Rail } from '@luxe/contract/calls';
import { ProductRail } from '@luxe/patterns/product-rail';
import type { TileProduct } from '@luxe/patterns/tile-product';
import { Container } from '@luxe/ui/container';
import styled from 'styled-components';
import { titleOf } from '../data/copy.ts';

export type RailsViewProps = {
  /** In display order. Undefined while they load. */
  rails: readonly (Pick<Rail, 'kind' | 'about'> & { products: readonly TileProduct[] })[] | undefined;
  /** Kinds to show as skeletons while `rails` is undefined. */
  expected: readonly Rail['kind'][];
};

/** Stacked rails. A rail without products renders nothing and leaves no gap. */
export function RailsView({ rails, expected }: RailsViewProps) {
  const visibleRails: RailsViewProps['rails'] = rails
    ? rails.filter((rail) => titleOf(rail) !== undefined && rail.products.length > 0)
    : expected.map((kind) => ({ kind, products: [] }));
  if (visibleRails.length === 0) return null;
  // Products with long names or a saving are higher than a skeleton. Until the products are known, a page can
  // therefore hide what is below the rails.
  return (
    <Container data-rails-waiting={rails ? undefined : true}>
      <RailStack>
        {visibleRails.map((rail) => (
          <ProductRail
            key={rail.kind}
            title={titleOf(rail) ?? ''}
            products={rail.products}
            loading={!rails}
          />
        ))}
      </RailStack>
    </Container>
  );
}

const RailStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-80);
  padding-block-end: var(--lx-layout-section);
`;
