import { ErrorState } from '@luxe/ui/error-state';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Rows } from '@luxe/ui/rows';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import { Content } from './MiniBag.styles.ts';
import { Row } from './MiniBagLine.styles.ts';

/** An empty bag. Shows the sentence that the specification gives, and a link, but no totals [SHL-12]. */
export function MiniBagEmpty() {
  return (
    <Content>
      <Text tone="secondary">{copy.empty}</Text>
      <Link href="/">{copy.onward}</Link>
    </Content>
  );
}

export type MiniBagFailedProps = { onRetry: () => void };

export function MiniBagFailed({ onRetry }: MiniBagFailedProps) {
  return (
    <Content>
      <ErrorState title={copy.failedTitle} headingLevel={3} size="label" onRetry={onRetry}>
        {copy.failed}
      </ErrorState>
    </Content>
  );
}

/** Skeleton of a bag with two lines. The loader shows it after 170 ms [SHL-22]. */
export function MiniBagLoading() {
  return (
    <Loader active label={copy.loading}>
      <Rows edges="between" padding="m" role="presentation">
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
