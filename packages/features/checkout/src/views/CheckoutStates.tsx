import { ordersPath } from '@luxe/contract/paths';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Button } from '@luxe/ui/button';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../data/copy.ts';
import { Frame } from './Checkout.styles.ts';

export function CheckoutGuest({ onLogIn }: { onLogIn: () => void }) {
  return (
    <EmptyPage title={copy.guestTitle} action={<Button onClick={onLogIn}>{copy.logIn}</Button>}>
      {copy.guest}
    </EmptyPage>
  );
}

/** Empty checkout. `isOrdered`: the bag is empty because the last attempt placed the order. */
export function CheckoutEmpty({ isOrdered = false }: { isOrdered?: boolean }) {
  return (
    <EmptyPage
      title={isOrdered ? copy.placedAlreadyTitle : copy.emptyTitle}
      action={
        <Stack direction="row" gap={24} wrap>
          <Link href="/">{copy.seeNew}</Link>
          <Link href={ordersPath}>{copy.lastOrder}</Link>
        </Stack>
      }
    >
      {isOrdered ? copy.placedAlready : copy.empty}
    </EmptyPage>
  );
}

export function CheckoutFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage
      heading={<VisuallyHidden as="h1">{copy.title}</VisuallyHidden>}
      title={copy.failedTitle}
      onRetry={onRetry}
    >
      {copy.failed}
    </FailedPage>
  );
}

/** Skeleton of checkout, shown after the delay of `Loader`. */
export function CheckoutLoading({ label = copy.loading }: { label?: string }) {
  return (
    <Frame>
      <VisuallyHidden as="h1">{copy.title}</VisuallyHidden>
      <Loader active label={label}>
        <WithSummary
          summary={
            <>
              <Skeleton shape="title" width="half" />
              <Skeleton shape="text" lines={3} />
            </>
          }
        >
          <Stack gap={32}>
            <Skeleton shape="title" width="third" />
            <Skeleton shape="block" />
            <Skeleton shape="title" width="third" />
            <Skeleton shape="text" lines={4} />
          </Stack>
        </WithSummary>
      </Loader>
    </Frame>
  );
}
