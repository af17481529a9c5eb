import { current } from '@luxe/contract/calls';
import { attempt, useCall, useClient } from '@luxe/resources';
import { useState } from 'react';

const params = { user: current };

export interface WhatsAppUpdates {
  /** Undefined until the stored choice is known. */
  readonly isChosen: boolean | undefined;
  readonly hasFailed: boolean;
  /** Stores the choice at once. After a failure it goes back. */
  readonly choose: (isChosen: boolean) => Promise<void>;
}

/** Whether the customer wants updates about orders on WhatsApp [CFG-01]. */
export function useWhatsAppUpdates(): WhatsAppUpdates {
  const client = useClient();
  const { data } = useCall('mailPreferences', { params }, { renew: true });
  const [chosen, setChosen] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);

  async function choose(whatsapp: boolean) {
    setChosen(whatsapp);
    setFailed(false);
    const outcome = await attempt(() => client.call('changeMailPreferences', { params, body: { whatsapp } }));
    if (outcome.ok) return;
    setChosen(undefined);
    setFailed(true);
  }
  return { isChosen: chosen ?? data?.whatsapp, hasFailed, choose };
}
