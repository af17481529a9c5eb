import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  keepFirstListing,
  ListingScreen,
  isPastLastPage,
  listingCalls,
  storeCalls,
  toListingRequest,
  type ListingRequest,
  type ShownListing,
} from '@luxe/feature-listing';
import { hybridCalls } from '@luxe/feature-home';
import { callKey, useCall } from '@luxe/resources';
import { Rails } from '@luxe/feature-rails';
import { PageHead } from '../head/PageHead.tsx';
import { listingHead } from '../head/listingHead.ts';
import { breadcrumbData, faqData } from '../head/structured.ts';
import { StructuredData } from '../head/StructuredData.tsx';
import { useCatalogue } from '../paths/useCatalogue.ts';
import { resolvePath } from '../paths/resolvePath.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useSettings } from '../shell/settings.ts';
import type { Screen } from './screens.ts';

/** What a listing reads of its address [LST-01]. */
const parameters = [
  'q',
  'isSortFlow',
  'offer',
  'superBrand',
  'searchCategory',
  'icid',
  'icid2',
  'richplp',
  // Of forms that were sent without a script.
  'sort',
  'min',
  'max',
];

function requestOf({ pathname, search }: { pathname: string; search: string }): ListingRequest {
  const place = resolvePath(pathname);
  const query = new URLSearchParams(search);
  const [page = query.get('page')] = /(?<=\/page-)\d+$/.exec(pathname) ?? [];
  return toListingRequest({
    path: place.kind === 'search' ? '/search/' : pathname,
    code: place.kind === 'listing' ? place.code : null,
    pagePath: place.kind === 'dynamic' ? place.path : null,
    page,
    search,
    ...Object.fromEntries(parameters.map((name) => [name, query.get(name)])),
  });
}

/** What the rails below a list are about: its category or house; a search is about its catalogue. */
function scopeOf(pathname: string) {
  const place = resolvePath(pathname);
  if (place.kind !== 'listing') return {};
  return place.code.startsWith('MBH') ? { brand: place.code } : { category: place.code };
}

/** A category, a brand, a search, or what the store lists at a path; content where it lists nothing there [RTE-11]. */
export function ListingPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const catalogue = useCatalogue();
  const { publicOrigin } = useSettings();
  const request = requestOf(location);
  const [[name, args, part]] = listingCalls(request);
  const { data: listing, error } = useCall(name, args, { keepPrevious: true, part });
  const address = request.kind === 'search' ? undefined : location.pathname + location.search;
  const isListed = Boolean(listing) && !error;
  useEffect(() => {
    if (address && isListed) keepFirstListing(address);
  }, [address, isListed]);
  const leadsTo = listing?.keywordRedirect;
  useEffect(() => {
    if (leadsTo) void navigate(leadsTo, { replace: true });
  }, [leadsTo, navigate]);
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
        visit={location.key}
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

// Few lists have anything of an editor's: its blocks come with the first that has.
const Blocks = lazy(() => import('./Hybrid.tsx').then((module) => ({ default: module.HybridBlocks })));

function Editor(props: { id: string; part: 'above' | 'below' }) {
  return (
    <Suspense>
      <Blocks {...props} />
    </Suspense>
  );
}

// Two or three slugs are a list, mostly.
const Content = lazy(() => import('./CmsPage.tsx').then(({ cmsScreen }) => ({ default: cmsScreen.Page })));

/** 404 for a page past the last one, which search engines must not keep; the screen leads to the last page. */
export function statusOfListing(url: URL, answers: Readonly<Record<string, unknown>>): number | undefined {
  if (!import.meta.env.SSR) return undefined;
  const request = requestOf(url);
  const [[name, args, part]] = listingCalls(request);
  const listing = answers[callKey(name, args, part)] as ShownListing | null | undefined;
  return listing && isPastLastPage(listing, request.page) ? 404 : undefined;
}

/** Where the words of a search lead instead, by what was read for its page [SEA-05]. */
export function keywordRedirectOf(url: URL, answers: Readonly<Record<string, unknown>>): string | undefined {
  const [[name, args, part]] = listingCalls(requestOf(url));
  return (answers[callKey(name, args, part)] as ShownListing | undefined)?.keywordRedirect;
}

export const listingScreen: Screen = {
  calls: (url) => {
    const request = requestOf(url);
    // The server reads the rest once it knows that there is a list.
    return import.meta.env.SSR ? listingCalls(request) : [...listingCalls(request), ...storeCalls(request)];
  },
  more: (url, answers) => {
    if (!import.meta.env.SSR) return [];
    const request = requestOf(url);
    const [[name, args, part]] = listingCalls(request);
    const listing = answers[callKey(name, args, part)] as ShownListing | undefined;
    const isAround = request.isRich && listing?.hybridPlpId;
    return [...storeCalls(request), ...(isAround ? hybridCalls({ id: isAround }) : [])];
  },
  status: statusOfListing,
  otherwise: ({ pathname }) => (resolvePath(pathname).kind === 'dynamic' ? 'CmsPage' : undefined),
  Page: ListingPage,
};
