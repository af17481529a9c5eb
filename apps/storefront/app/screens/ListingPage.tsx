import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  saveFirstListing,
  ListingScreen,
  isPastLastPage,
  listingCalls,
  storeCalls,
  toListingRequest,
  type ListingRequest,
  type ListingData,
} from '@luxe/feature-listing';
import { HybridBlocks, hybridCalls } from '@luxe/feature-home';
import { callKey, useCall } from '@luxe/resources';
import { Rails } from '@luxe/feature-rails';
import { PageHead } from '../head/PageHead.tsx';
import { listingHead } from '../head/listingHead.ts';
import { breadcrumbData, faqData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import type { LoadOutcome } from '../routing/decideStatus.ts';
import { useCatalogue } from '../routing/useCatalogue.ts';
import { resolvePath } from '../routing/resolvePath.ts';
import { NotFound } from './NotFound.tsx';
import { useSettings } from '../contexts/settings.ts';
import type { Screen } from './lazyScreens.ts';

/** Query parameters that a listing reads [LST-01]. */
const parameters = [
  'q',
  'isSortFlow',
  'offer',
  'superBrand',
  'searchCategory',
  'icid',
  'icid2',
  'richplp',
  // From forms that are submitted without scripts.
  'sort',
  'min',
  'max',
];

function requestOf({ pathname, search }: { pathname: string; search: string }): ListingRequest {
  const route = resolvePath(pathname);
  const query = new URLSearchParams(search);
  const [page = query.get('page')] = /(?<=\/page-)\d+$/.exec(pathname) ?? [];
  return toListingRequest({
    path: route.kind === 'search' ? '/search/' : pathname,
    code: route.kind === 'listing' ? route.code : null,
    pagePath: route.kind === 'dynamic' ? route.path : null,
    page,
    search,
    ...Object.fromEntries(parameters.map((name) => [name, query.get(name)])),
  });
}

/**
 * The brand or the category of the listing, to which the product rails below the listing belong. Empty on
 * other routes, whose rails depend on the catalogue alone.
 */
function scopeOf(pathname: string) {
  const route = resolvePath(pathname);
  if (route.kind !== 'listing') return {};
  return route.code.startsWith('MBH') ? { brand: route.code } : { category: route.code };
}

/**
 * A category, brand, search or dynamic listing. Shows a layout page or content when the store has no listing
 * at the path [RTE-11].
 */
export function ListingPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const catalogue = useCatalogue();
  const { publicOrigin } = useSettings();
  const request = requestOf(location);
  const [[name, args, part]] = listingCalls(request);
  const { data: listing, error } = useCall(name, args, { keepPreviousData: true, part });
  const address = request.kind === 'search' ? undefined : location.pathname + location.search;
  const isListed = Boolean(listing) && !error;
  useEffect(() => {
    if (address && isListed) saveFirstListing(address);
  }, [address, isListed]);
  const redirectPath = listing?.keywordRedirect;
  useEffect(() => {
    if (redirectPath) void navigate(redirectPath, { replace: true });
  }, [redirectPath, navigate]);
  if (request.kind === 'page' && (listing === null || error?.status === 404))
    return (
      <Suspense>
        <Content />
      </Suspense>
    );
  return (
    <>
      {listing && <PageHead {...listingHead(listing, request)} />}
      <ListingScreen
        request={request}
        catalogue={catalogue}
        historyKey={location.key}
        onNavigate={(href, how) => void navigate(href, { ...how, preventScrollReset: true })}
        rails={<Rails page="listing" catalogue={catalogue} {...scopeOf(location.pathname)} />}
        notFound={<NotFound />}
        editorSlot={Editor}
      />
      {listing && (
        <StructuredData
          data={
            import.meta.env.SSR && [
              breadcrumbData(listing.seo.breadcrumbs, publicOrigin),
              faqData(listing.questionAndAnswerList),
            ]
          }
        />
      )}
    </>
  );
}

function Editor(props: { id: string; part: 'above' | 'below' }) {
  return (
    <Suspense>
      <HybridBlocks {...props} />
    </Suspense>
  );
}

// Most paths of two or three slugs are listings, so the content screen loads on demand.
const Content = lazyPart(() => import('./contentScreens.ts').then(({ layoutScreen }) => layoutScreen.Page));

/** What a listing's response means for the status of its page. */
export function outcomeOfListing(url: URL, responses: Readonly<Record<string, unknown>>): LoadOutcome {
  if (!import.meta.env.SSR) return 'found';
  const request = requestOf(url);
  const [[name, args, part]] = listingCalls(request);
  const listing = responses[callKey(name, args, part)] as ListingData | null | undefined;
  if (listing?.keywordRedirect) return { keywordRedirect: listing.keywordRedirect };
  return listing && isPastLastPage(listing, request.page) ? 'pastLastPage' : 'found';
}

export const listingScreen: Screen = {
  calls: (url) => {
    const request = requestOf(url);
    // The browser makes all calls at once. The server makes the optional calls only after it knows that the
    // listing exists.
    return import.meta.env.SSR ? listingCalls(request) : [...listingCalls(request), ...storeCalls(request)];
  },
  optionalCalls: (url, responses) => {
    if (!import.meta.env.SSR) return [];
    const request = requestOf(url);
    const [[name, args, part]] = listingCalls(request);
    const listing = responses[callKey(name, args, part)] as ListingData | undefined;
    const hybridId = request.isRich && listing?.hybridPlpId;
    return [...storeCalls(request), ...(hybridId ? hybridCalls({ id: hybridId }) : [])];
  },
  outcome: outcomeOfListing,
  Page: ListingPage,
};
