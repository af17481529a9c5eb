import { current, type CallBody, type MailPreferences } from '@luxe/contract/calls';
import { useCall, useClient, useIsSignedIn } from '@luxe/resources';
import { useState } from 'react';
import { attemptChange, type ChangeOutcome } from './attemptChange.ts';

const params = { user: current };

/** Which messages the customer gets. `change` applies at once. */
export function useMailPreferences() {
  const client = useClient();
  const isCustomer = useIsSignedIn();
  const { data } = useCall('mailPreferences', isCustomer ? { params } : null, { renew: true });
  const [changed, setChanged] = useState<MailPreferences>();

  const change = (body: CallBody<'changeMailPreferences'>): Promise<ChangeOutcome> =>
    attemptChange(async () => setChanged(await client.call('changeMailPreferences', { params, body })));

  return { preferences: changed ?? data, change };
}
