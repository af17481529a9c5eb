import { LoadingRowsPage } from '@luxe/patterns/loading-rows-page';
import { EmptyPage, FailedPage } from '@luxe/patterns/state-page';
import { Link } from '@luxe/ui/link';
import type { Ref } from 'react';
import { copy } from '../data/copy.ts';

/** `titleRef` receives the heading, so that it can take the focus after the last row is removed. */
export function WishlistEmpty({ titleRef }: { titleRef?: Ref<HTMLHeadingElement> }) {
  return (
    <EmptyPage title={copy.title} action={<Link href="/">{copy.seeNew}</Link>} titleRef={titleRef}>
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
