import { Button } from '@luxe/ui/button';
import { Container } from '@luxe/ui/container';
import { EmptyState } from '@luxe/ui/empty-state';
import { ErrorState } from '@luxe/ui/error-state';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Link } from '@luxe/ui/link';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../copy.ts';
import { Aside, Page, Steps } from './Checkout.styles.ts';
import { Room } from './Room.styles.ts';

/** A guest is asked to log in; the bag waits. */
export function CheckoutGuest({ onLogIn }: { onLogIn: () => void }) {
  return (
    <Container>
      <Room>
        <EmptyState
          title={copy.guestTitle}
          headingLevel={1}
          size="display-m"
          action={<Button onClick={onLogIn}>{copy.logIn}</Button>}
        >
          {copy.guest}
        </EmptyState>
      </Room>
    </Container>
  );
}

/** Nothing to check out; where the last order has come through after all, that is said. */
export function CheckoutEmpty({ isOrdered = false }: { isOrdered?: boolean }) {
  return (
    <Container>
      <Room>
        <EmptyState
          title={isOrdered ? copy.placedAlreadyTitle : copy.emptyTitle}
          headingLevel={1}
          size="display-m"
          action={
            <Stack direction="row" gap={24} wrap>
              <Link href="/">{copy.onward}</Link>
              <Link href="/my-account/orders">{copy.lastOrder}</Link>
            </Stack>
          }
        >
          {isOrdered ? copy.placedAlready : copy.empty}
        </EmptyState>
      </Room>
    </Container>
  );
}

export function CheckoutFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <Room>
        <VisuallyHidden as="h1">{copy.title}</VisuallyHidden>
        <ErrorState title={copy.failedTitle} onRetry={onRetry}>
          {copy.failed}
        </ErrorState>
      </Room>
    </Container>
  );
}

/** The layout of checkout, after a moment's wait. */
export function CheckoutLoading({ label = copy.loading }: { label?: string }) {
  return (
    <Page>
      <Steps>
        <VisuallyHidden as="h1">{copy.title}</VisuallyHidden>
        <Loader active label={label}>
          <Stack gap={32}>
            <Skeleton shape="title" width="third" />
            <Skeleton shape="block" />
            <Skeleton shape="title" width="third" />
            <Skeleton shape="text" lines={4} />
          </Stack>
        </Loader>
      </Steps>
      <Aside as="div">
        <Loader active label={label}>
          <Stack gap={16}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="text" lines={3} />
          </Stack>
        </Loader>
      </Aside>
    </Page>
  );
}
