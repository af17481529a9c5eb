import type { AddressValues } from '@luxe/patterns/address-values';
import { current, type Address } from '@luxe/contract/calls';
import { useCall, usePincode } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import type { CartName } from './payment.ts';
import { presentAddress } from './toCheckoutModel.ts';
import { useAddresses } from './useAddresses.ts';

/** What the checkout page reads, and the choice of an address. `undefined` parts are on their way. */
export function useCheckout(isCustomer: boolean, cart: CartName = current) {
  const book = useAddresses(isCustomer, cart);
  const [wanted, setWanted] = useState<string>();
  // A new object for each choice the store has taken: the summary is asked for again, also where the pincode is the same.
  const [told, setTold] = useState<{ addressId: string }>();
  const [problem, setProblem] = useState('');
  const { pincode, keep } = usePincode();
  const [ofOrder, setOfOrder] = useState<string>();
  const address = book.addresses && presentAddress(book.addresses, wanted, ofOrder);
  // The store answers for the address it knows of, so nothing is asked for another one before it has been told.
  const known = book.addresses && presentAddress(book.addresses, told?.addressId, ofOrder);

  const summary = useCall(
    'orderSummary',
    isCustomer && book.addresses
      ? {
          params: { user: current, cartCode: cart },
          query: {
            isUpdatedPwa: 'true' as const,
            requestCallbackForSlp: 'false' as const,
            pincode: known?.postalCode ?? pincode,
          },
        }
      : null,
    { keepPrevious: true, renew: true },
  );
  // The store's own choice is only known with its answer; it may be another address than the default one.
  const stored = summary.data?.deliveryAddress?.addressId;
  if (stored !== undefined && stored !== ofOrder) setOfOrder(stored);

  const askAgain = useRef(summary.retry);
  useEffect(() => {
    askAgain.current = summary.retry;
  });
  useEffect(() => {
    if (told) void askAgain.current();
  }, [told]);
  // Pages after the checkout show delivery to the address that the shopper chose.
  const chosenPincode = told && known?.addressId === told.addressId ? known.postalCode : undefined;
  const keepPincode = useRef(keep);
  useEffect(() => {
    keepPincode.current = keep;
  });
  useEffect(() => {
    if (chosenPincode !== undefined) keepPincode.current(chosenPincode);
  }, [chosenPincode]);

  async function choose(addressId: string): Promise<boolean> {
    setWanted(addressId);
    setProblem('');
    const outcome = await book.choose(addressId);
    if (outcome.ok) setTold({ addressId });
    else setProblem(outcome.message);
    return outcome.ok;
  }

  return {
    addresses: book.addresses,
    address,
    /** Why the address could not be chosen; empty when it could. */
    problem,
    summary: summary.data,
    /** The store's answer is for the address that is shown as chosen. */
    isChosen: address !== undefined && address.addressId === stored,
    // What is there stays when a later read fails: a card that is half typed must not go with it.
    error: (book.addresses ? undefined : book.error) ?? (summary.data ? undefined : summary.error),
    choose,
    async save(values: AddressValues, changed?: Address) {
      const outcome = await book.save(values, changed);
      if (outcome.ok) await choose(outcome.addressId);
      return outcome;
    },
    remove: book.remove,
    /** Asks for the amounts again; resolves when they are there. */
    renewSummary: summary.retry,
    refresh: () => {
      void book.retry();
      void summary.retry();
    },
  };
}
