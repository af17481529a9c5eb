import { ApiError, extractMessage, refreshFailedMessage } from '@luxe/client';
import { current, type Address } from '@luxe/contract/calls';
import { toAddressBody, type AddressValues } from '@luxe/patterns/address-values';
import { useCall, useClient } from '@luxe/resources';
import { copy } from './copy.ts';
import type { CartName } from '../../data/cart.ts';

const user = { user: current };

/** `message` is for the shopper. */
export type AddressOutcome = { ok: true; addressId: string } | { ok: false; message: string };

/** The customer's addresses and the actions on them [CHK-02] [ACC-02]. No action rejects. */
export function useAddresses(cart: CartName) {
  const client = useClient();
  const { data, error, isLoading, retry } = useCall('addresses', { params: user }, { renew: true });

  async function attemptChange(work: () => Promise<{ addressId: string }>): Promise<AddressOutcome> {
    try {
      const { addressId } = await work();
      await retry();
      return { ok: true, addressId };
    } catch (failure) {
      return { ok: false, message: messageOf(failure) };
    }
  }

  return {
    addresses: data?.addresses,
    error,
    isLoading,
    retry,
    /** Saves the values in the address `changed`. When `changed` is undefined, adds a new address. */
    save: (values: AddressValues, changed?: Address) =>
      attemptChange(() =>
        changed
          ? client.call('editAddress', {
              params: user,
              body: { ...toAddressBody(values), addressId: changed.addressId },
            })
          : client.call('addAddress', { params: user, body: toAddressBody(values) }),
      ),
    remove: ({ addressId }: Address) =>
      attemptChange(async () => {
        await client.call('removeAddress', { params: user, body: { addressId } });
        return { addressId };
      }),
    /** Sets the delivery address of the cart at the store [CHK-22]. */
    choose: (addressId: string) =>
      attemptChange(async () => {
        await client.call('addAddressToOrder', {
          params: { email: current },
          query: { addressId, cartId: cart },
        });
        return { addressId };
      }),
  };
}

function messageOf(failure: unknown): string {
  if (failure instanceof ApiError && failure.message === refreshFailedMessage) return failure.message;
  if (!(failure instanceof ApiError) || failure.status >= 500) return copy.notSaved;
  return failure.status === 0 ? copy.offlineForm : extractMessage(failure.body);
}
