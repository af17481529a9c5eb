import { ordersPath } from '@luxe/contract/paths';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Link } from '@luxe/ui/link';
import { copy } from '../copy.ts';

export const ReturnsLoading = () => <LoadingRowsPage title={copy.title} label={copy.loading} />;

export function ReturnsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

export function ReturnsEmpty() {
  return (
    <EmptyPage title={copy.title} action={<Link href={ordersPath}>{copy.seeOrders}</Link>}>
      {copy.empty}
    </EmptyPage>
  );
}

export const ReturnLoading = () => <LoadingRowsPage title={copy.title} label={copy.loadingOne} />;

export function ReturnFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage heading={copy.title} title={copy.failedOneTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}
