import { FailedPage } from '@luxe/patterns/state-page';
import { Heading } from '@luxe/ui/heading';
import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { copy } from '../data/copy.ts';

export function AccountFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <FailedPage heading={title} title={copy.failedTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

/**
 * Loading state of an account page. The title shows at once, and the skeleton after the delay of `Loader`.
 */
export function AccountLoading({ title }: { title: string }) {
  return (
    <Page gap={36}>
      <Heading level={1}>{title}</Heading>
      <Loader active label={copy.loading(title)}>
        <Stack gap={20}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="text" width="three-quarters" />
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" width="three-quarters" />
        </Stack>
      </Loader>
    </Page>
  );
}
