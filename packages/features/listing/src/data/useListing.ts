import type { StoreBanner } from '@luxe/contract/calls';
import type { ListingQuery } from '@luxe/contract/query';
import { useCall, useNavigationLinks } from '@luxe/resources';
import { useState } from 'react';
import { listingPart } from './listingPart.ts';
import { toListingRequest, type ListingRequest } from './toListingRequest.ts';
import { codeOf, listingHref } from './listingHref.ts';

/**
 * Loads the listing of a request. While another page or filter loads, `data` is the previous listing and
 * `isLoading` is true.
 */
export function useListing(request: ListingRequest) {
  const { data, error, retry } = useCall('searchProducts', { query: request.call }, { part: listingPart });
  const [previousData, setPreviousData] = useState(data);
  if (data && data !== previousData) setPreviousData(data);
  return { data: error ? data : (data ?? previousData), error, isLoading: !data && !error, retry };
}

/** Loads the store banner. `undefined` while loading; `null` without a store or after a failure. */
export function useStore({ store }: ListingRequest): StoreBanner | null | undefined {
  const { data, error } = useCall('storeBanner', store === undefined ? null : { params: { id: store } });
  return store === undefined || error ? null : data;
}

/**
 * Returns the number of products that match filters before the shopper applies them. Undefined until known.
 * Makes no request when `query` is undefined.
 */
export function useDraftCount(request: ListingRequest, query: ListingQuery | undefined): number | undefined {
  const call = query && draftCall(request, query);
  const { data } = useCall('searchProducts', call ? { query: call } : null, { keepPreviousData: true });
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

/**
 * Returns the first links of the catalogue's navigation, which an empty list suggests. Requests the
 * navigation only when `needed` is true.
 */
export function useSuggestedLinks(
  catalogue: 'luxury' | 'indiluxe',
  needed: boolean,
): readonly { label: string; href: string }[] {
  return useNavigationLinks(catalogue, needed)?.centre.slice(0, 4) ?? [];
}
