import { orderPath } from '@luxe/contract/paths';
import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Link } from '@luxe/ui/link';
import { copy } from '../data/copy.ts';

export const CancelLoading = () => <LoadingRowsPage title={copy.title} label={copy.loading} />;

export function CancelFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

/** The order has no unit that can be cancelled, or none of the chosen ones. */
export function NothingToCancel({ orderCode }: { orderCode: string }) {
  return (
    <EmptyPage title={copy.nothingTitle} action={<Link href={orderPath(orderCode)}>{copy.seeOrder}</Link>}>
      {copy.nothing}
    </EmptyPage>
  );
}

/** The store rejects the chosen units. */
export function CannotCancel({ message, changeHref }: { message: string; changeHref: string }) {
  return (
    <EmptyPage title={copy.changedTitle} action={<Link href={changeHref}>{copy.change}</Link>}>
      {message}
    </EmptyPage>
  );
}
