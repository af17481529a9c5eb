import { Button } from '@luxe/ui/button';
import { Container } from '@luxe/ui/container';
import { EmptyState } from '@luxe/ui/empty-state';
import { ErrorState } from '@luxe/ui/error-state';
import { Heading } from '@luxe/ui/heading';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Link } from '@luxe/ui/link';
import { copy } from '../copy.ts';
import { List, Page, Row, Words } from './Orders.styles.ts';

export function OrdersEmpty() {
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

export function OrdersGuest({ onLogIn }: { onLogIn: () => void }) {
  return (
    <Container>
      <Page>
        <EmptyState
          title={copy.guestTitle}
          headingLevel={1}
          size="display-m"
          action={<Button onClick={onLogIn}>{copy.logIn}</Button>}
        >
          {copy.guest}
        </EmptyState>
      </Page>
    </Container>
  );
}

export type OrdersFailedProps = { title?: string; onRetry: () => void };

export function OrdersFailed({ title = copy.failedTitle, onRetry }: OrdersFailedProps) {
  return (
    <Container>
      <Page>
        <Heading level={1}>{copy.title}</Heading>
        <ErrorState title={title} onRetry={onRetry}>
          {copy.failed}
        </ErrorState>
      </Page>
    </Container>
  );
}

/** An order that is unknown, or somebody else's: the store does not say which. */
export function OrderNotFound() {
  return (
    <Container>
      <Page>
        <EmptyState
          title={copy.notFoundTitle}
          headingLevel={1}
          size="display-m"
          action={<Link href="/my-account/orders">{copy.seeOrders}</Link>}
        >
          {copy.notFound}
        </EmptyState>
      </Page>
    </Container>
  );
}

/** The layout of a list of two, after a moment's wait. */
export function OrdersLoading({ label = copy.loading }: { label?: string }) {
  return (
    <Container>
      <Page>
        <Heading level={1}>{copy.title}</Heading>
        <Loader active label={label}>
          <List role="presentation">
            {['first', 'second'].map((key) => (
              <Row key={key} role="presentation">
                <Skeleton shape="media" />
                <Words as={Stack}>
                  <Skeleton shape="title" width="half" />
                  <Skeleton shape="text" width="three-quarters" />
                  <Skeleton shape="text" width="third" />
                </Words>
              </Row>
            ))}
          </List>
        </Loader>
      </Page>
    </Container>
  );
}
