import type { StoreBanner } from '@luxe/contract/calls';
import type { ListingQuery } from '@luxe/contract/query';
import { useCall, useNavigationLinks } from '@luxe/resources';
import { useState } from 'react';
import { shownListing } from './shownListing.ts';
import { toListingRequest, type ListingRequest } from './toListingRequest.ts';
import { codeOf, listingHref } from './listingHref.ts';

/** The listing of an address. While another page or filter of it loads, the one before stays, and `isLoading` says so. */
export function useListing(request: ListingRequest) {
  const { data, error, retry } = useCall('searchProducts', { query: request.call }, { part: shownListing });
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  return { data: error ? data : (data ?? kept), error, isLoading: !data && !error, retry };
}

/** The banner above the list: `undefined` while it is on its way, `null` where there is none or it could not be had. */
export function useStore({ store }: ListingRequest): StoreBanner | null | undefined {
  const { data, error } = useCall('storeBanner', store === undefined ? null : { params: { id: store } });
  return store === undefined || error ? null : data;
}

/** How many products a draft of filters would leave; undefined until the store has said. Asks nothing while `query` is undefined. */
export function useDraftCount(request: ListingRequest, query: ListingQuery | undefined): number | undefined {
  const call = query && draftCall(request, query);
  const { data } = useCall('searchProducts', call ? { query: call } : null, { keepPrevious: true });
  return data?.pagination.totalResults;
}

function draftCall(request: ListingRequest, query: ListingQuery) {
  const url = new URL(listingHref(request, query), 'https://shop.invalid');
  const draft = toListingRequest({
    path: request.path,
    code: codeOf(request.path) ?? null,
    pagePath: request.call.pagePath ?? null,
    q: url.searchParams.get('q'),
  });
  return { ...draft.call, pageSize: 1 };
}

/** Ways out of a list with nothing in it: what the navigation of the catalogue offers. Asked for only when it is needed. */
export function useWaysOut(
  catalogue: 'luxury' | 'indiluxe',
  needed: boolean,
): readonly { label: string; href: string }[] {
  return useNavigationLinks(catalogue, needed)?.centre.slice(0, 4) ?? [];
}
