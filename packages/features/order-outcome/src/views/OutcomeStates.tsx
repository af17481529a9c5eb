import { bagPath, ordersPath } from '@luxe/contract/paths';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { copy } from '../data/copy.ts';
import { OutcomeFrame } from './OutcomeFrame.tsx';

export function OutcomeGuest({ onLogIn }: { onLogIn: () => void }) {
  return (
    <EmptyPage title={copy.guestTitle} action={<Button onClick={onLogIn}>{copy.logIn}</Button>}>
      {copy.guest}
    </EmptyPage>
  );
}

/**
 * Shown when an order does not exist or belongs to another account. The page does not reveal which of the two
 * is true.
 */
export function OutcomeUnknown() {
  return (
    <EmptyPage title={copy.unknownTitle} action={<Link href={ordersPath}>{copy.orders}</Link>}>
      {copy.unknown}
    </EmptyPage>
  );
}

/** The customer has no order. */
export function OutcomeNone() {
  return (
    <EmptyPage
      title={copy.noneTitle}
      action={
        <Stack direction="row" gap={24} wrap>
          <Link href={bagPath}>{copy.bag}</Link>
          <Link href="/">{copy.keepShopping}</Link>
        </Stack>
      }
    >
      {copy.none}
    </EmptyPage>
  );
}

export function OutcomeNotLoaded({ onRetry }: { onRetry: () => void }) {
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

/**
 * The outcome screen as the server renders it. In the browser, the skeleton appears after the delay of
 * `Loader`.
 */
export function OutcomeLoading() {
  return (
    <OutcomeFrame imageURL={undefined}>
      <Heading level={1}>{copy.checking}</Heading>
      <Loader active label={copy.loading}>
        <Stack gap={32}>
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="text" lines={5} />
        </Stack>
      </Loader>
    </OutcomeFrame>
  );
}
