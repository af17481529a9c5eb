import { current, type Cart } from '@luxe/contract/calls';
import useSWR from 'swr';
import { bagCountKey, bagKey } from '../state/cacheKeys.ts';
import { useResources } from '../context/context.ts';
import { useShopper } from '../context/useShopper.ts';
import { useStore } from '../state/createStore.ts';
import { pendingDifference } from '../bag-queue/applyPending.ts';

/**
 * The number of items in the bag, for the badge [BAG-13]. Undefined until known, so that a badge never shows
 * 0 first.
 */
export function useBagCount(): number | undefined {
  const { client, bag, bagReader } = useResources();
  const { hint: known } = useShopper();
  const pending = useStore(bag.pending);
  // SWR revalidates a key with the fetcher of the first hook that uses the key. The header mounts this hook
  // before any page mounts the bag. Therefore this hook passes the bag's fetcher, although it never starts a
  // read itself.
  const cart = useSWR<Cart>(known?.hasCart ? bagKey : null, useStore(bagReader) ?? null, {
    revalidateOnMount: false,
    isPaused: bag.isBusy,
  }).data;
  const { data } = useSWR(
    known?.hasCart && !cart ? bagCountKey : null,
    () => client.call('bagCount', { params: { user: current }, query: { cartGuid: current } }),
    { revalidateIfStale: true, revalidateOnFocus: true, isPaused: bag.isBusy },
  );
  if (!known) return undefined;
  const confirmed = known.hasCart ? (cart ?? data)?.count : 0;
  return confirmed === undefined ? undefined : confirmed + pendingDifference(pending, cart?.products);
}
