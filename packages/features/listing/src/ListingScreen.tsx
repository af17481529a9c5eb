import type { ListingQuery } from '@luxe/contract/query';
import { FailedScreen } from '@luxe/patterns/failed-screen';
import { useTrack } from '@luxe/resources';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { copy } from './copy.ts';
import { useDraftCount, useListing, useStore, useWaysOut } from './data/useListing.ts';
import { useMore } from './data/useMore.ts';
import { isPastLastPage } from './data/shownListing.ts';
import { toListingModel } from './data/toListingModel.ts';
import type { ListingRequest } from './data/toListingRequest.ts';
import { ListingSkeleton } from './views/ListingSkeleton.tsx';
import type { Navigate } from './views/useSteps.ts';
import { ListingView } from './views/ListingView.tsx';
import { StorePlace } from './views/ListingView.styles.ts';

export type ListingScreenProps = {
  request: ListingRequest;
  /** Which catalogue the shopper is in. Default luxury. */
  catalogue?: 'luxury' | 'indiluxe';
  /** Takes the shopper to another address of this list. Default: the browser does. */
  onNavigate?: Navigate;
  /** Names the entry of the history, so that on Back the products are there again that were added to the list. */
  visit?: string;
  /** What stands below the list: rails. */
  rails?: ReactNode;
  /** Shown for a category or brand that the store does not know (404). */
  notFound?: ReactNode;
  /** Draws what an editor says above and below the products, by the id the store names; it may come late, or not at all. */
  editorSlot?: ComponentType<{ id: string; part: 'above' | 'below' }>;
};

// Most lists are not empty: this comes with the first one that is.
const NullResults = lazy(() =>
  import('./views/NullResults.tsx').then((module) => ({ default: module.NullResults })),
);

// Few lists are a store's: its head comes with the first that is.
const StoreHead = lazy(() =>
  import('./views/StoreHead.tsx').then((module) => ({ default: module.StoreHead })),
);

const browse = (href: string) => window.location.assign(href);

/** A category, a brand, or what a search found: facets, sort, pages, and ways on where there is nothing. */
export function ListingScreen(props: ListingScreenProps) {
  const { request } = props;
  const store = useStore(request);
  return (
    <>
      {store !== null && (
        <Suspense fallback={<StorePlace />}>
          {store ? <StoreHead store={store} request={request} /> : <StorePlace />}
        </Suspense>
      )}
      {/* Another path is another list: what was kept of the last one is not shown under its name. */}
      <Screen key={request.path + request.query.term} isBranded={store !== null} {...props} />
    </>
  );
}

function Screen({
  request,
  isBranded,
  catalogue = 'luxury',
  onNavigate = browse,
  visit = '',
  rails,
  notFound,
  editorSlot: Editor,
}: ListingScreenProps & { isBranded: boolean }) {
  const { data, error, isLoading, retry } = useListing(request);
  const total = data?.pagination.totalResults;
  const isEmpty = total === 0 || (data !== undefined && isPastLastPage(data, request.page));
  const [draft, setDraft] = useState<ListingQuery>();
  const draftCount = useDraftCount(request, draft);
  const track = useTrack();
  const { icid, icid2 } = request.campaigns;
  const viewed = isLoading ? undefined : request.call.searchText;
  useEffect(() => {
    if (viewed === undefined || total === undefined) return;
    track('listing viewed', { query: viewed, total, page: request.page, icid, icid2 });
  }, [track, viewed, total, request.page, icid, icid2]);
  const { load, ...more } = useMore(request, visit);
  const waysOut = useWaysOut(catalogue, isEmpty);
  if (!data) {
    if (!error) return <ListingSkeleton />;
    if (notFound && isUnknown(error)) return notFound;
    return (
      <FailedScreen title={copy.failedTitle} onRetry={retry}>
        {copy.failed}
      </FailedScreen>
    );
  }
  const model = toListingModel(data, request);
  if (isEmpty)
    return (
      <Suspense>
        <NullResults model={model} isBranded={isBranded} catalogue={catalogue} waysOut={waysOut} />
      </Suspense>
    );
  const id = request.isRich ? data.hybridPlpId : undefined;
  const around = Editor &&
    id && { above: <Editor id={id} part="above" />, below: <Editor id={id} part="below" /> };
  return (
    <ListingView
      around={around || undefined}
      model={model}
      isBranded={isBranded}
      more={{
        ...more,
        onShowMore: () =>
          void load().then((isThere) => {
            // Alone on its page it may be had yet.
            if (!isThere) onNavigate(model.hrefForPage(model.page + more.pages + 1));
          }),
      }}
      busy={isLoading}
      onNavigate={onNavigate}
      rails={rails}
      draftCount={draftCount}
      onDraftChange={setDraft}
    />
  );
}

const isUnknown = (error: unknown) => (error as { status?: number }).status === 404;
