import { Container } from '@luxe/ui/container';
import { EmptyState } from '@luxe/ui/empty-state';
import { ErrorState } from '@luxe/ui/error-state';
import { Heading } from '@luxe/ui/heading';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Link } from '@luxe/ui/link';
import { copy } from '../copy.ts';
import { Aside, Columns, Head, Lines, Page } from './Bag.styles.ts';
import { Facts, Row } from './BagLineView.styles.ts';

/** A bag with nothing in it: one sentence and a way onward, no totals [BAG-05]. */
export function BagEmpty() {
  return (
    <Container>
      <Page>
        <EmptyState
          title={copy.emptyTitle}
          headingLevel={1}
          size="display-m"
          action={<Link href="/">{copy.onward}</Link>}
        >
          {copy.empty}
        </EmptyState>
      </Page>
    </Container>
  );
}

export type BagFailedProps = { onRetry: () => void };

export function BagFailed({ onRetry }: BagFailedProps) {
  return (
    <Container>
      <Page>
        <Heading level={1}>{copy.title}</Heading>
        <ErrorState title={copy.failedTitle} onRetry={onRetry}>
          {copy.failed}
        </ErrorState>
      </Page>
    </Container>
  );
}

/** The layout of a bag of two lines, after a moment's wait. */
export function BagLoading() {
  return (
    <Container>
      <Page>
        <Head>
          <Heading level={1}>{copy.title}</Heading>
        </Head>
        <Loader active label={copy.loading}>
          <Columns>
            <Lines role="presentation">
              <LineSkeleton />
              <LineSkeleton />
            </Lines>
            <Aside>
              <Skeleton shape="title" width="half" />
              <Skeleton shape="text" lines={3} />
              <Skeleton shape="block" />
            </Aside>
          </Columns>
        </Loader>
      </Page>
    </Container>
  );
}

function LineSkeleton() {
  return (
    <Row role="presentation">
      <Skeleton shape="media" />
      <Facts as={Stack}>
        <Skeleton shape="text" width="third" />
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="third" />
      </Facts>
    </Row>
  );
}
