import { ErrorState } from '@luxe/ui/error-state';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Rows } from '@luxe/ui/rows';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import { Words } from './MiniBag.styles.ts';
import { Row } from './MiniBagLine.styles.ts';

/** Nothing in it: the sentence of the specification and a way onward, no totals [SHL-12]. */
export function MiniBagEmpty() {
  return (
    <Words>
      <Text tone="secondary">{copy.empty}</Text>
      <Link href="/">{copy.onward}</Link>
    </Words>
  );
}

export type MiniBagFailedProps = { onRetry: () => void };

export function MiniBagFailed({ onRetry }: MiniBagFailedProps) {
  return (
    <Words>
      <ErrorState title={copy.failedTitle} headingLevel={3} size="label" onRetry={onRetry}>
        {copy.failed}
      </ErrorState>
    </Words>
  );
}

/** The layout of a bag of two lines, after a moment's wait. */
export function MiniBagLoading() {
  return (
    <Loader active label={copy.loading}>
      <Rows edges="between" pad="m" role="presentation">
        <LineSkeleton />
        <LineSkeleton />
      </Rows>
      <Skeleton shape="block" />
    </Loader>
  );
}

function LineSkeleton() {
  return (
    <Row role="presentation">
      <Skeleton shape="media" />
      <Stack gap={8}>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="third" />
      </Stack>
    </Row>
  );
}
