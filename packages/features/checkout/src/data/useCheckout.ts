import { current, type Address } from '@luxe/contract/calls';
import { useCall, usePincode } from '@luxe/resources';
import { useState } from 'react';
import type { AddressValues } from './addressForm.ts';
import { platform } from './platform.ts';
import { presentAddress } from './toCheckoutModel.ts';
import { useAddresses } from './useAddresses.ts';

/** What the checkout page reads, and the choice of an address. `undefined` parts are on their way. */
export function useCheckout(isCustomer: boolean) {
  const book = useAddresses(isCustomer);
  const [wanted, setWanted] = useState<string>();
  const [problem, setProblem] = useState('');
  const { pincode } = usePincode();
  const [ofOrder, setOfOrder] = useState<string>();
  const address = book.addresses && presentAddress(book.addresses, wanted, ofOrder);

  const summary = useCall(
    'orderSummary',
    isCustomer && book.addresses
      ? {
          params: { user: current, cartCode: current },
          query: {
            isPwa: platform.isPwa,
            platformNumber: platform.platformNumber,
            isUpdatedPwa: 'true' as const,
            requestCallbackForSlp: 'false' as const,
            pincode: address?.postalCode ?? pincode,
          },
        }
      : null,
    { keepPrevious: true, renew: true },
  );
  // The store's own choice is only known with its answer; it may be another address than the default one.
  const stored = summary.data?.deliveryAddress?.addressId;
  if (stored !== undefined && stored !== ofOrder) setOfOrder(stored);

  async function choose(addressId: string): Promise<boolean> {
    setWanted(addressId);
    setProblem('');
    const outcome = await book.choose(addressId);
    if (!outcome.ok) setProblem(outcome.message);
    else void summary.retry();
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
    error: book.error ?? (summary.data ? undefined : summary.error),
    choose,
    async save(values: AddressValues, changed?: Address) {
      const outcome = await book.save(values, changed);
      if (outcome.ok) await choose(outcome.addressId);
      return outcome;
    },
    remove: book.remove,
    refresh: () => {
      void book.retry();
      void summary.retry();
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
