import { ApiError } from '@luxe/client';
import { buyNow, current, type Address, type OrderSummary } from '@luxe/contract/calls';
import type { AddressValues } from '@luxe/patterns/address-values';
import { useAddressStart, useBag, useCall, usePincode } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import type { CartName } from '../data/cart.ts';
import { pickAddress } from '../steps/address/pickAddress.ts';
import { useAddresses } from '../steps/address/useAddresses.ts';
import type { ContentName } from './checkoutFlow.ts';

/** What has loaded of a checkout. */
type CheckoutContent =
  | { name: Exclude<ContentName, 'ready'> }
  | { name: 'ready'; summary: OrderSummary; addresses: readonly Address[] };

export type CheckoutData = ReturnType<typeof useCheckoutData>;

/** Bag, addresses and order summary of a checkout, and the choice of an address. */
export function useCheckoutData(cart: CartName) {
  const bag = useBag();
  const book = useAddresses(cart);
  const start = useAddressStart();
  const [selectedId, setSelectedId] = useState<string>();
  // The address that the shopper chose, once the store has accepted the choice. Each choice is a new object,
  // so that the order summary reloads even when the pincode is the same.
  const [accepted, setAccepted] = useState<{ addressId: string }>();
  const [problem, setProblem] = useState('');
  /** Whether the shopper asks for a call about this order [HLP-02]. */
  const [wantsCall, setWantsCall] = useState(false);
  const { pincode, save: savePincode } = usePincode();
  const [orderAddressId, setOrderAddressId] = useState<string>();
  const address = book.addresses && pickAddress(book.addresses, selectedId, orderAddressId);
  // The store calculates the amounts for the delivery address that it has stored for the cart. After the
  // shopper chooses another address, load the amounts only when the store has accepted that address.
  const acceptedAddress = book.addresses && pickAddress(book.addresses, accepted?.addressId, orderAddressId);

  const summary = useCall(
    'orderSummary',
    book.addresses
      ? {
          params: { user: current, cartCode: cart },
          query: {
            isUpdatedPwa: 'true' as const,
            requestCallbackForSlp: wantsCall ? ('true' as const) : ('false' as const),
            pincode: acceptedAddress?.postalCode ?? pincode,
          },
        }
      : null,
    { keepPreviousData: true, renew: true },
  );
  // The order summary contains the delivery address that the store has stored. Until the shopper chooses
  // another address, the page shows this address, even if it is not the customer's default address.
  const stored = summary.data?.deliveryAddress?.addressId;
  if (stored !== undefined && stored !== orderAddressId) setOrderAddressId(stored);

  const callNumber = summary.data?.callRequestNumber;
  const isCallPending = wantsCall && summary.isPrevious && !summary.error;

  const retrySummary = useRef(summary.retry);
  useEffect(() => {
    retrySummary.current = summary.retry;
  });
  useEffect(() => {
    if (accepted) void retrySummary.current();
  }, [accepted]);
  // Save the pincode of the chosen address, so that the header and later pages use it.
  const chosenPincode =
    accepted && acceptedAddress?.addressId === accepted.addressId ? acceptedAddress.postalCode : undefined;
  const latestSavePincode = useRef(savePincode);
  useEffect(() => {
    latestSavePincode.current = savePincode;
  });
  useEffect(() => {
    if (chosenPincode !== undefined) latestSavePincode.current(chosenPincode);
  }, [chosenPincode]);

  async function choose(addressId: string): Promise<boolean> {
    setSelectedId(addressId);
    setProblem('');
    const outcome = await book.choose(addressId);
    if (outcome.ok) setAccepted({ addressId });
    else setProblem(outcome.message);
    return outcome.ok;
  }

  // Keep loaded data when a reload fails: replacing the page would discard a half-typed card.
  const error = (book.addresses ? undefined : book.error) ?? (summary.data ? undefined : summary.error);
  const isBag = cart !== buyNow;

  function toContent(): CheckoutContent {
    const isEmpty = isBag ? bag.cart?.products.length === 0 : isBuyNowEmpty(summary.data, error);
    if (isEmpty) return { name: 'empty' };
    if ((isBag && bag.status === 'failed') || error) return { name: 'failed' };
    if (!summary.data || !book.addresses || (book.addresses.length === 0 && !start))
      return { name: 'loading' };
    return { name: 'ready', summary: summary.data, addresses: book.addresses };
  }

  return {
    content: toContent(),
    /** Initial values of a new address; undefined while loading. */
    addressStart: start,
    /** The selected address; undefined for none. */
    address,
    /** Why the last choice of an address failed; empty when it succeeded. */
    addressProblem: problem,
    summary: summary.data,
    /** Whether the store has saved the selected address, so that the amounts are for this address. */
    isAddressSaved: address !== undefined && address.addressId === stored,
    /** Note about a bag that was merged after login [BAG-07]. */
    mergeNote: isBag ? bag.cart?.mergeNote : undefined,
    /** The store's message about a coupon that it has rejected. */
    couponError: isBag ? bag.cart?.slpCouponError?.slpCouponMessage : undefined,
    callRequest: {
      number: callNumber,
      isPending: isCallPending,
      hasFailed: wantsCall && !isCallPending && callNumber === undefined,
      onRequest() {
        if (isCallPending) return;
        setWantsCall(true);
        if (wantsCall) void summary.retry();
      },
    },
    chooseAddress: choose,
    async saveAddress(values: AddressValues, changed?: Address) {
      const outcome = await book.save(values, changed);
      if (outcome.ok) await choose(outcome.addressId);
      return outcome;
    },
    removeAddress: book.remove,
    /** Reloads the amounts; resolves when they have arrived. */
    renewSummary: summary.retry,
    refresh: () => {
      void book.retry();
      void summary.retry();
    },
    refreshBag: () => bag.retry(),
  };
}

/** Whether the buy-now cart is empty or does not exist. */
const isBuyNowEmpty = (summary: OrderSummary | undefined, error: unknown) =>
  summary ? summary.products.length === 0 : error instanceof ApiError && error.kind === 'CartError';
