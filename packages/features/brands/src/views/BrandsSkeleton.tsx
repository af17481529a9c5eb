import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from '../copy.ts';

/** The shape of a brand index while it is asked for; nothing for the first 170 ms. */
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
