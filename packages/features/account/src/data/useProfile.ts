import { current } from '@luxe/contract/calls';
import { useCall, useClient, useIsSignedIn, useProfileChanged } from '@luxe/resources';
import type { ProfileValues } from '../views/ProfileForm.tsx';
import { changing, type Changed } from './changing.ts';

const params = { user: current };

/** The profile, saved in the store and told to the identity provider [ACC-14]; what greets her follows. */
export function useProfile() {
  const client = useClient();
  const profileChanged = useProfileChanged();
  const isCustomer = useIsSignedIn();
  const { data, error, retry } = useCall('customerProfile', isCustomer ? { params } : null);

  async function save(values: ProfileValues): Promise<Changed> {
    const { gender, dateOfBirth, maritalStatus } = values;
    const nameDetails = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
    const outcome = await changing(async () => {
      await client.call('updateProfile', {
        params,
        query: { customerid: current },
        // The session boundary knows who this is; a page says `current`.
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
