import { current } from '@luxe/contract/calls';
import { fullName } from '@luxe/format';
import { useCall } from '../calls/useCall.ts';
import { useIsSignedIn } from '../context/useShopper.ts';

/** How a customer can be reached, as their profile has it. A missing value is empty. */
export interface KnownContact {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
}

/** The customer's contact, to fill in a form. Undefined for a guest, and until the profile has loaded. */
export function useKnownContact(): KnownContact | undefined {
  const isCustomer = useIsSignedIn();
  const { data } = useCall('customerProfile', isCustomer ? { params: { user: current } } : null);
  return (
    data && {
      name: fullName(data),
      phone: data.primaryMobile.phoneNumber,
      email: data.primaryEmailId ?? '',
    }
  );
}
