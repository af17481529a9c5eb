import { ApiError, extractMessage, refreshFailedMessage } from '@luxe/client';
import { current, type Address } from '@luxe/contract/calls';
import { toAddressBody, type AddressValues } from '@luxe/patterns/address-values';
import { useCall, useClient } from '@luxe/resources';
import { copy } from '../copy.ts';
import type { CartName } from './payment.ts';

const user = { user: current };

/** What came of a change; `message` is for the shopper. */
export type Saved = { ok: true; addressId: string } | { ok: false; message: string };

/** The customer's addresses and what can be done to them [CHK-02] [ACC-02]. */
export function useAddresses(isCustomer: boolean, cart: CartName = current) {
  const client = useClient();
  const { data, error, isLoading, retry } = useCall('addresses', isCustomer ? { params: user } : null, {
    renew: true,
  });

  async function outcome(work: () => Promise<{ addressId: string }>): Promise<Saved> {
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
    /** Adds, or changes the address that is given. */
    save: (values: AddressValues, changed?: Address) =>
      outcome(() =>
        changed
          ? client.call('editAddress', {
              params: user,
              body: { ...toAddressBody(values), addressId: changed.addressId },
            })
          : client.call('addAddress', { params: user, body: toAddressBody(values) }),
      ),
    remove: ({ addressId }: Address) =>
      outcome(async () => {
        await client.call('removeAddress', { params: user, body: { addressId } });
        return { addressId };
      }),
    /** Tells the store where the cart goes [CHK-22]. */
    choose: (addressId: string) =>
      outcome(async () => {
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
