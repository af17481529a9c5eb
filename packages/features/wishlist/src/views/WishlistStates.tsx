import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Link } from '@luxe/ui/link';
import { copy } from '../copy.ts';

export function WishlistEmpty() {
  return (
    <EmptyPage title={copy.title} action={<Link href="/">{copy.onward}</Link>}>
      {copy.empty}
    </EmptyPage>
  );
}

export function WishlistFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage heading={copy.title} title={copy.failedTitle} onRetry={onRetry}>
      {copy.failed}
    </FailedPage>
  );
}

export const WishlistLoading = () => <LoadingRowsPage title={copy.title} label={copy.loading} />;
