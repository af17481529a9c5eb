import { current } from '@luxe/contract/calls';
import { useCall } from '@luxe/resources';
import { ErrorState } from '@luxe/ui/error-state';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { useState } from 'react';
import { copy } from './data/outcomeCopy.ts';
import { toBoughtCard } from './data/toModels.ts';
import { BoughtView } from './views/BoughtView.tsx';

const pageSize = 10;

/** The cards that a customer bought, within a page. */
export function Bought() {
  const [pages, setPages] = useState(1);
  const { data, error, isPrevious, retry } = useCall(
    'ownGiftCards',
    { params: { user: current }, query: { currentPage: 0, pageSize: Math.min(pages * pageSize, 50) } },
    { renew: true, keepPreviousData: true },
  );
  if (data)
    return (
      <BoughtView
        cards={data.giftCards.map(toBoughtCard)}
        total={data.totalNoOfGiftCards}
        busy={isPrevious}
        onMore={data.giftCards.length < 50 ? () => setPages(pages + 1) : undefined}
      />
    );
  if (error)
    return (
      <ErrorState title={copy.boughtFailedTitle} onRetry={retry}>
        {copy.boughtFailed}
      </ErrorState>
    );
  return (
    <Loader active label={copy.boughtLoading}>
      <Skeleton shape="text" lines={3} />
    </Loader>
  );
}
