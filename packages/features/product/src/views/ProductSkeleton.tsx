import { Container } from '@luxe/ui/container';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from '../data/copy.ts';
import { Columns, Facts } from './ProductView.styles.ts';

/** The skeleton of a loading product page. Renders nothing for the first 170 ms. */
export function ProductSkeleton() {
  return (
    <Loader active label={copy.loading}>
      <Container>
        <Columns busy={false}>
          <Skeleton shape="media" />
          <Facts>
            <Skeleton shape="text" width="third" />
            <Skeleton shape="title" lines={2} />
            <Skeleton shape="text" lines={6} />
          </Facts>
        </Columns>
      </Container>
    </Loader>
  );
}
