import { Container } from '@luxe/ui/container';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from '../copy.ts';
import { Bands } from './ContentView.styles.ts';

/** The shape of a content page while it is asked for; nothing for the first 170 ms. */
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
