import { current } from '@luxe/contract/calls';
import { useCall } from '../calls/useCall.ts';
import { usePincode } from '../pincode/usePincode.ts';
import { useIsSignedIn } from '../context/useShopper.ts';

/**
 * Initial values of a customer's new address: name and phone of the profile, and the chosen pincode.
 * Undefined until the profile is known or could not be read.
 */
export function useAddressStart() {
  const isCustomer = useIsSignedIn();
  const { pincode, isChosen } = usePincode();
  const { data, error } = useCall('customerProfile', isCustomer ? { params: { user: current } } : null);
  if (!data && !error) return undefined;
  return {
    ...(data && {
      firstName: data.firstName,
      lastName: data.lastName,
      phone: data.primaryMobile.phoneNumber,
    }),
    ...(isChosen && { postalCode: pincode }),
  };
}
