import { ErrorState } from '@luxe/ui/error-state';
import { EmptyState } from '@luxe/ui/empty-state';
import { Link } from '@luxe/ui/link';
import { Loader, useDelayed } from '@luxe/ui/loader';
import { Notice } from '@luxe/ui/notice';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { ReactNode } from 'react';
import type { DeskError, DeskErrorKind } from '../client/deskError.ts';
import type { Read } from '../client/useRead.ts';

export interface ReadStateProps<Data> {
  readonly read: Read<Data>;
  /** Where to go from an item that does not exist. */
  readonly back?: { readonly href: string; readonly text: string };
  readonly children: (data: Data) => ReactNode;
}

/** After this time in milliseconds, a loading screen explains that it takes long. */
const slowAfter = 5000;

/**
 * What a screen has read, or why it cannot show it: loading, slow, not reachable, failed, not found, no
 * access or no session. Data that could not be refreshed stays, with a notice above it.
 */
export function ReadState<Data>({ read, back, children }: ReadStateProps<Data>) {
  const { data, error, retry, isRetrying } = read;
  if (data !== undefined)
    return (
      <>
        {error && (
          <Notice
            live
            tone="warning"
            title="This may be out of date"
            action={<TextButton onClick={retry}>{isRetrying ? 'Trying' : 'Try again'}</TextButton>}
          >
            {error.message}
          </Notice>
        )}
        {children(data)}
      </>
    );
  if (error) return <Problem error={error} retry={retry} isRetrying={isRetrying} back={back} />;
  return <Loading />;
}

function Problem({
  error,
  retry,
  isRetrying,
  back = { href: '/desk', text: 'Start page' },
}: {
  error: DeskError;
  retry: () => void;
  isRetrying: boolean;
  back: ReadStateProps<unknown>['back'];
}) {
  const link = <Link href={back.href}>{back.text}</Link>;
  if (error.kind === 'notFound' || error.kind === 'forbidden')
    return (
      <div role="alert">
        <EmptyState
          title={error.kind === 'notFound' ? 'Not found' : 'No access'}
          size="title-s"
          action={link}
        >
          {error.message}
        </EmptyState>
      </div>
    );
  return (
    <ErrorState
      size="title-s"
      title={titles[error.kind] ?? 'This did not load'}
      onRetry={retry}
      retrying={isRetrying}
    >
      {error.message}
    </ErrorState>
  );
}

const titles: Readonly<Partial<Record<DeskErrorKind, string>>> = {
  unreachable: 'No connection',
  loginRequired: 'Your session has ended',
};

function Loading() {
  const isSlow = useDelayed(true, slowAfter);
  return (
    <Loader active>
      <Stack gap={16}>
        {isSlow && (
          <Text size="sm" tone="secondary">
            This takes longer than usual.
          </Text>
        )}
        <Skeleton shape="control" />
        <Skeleton lines={6} />
      </Stack>
    </Loader>
  );
}
