import { orderPath } from '@luxe/contract/paths';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Link } from '@luxe/ui/link';
import { copy } from '../data/copy.ts';

export const ReturnLoading = () => <LoadingRowsPage title={copy.title} label={copy.loading} />;

export function ReturnFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

/** No unit of the order can be returned. `reason`: why, as a sentence. */
export function NothingToReturn({
  orderCode,
  reason,
  isReplacement = false,
}: {
  orderCode: string;
  reason: string;
  isReplacement?: boolean;
}) {
  return (
    <EmptyPage
      title={isReplacement ? copy.nothingToReplaceTitle : copy.nothingTitle}
      action={<Link href={orderPath(orderCode)}>{copy.seeOrder}</Link>}
    >
      {reason || (isReplacement ? copy.nothingToReplace : copy.nothing)}
    </EmptyPage>
  );
}
