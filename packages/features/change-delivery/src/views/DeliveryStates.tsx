import { orderPath } from '@luxe/contract/paths';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Link } from '@luxe/ui/link';
import { copy } from '../data/copy.ts';

export const DeliveryLoading = () => <LoadingRowsPage title={copy.title} label={copy.loading} />;

export function DeliveryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

/** Every parcel of the order has left its seller. */
export function NothingToChange({ orderCode }: { orderCode: string }) {
  return (
    <EmptyPage title={copy.nothingTitle} action={<Link href={orderPath(orderCode)}>{copy.seeOrder}</Link>}>
      {copy.nothing}
    </EmptyPage>
  );
}
