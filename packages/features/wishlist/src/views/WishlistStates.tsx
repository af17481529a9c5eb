import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { copy } from '../copy.ts';
import { Row } from './WishRow.styles.ts';

export function WishlistEmpty() {
  return (
    <EmptyPage title={copy.title} action={<Link href="/">{copy.onward}</Link>}>
      {copy.empty}
    </EmptyPage>
  );
}

export function WishlistFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

/** The layout of a list of two, after a moment's wait. */
export function WishlistLoading() {
  return (
    <Page gap={36}>
      <Heading level={1}>{copy.title}</Heading>
      <Loader active label={copy.loading}>
        <Rows role="presentation">
          {['first', 'second'].map((key) => (
            <Row key={key} role="presentation">
              <Skeleton shape="media" />
              <Stack gap={8}>
                <Skeleton shape="title" width="half" />
                <Skeleton shape="text" width="three-quarters" />
                <Skeleton shape="text" width="third" />
              </Stack>
            </Row>
          ))}
        </Rows>
      </Loader>
    </Page>
  );
}
