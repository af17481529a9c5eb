import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { menuCopy } from '../data/menuCopy.ts';

/** Skeleton of the link columns. */
export function MenuLoading({ columns }: { columns: number }) {
  return Array.from({ length: columns }, (_, at) => (
    <div className="wait" key={at}>
      <Loader active label={at === 0 ? menuCopy.loading : ''}>
        <Skeleton lines={6} width="three-quarters" />
      </Loader>
    </div>
  ));
}

/** Message shown when the menu fails to load. The link to the section stays available beside the message. */
export function MenuFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="names">
      <Stack gap={12} align="start" role="status">
        <Text tone="secondary">{menuCopy.failed}</Text>
        <TextButton onClick={onRetry}>{menuCopy.retry}</TextButton>
      </Stack>
    </div>
  );
}
