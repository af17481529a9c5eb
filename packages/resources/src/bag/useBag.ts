import { current, type Cart } from '@luxe/contract/calls';
import { ApiError } from '@luxe/client';
import { useEffect } from 'react';
import useSWR from 'swr';
import { bagKey } from '../state/cacheKeys.ts';
import { notifyOtherTabs } from '../state/channel.ts';
import { useResources, type Resources } from '../context/context.ts';
import type { Outcome } from '../state/outcome.ts';
import { pincodeOrDefault } from '../pincode/readPincode.ts';
import { useShopper } from '../context/useShopper.ts';
import { useStore } from '../state/createStore.ts';
import { applyPending } from '../bag-queue/applyPending.ts';
import type { AddRequest } from '../bag-queue/bagQueue.ts';
import { emptyBag } from '../bag-queue/emptyBag.ts';

export interface BagResource {
  status: 'loading' | 'ready' | 'failed';
  /** The confirmed bag with the pending changes applied; undefined until known. */
  cart: Cart | undefined;
  /** Number of items; undefined until known. */
  count: number | undefined;
  /**
   * True while a change is pending. The totals are then computed in the browser and not yet confirmed by the
   * store.
   */
  isSettling: boolean;
  addToBag: (request: AddRequest) => Promise<Outcome<{ count: number }>>;
  changeQuantity: (entryNumber: string, quantity: number) => Promise<Outcome>;
  remove: (entryNumber: string) => Promise<Outcome>;
  /** Reads the bag again, after a failure or a placed order. Also updates the badge and other tabs. */
  retry: () => void;
  /**
   * Waits until the store has responded to every pending change. Resolves to true if it has confirmed all of
   * them. Call this function before checkout.
   */
  settle: () => Promise<boolean>;
}

/** The shopper's bag. A guest without a cart has an empty bag, and no request is made [BAG-09]. */
export function useBag(): BagResource {
  const resources = useResources();
  const { bag, bagReader, track } = resources;
  const { hint: known, pincode: chosen } = useShopper();
  useEffect(() => bagReader.set(() => readBag(resources)), [bagReader, resources]);
  const pending = useStore(bag.pending);
  const { data, error } = useSWR<Cart, ApiError>(known?.hasCart ? bagKey : null, () => readBag(resources), {
    revalidateIfStale: true,
    revalidateOnFocus: true,
    isPaused: bag.isBusy,
  });

  const confirmed = known && !known.hasCart ? emptyBag(pincodeOrDefault(chosen)) : data;
  const cart = confirmed && applyPending(confirmed, pending);
  const lineOf = (entryNumber: string) =>
    confirmed?.products.find((line) => line.entryNumber === entryNumber);

  return {
    status: cart ? 'ready' : error ? 'failed' : 'loading',
    cart,
    count: cart?.count,
    isSettling: pending.adds.length > 0 || Object.keys(pending.lines).length > 0,
    addToBag: bag.add,
    changeQuantity: (entryNumber, quantity) => bag.setQuantity(entryNumber, quantity),
    remove: async (entryNumber) => {
      const line = lineOf(entryNumber);
      const outcome = await bag.setQuantity(entryNumber, 0);
      if (outcome.ok && line)
        track('removed from cart', {
          item: {
            productCode: line.productcode,
            ussid: line.USSID,
            name: line.productName,
            brand: line.productBrand,
            price: line.price.value,
            quantity: line.quantity,
            isFreeGift: line.isGiveAway === 'Y',
          },
        });
      return outcome;
    },
    retry: () => {
      resources.bagChanged();
      notifyOtherTabs('bag');
    },
    settle: bag.settle,
  };
}

/** Returns only `addToBag`, for pages that do not show the bag and so do not need to read it. */
export function useAddToBag(): BagResource['addToBag'] {
  return useResources().bag.add;
}

/** Reads the shopper's bag. Returns an empty bag if the cart has expired. */
async function readBag({ client, hint, pincode }: Resources): Promise<Cart> {
  const at = pincodeOrDefault(pincode.get());
  const query = { pincode: at };
  try {
    return hint.get()?.signedIn
      ? await client.call('cartDetails', { params: { user: current, cartCode: current }, query })
      : await client.call('cartDetailsAnonymous', { params: { guid: current }, query });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'CartError' && error.status === 404) return emptyBag(at);
    throw error;
  }
}
