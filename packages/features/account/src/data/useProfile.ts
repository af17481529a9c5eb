import { current } from '@luxe/contract/calls';
import { useCall, useClient, useIsSignedIn, useProfileChanged } from '@luxe/resources';
import type { ProfileValues } from '../views/ProfileForm.tsx';
import { attemptChange, type ChangeOutcome } from './attemptChange.ts';

const params = { user: current };

/** The profile. `save` updates the store and the identity provider [ACC-14], then the name in the session. */
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
        // The session boundary of the storefront replaces `current` with the customer's ids and token.
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
