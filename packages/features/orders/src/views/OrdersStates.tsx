import { guestTrackPath, ordersPath } from '@luxe/contract/paths';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Button } from '@luxe/ui/button';
import { Link } from '@luxe/ui/link';
import { copy } from '../data/copy.ts';

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

/** The link of an order has expired; its owner still sees the order with a code or after a login. */
export function LinkExpired() {
  return (
    <EmptyPage
      title={copy.linkExpiredTitle}
      action={
        <>
          <Link href={guestTrackPath}>{copy.trackAgain}</Link>
          <Link href={ordersPath}>{copy.seeOrders}</Link>
        </>
      }
    >
      {copy.linkExpired}
    </EmptyPage>
  );
}

export const OrdersLoading = ({ label = copy.loading }: { label?: string }) => (
  <LoadingRowsPage title={copy.title} label={label} />
);
