import type { AddressValues } from '@luxe/patterns/address-values';
import { current, type Address } from '@luxe/contract/calls';
import { useCall, usePincode } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import type { CartName } from './payment.ts';
import { pickAddress } from './toCheckoutModel.ts';
import { useAddresses } from './useAddresses.ts';

/** Data of checkout and the choice of an address. Parts that are still loading are undefined. */
export function useCheckout(isCustomer: boolean, cart: CartName = current) {
  const book = useAddresses(isCustomer, cart);
  const [selectedId, setSelectedId] = useState<string>();
  // The address that the shopper chose, once the store has accepted the choice. Each choice is a new object,
  // so that the order summary reloads even when the pincode is the same.
  const [accepted, setAccepted] = useState<{ addressId: string }>();
  const [problem, setProblem] = useState('');
  const { pincode, save: savePincode } = usePincode();
  const [orderAddressId, setOrderAddressId] = useState<string>();
  const address = book.addresses && pickAddress(book.addresses, selectedId, orderAddressId);
  // The store calculates the amounts for the delivery address that it has stored for the cart. After the
  // shopper chooses another address, load the amounts only when the store has accepted that address.
  const acceptedAddress = book.addresses && pickAddress(book.addresses, accepted?.addressId, orderAddressId);

  const summary = useCall(
    'orderSummary',
    isCustomer && book.addresses
      ? {
          params: { user: current, cartCode: cart },
          query: {
            isUpdatedPwa: 'true' as const,
            requestCallbackForSlp: 'false' as const,
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

  return {
    addresses: book.addresses,
    address,
    /** Why the last choice of an address failed; empty when it succeeded. */
    problem,
    summary: summary.data,
    /** Whether the amounts in `summary` are for the address that the page shows. */
    isChosen: address !== undefined && address.addressId === stored,
    // Keep loaded data when a reload fails: replacing the page would discard a half-typed card.
    error: (book.addresses ? undefined : book.error) ?? (summary.data ? undefined : summary.error),
    choose,
    async save(values: AddressValues, changed?: Address) {
      const outcome = await book.save(values, changed);
      if (outcome.ok) await choose(outcome.addressId);
      return outcome;
    },
    remove: book.remove,
    /** Reloads the amounts; resolves when they have arrived. */
    renewSummary: summary.retry,
    refresh: () => {
      void book.retry();
      void summary.retry();
    },
  };
}
