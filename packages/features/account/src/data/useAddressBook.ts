import { current, type Address } from '@luxe/contract/calls';
import { toAddressBody, toAddressValues, type AddressValues } from '@luxe/patterns/address-values';
import { useCall, useClient, useIsSignedIn } from '@luxe/resources';
import { attemptChange, type ChangeOutcome } from './attemptChange.ts';

const params = { user: current };

/** The customer's addresses and the actions on them [ACC-02] [ACC-16]. */
export function useAddressBook() {
  const client = useClient();
  const isCustomer = useIsSignedIn();
  const { data, error, retry } = useCall('addresses', isCustomer ? { params } : null, { renew: true });

  const change = async (run: () => Promise<unknown>): Promise<ChangeOutcome> => {
    const outcome = await attemptChange(run);
    if (outcome.ok) await retry();
    return outcome;
  };
  const save = (values: AddressValues, changed?: Address) =>
    change(() =>
      changed
        ? client.call('editAddress', {
            params,
            body: { ...toAddressBody(values), addressId: changed.addressId },
          })
        : client.call('addAddress', { params, body: toAddressBody(values) }),
    );

  return {
    addresses: data?.addresses,
    error,
    retry,
    save,
    makeDefault: (address: Address) => save({ ...toAddressValues(address), isDefault: true }, address),
    remove: ({ addressId }: Address) =>
      change(() => client.call('removeAddress', { params, body: { addressId } })),
  };
}
