import { Container } from '@luxe/ui/container';
import { ProductGrid } from '@luxe/ui/grid';
import { Loader } from '@luxe/ui/loader';
import { Show } from '@luxe/ui/show';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from '../data/copy.ts';
import { Columns, Top } from './ListingView.styles.ts';

/** Skeleton of a listing. Hidden for the first 170 ms [SHL-22]. */
export function ListingSkeleton() {
  return (
    <Loader active label={copy.loading}>
      <Container>
        <Top>
          <Skeleton shape="title" width="third" />
        </Top>
        <Columns>
          <Show from={1024}>
            <Skeleton shape="text" lines={12} />
          </Show>
          <ProductGrid>
            {Array.from({ length: 8 }, (_, at) => (
              <li key={at}>
                <Skeleton shape="media" />
                <Skeleton shape="text" width="half" />
                <Skeleton shape="text" width="three-quarters" />
                <Skeleton shape="text" width="third" />
              </li>
            ))}
          </ProductGrid>
        </Columns>
      </Container>
    </Loader>
  );
}
