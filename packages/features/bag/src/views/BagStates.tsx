import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { copy } from '../data/copy.ts';
import type { ReactNode } from 'react';
import { FullHeight } from './Bag.styles.ts';
import { Lines, Row } from './BagLineView.styles.ts';

/** An empty bag: a sentence and a link, without totals [BAG-05]. */
export function BagEmpty({ children }: { children?: ReactNode }) {
  return (
    <FullHeight>
      <EmptyPage title={copy.emptyTitle} action={<Link href="/">{copy.onward}</Link>}>
        {copy.empty}
      </EmptyPage>
      {children}
    </FullHeight>
  );
}

export type BagFailedProps = { onRetry: () => void };

export function BagFailed({ onRetry }: BagFailedProps) {
  return (
    <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

/** Skeleton of a bag with two lines. The loader shows it after 170 ms [SHL-22]. */
export function BagLoading() {
  return (
    <FullHeight>
      <Page>
        <Heading level={1}>{copy.title}</Heading>
        <Loader active label={copy.loading}>
          <WithSummary
            summary={
              <>
                <Skeleton shape="title" width="half" />
                <Skeleton shape="text" lines={3} />
                <Skeleton shape="block" />
              </>
            }
          >
            <Lines>
              <Rows role="presentation">
                <LineSkeleton />
                <LineSkeleton />
              </Rows>
            </Lines>
          </WithSummary>
        </Loader>
      </Page>
    </FullHeight>
  );
}

function LineSkeleton() {
  return (
    <Row role="presentation">
      <Skeleton shape="media" />
      <Stack gap={8}>
        <Skeleton shape="text" width="third" />
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="third" />
      </Stack>
    </Row>
  );
}
