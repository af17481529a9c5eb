import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from '../data/copy.ts';

/** Skeleton of a brand index. Hidden for the first 170 ms [SHL-22]. */
export function BrandsSkeleton() {
  return (
    <Loader active label={copy.loading}>
      <Page gap={56}>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="text" lines={4} />
        <Skeleton shape="text" lines={4} />
      </Page>
    </Loader>
  );
}
