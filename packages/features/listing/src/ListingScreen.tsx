import type { ListingQuery } from '@luxe/contract/query';
import { FailedScreen } from '@luxe/patterns/failed-screen';
import { useTrack } from '@luxe/resources';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { copy } from './data/copy.ts';
import { useDraftCount, useListing, useStore, useSuggestedLinks } from './data/useListing.ts';
import { useMore } from './data/useMore.ts';
import { isPastLastPage } from './data/listingPart.ts';
import { toListingModel } from './data/toListingModel.ts';
import type { ListingRequest } from './data/toListingRequest.ts';
import { ListingSkeleton } from './views/ListingSkeleton.tsx';
import type { Navigate } from './views/useGroupedNavigation.ts';
import { ListingView } from './views/ListingView.tsx';
import { StorePlaceholder } from './views/ListingView.styles.ts';

export type ListingScreenProps = {
  request: ListingRequest;
  /** The current catalogue. Default luxury. */
  catalogue?: 'luxury' | 'indiluxe';
  /** Navigates to another URL of this list. Default: a full page load. */
  onNavigate?: Navigate;
  /** Key of the history entry. On Back, this key restores the products that "Show more" added. */
  historyKey?: string;
  /** Product rails below the list. */
  rails?: ReactNode;
  /** Rendered when the store does not know the category or brand (404). */
  notFound?: ReactNode;
  /**
   * Renders editorial blocks above and below the products, by the `hybridPlpId` of the listing. May render
   * nothing.
   */
  editorSlot?: ComponentType<{ id: string; part: 'above' | 'below' }>;
};

// Loaded on demand, because most lists are not empty.
const NullResults = lazyPart(() => import('./views/NullResults.tsx').then((module) => module.NullResults));

// Loaded on demand, because few lists belong to a brand store.
const StoreHeader = lazyPart(() => import('./views/StoreHeader.tsx').then((module) => module.StoreHeader));

const browse = (href: string) => window.location.assign(href);

/** A listing of a category, a brand or a search, with facets, sort and pages. */
export function ListingScreen(props: ListingScreenProps) {
  const { request } = props;
  const store = useStore(request);
  return (
    <>
      {store !== null && (
        <Suspense fallback={<StorePlaceholder />}>
          {store ? <StoreHeader store={store} request={request} /> : <StorePlaceholder />}
        </Suspense>
      )}
      {/* The key resets the state, so that another list does not show the previous products. */}
      <Screen key={request.path + request.query.term} isBranded={store !== null} {...props} />
    </>
  );
}

function Screen({
  request,
  isBranded,
  catalogue = 'luxury',
  onNavigate = browse,
  historyKey = '',
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
    const categories = data?.facetdatacategory.filters.map(({ categoryName }) => categoryName);
    track('listing viewed', { query: viewed, total, page: request.page, categories, icid, icid2 });
    // A new response of the same list is not another view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [track, viewed, total, request.page, icid, icid2]);
  const { load, ...more } = useMore(request, historyKey);
  const suggestedLinks = useSuggestedLinks(catalogue, isEmpty);
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
        <NullResults
          model={model}
          isBranded={isBranded}
          catalogue={catalogue}
          suggestedLinks={suggestedLinks}
        />
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
        onLoadMore: () =>
          void load().then((isThere) => {
            // When "Show more" fails to load its products, it navigates to the next page, whose own request
            // may succeed.
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
