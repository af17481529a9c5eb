import { Container } from '@luxe/ui/container';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from '../data/copy.ts';
import { Bands } from './ContentView.styles.ts';

/** Skeleton of a content page. Hidden for the first 170 ms [SHL-22]. */
export function ContentSkeleton() {
  return (
    <Loader active label={copy.loading}>
      <Bands>
        <Container>
          <Skeleton shape="media" />
        </Container>
        <Container>
          <Skeleton shape="title" width="third" />
          <Skeleton shape="text" lines={4} />
        </Container>
      </Bands>
    </Loader>
  );
}
