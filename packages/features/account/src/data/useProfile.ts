import { current } from '@luxe/contract/calls';
import type { Gender, MaritalStatus } from '@luxe/format';
import { useCall, useClient, useIsSignedIn, useProfileChanged } from '@luxe/resources';
import { attemptChange, type ChangeOutcome } from './attemptChange.ts';

export type ProfileValues = {
  firstName: string;
  lastName: string;
  gender: Gender | null;
  dateOfBirth: string | null;
  maritalStatus: MaritalStatus | null;
};

const params = { user: current };

/**
 * The customer's profile. `save` updates it at the store and at the identity provider [ACC-14], and then
 * updates the name in the session.
 */
export function useProfile() {
  const client = useClient();
  const profileChanged = useProfileChanged();
  const isCustomer = useIsSignedIn();
  const { data, error, retry } = useCall('customerProfile', isCustomer ? { params } : null);

  async function save(values: ProfileValues): Promise<ChangeOutcome> {
    const { gender, dateOfBirth, maritalStatus } = values;
    const nameDetails = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
    const outcome = await attemptChange(async () => {
      await client.call('updateProfile', {
        params,
        query: { customerid: current },
        // The storefront server replaces each `current` with the customer's id or token.
        body: {
          ...{ clientId: current, customerHash: current, tdToken: current },
          ...{ nameDetails, gender, maritalStatus, dob: dateOfBirth },
        },
      });
      await client.call('updateIdentityProfile', {
        body: { nameDetails, gender, dateOfBirth, maritalStatus },
      });
    });
    if (outcome.ok) await profileChanged();
    return outcome;
  }

  return { profile: data, error, retry, save };
}
