import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { copy } from '../copy.ts';
import { SkeletonRow } from './Orders.styles.ts';

export function OrdersEmpty() {
  return (
    <EmptyPage title={copy.emptyTitle} action={<Link href="/">{copy.onward}</Link>}>
      {copy.empty}
    </EmptyPage>
  );
}

export function OrdersGuest({ onLogIn }: { onLogIn: () => void }) {
  return (
    <EmptyPage title={copy.guestTitle} action={<Button onClick={onLogIn}>{copy.logIn}</Button>}>
      {copy.guest}
    </EmptyPage>
  );
}

export type OrdersFailedProps = { title?: string; onRetry: () => void };

export function OrdersFailed({ title = copy.failedTitle, onRetry }: OrdersFailedProps) {
  return (
    <FailedPage heading={copy.title} title={title} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

/** An order that is unknown, or somebody else's: the store does not say which. */
export function OrderNotFound() {
  return (
    <EmptyPage title={copy.notFoundTitle} action={<Link href="/my-account/orders">{copy.seeOrders}</Link>}>
      {copy.notFound}
    </EmptyPage>
  );
}

/** The layout of a list of two, after a moment's wait. */
export function OrdersLoading({ label = copy.loading }: { label?: string }) {
  return (
    <Page gap={36}>
      <Heading level={1}>{copy.title}</Heading>
      <Loader active label={label}>
        <Rows role="presentation">
          {['first', 'second'].map((key) => (
            <SkeletonRow key={key} role="presentation">
              <Skeleton shape="media" />
              <Stack gap={8}>
                <Skeleton shape="title" width="half" />
                <Skeleton shape="text" width="three-quarters" />
                <Skeleton shape="text" width="third" />
              </Stack>
            </SkeletonRow>
          ))}
        </Rows>
      </Loader>
    </Page>
  );
}
