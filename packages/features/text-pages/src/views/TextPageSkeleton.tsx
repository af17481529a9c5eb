import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from '../data/copy.ts';
import { Body, Columns } from './TextPage.styles.ts';

/** Skeleton of a page of text. Hidden for the first 170 ms [SHL-22]. */
export function TextPageSkeleton() {
  return (
    <Loader active label={copy.loading}>
      <Page gap={56}>
        <Skeleton shape="title" width="third" />
        <Columns>
          <Skeleton shape="text" lines={6} />
          <Body>
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="text" lines={6} />
          </Body>
        </Columns>
      </Page>
    </Loader>
  );
}
