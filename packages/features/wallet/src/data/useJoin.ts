import { attempt, useClient, useMembershipChanged, writeStored } from '@luxe/resources';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface Join {
  readonly busy: boolean;
  /** Why the customer could not join; undefined for no failure. */
  readonly failure: string | undefined;
  /** Joins, and reads the points again. Resolves to whether the shop knows the customer as a member. */
  join(): Promise<boolean>;
}

/** Enrols the customer in the loyalty programme [AUT-07]. */
export function useJoin(): Join {
  const client = useClient();
  const membershipChanged = useMembershipChanged();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Resolves to the reason of a failure; undefined for a member. */
  async function enrol(): Promise<string | undefined> {
    const joined = await attempt(() => client.call('nonloyalToLoyal', {}));
    if (!joined.ok) return joined.message;
    writeStored('neupassInfo', joined.neuPassInfo);
    return (await membershipChanged()) ? undefined : copy.points.joinedLater;
  }

  return {
    busy,
    failure,
    async join() {
      if (busy) return false;
      setBusy(true);
      setFailure(undefined);
      const reason = await enrol();
      setFailure(reason);
      setBusy(false);
      return reason === undefined;
    },
  };
}
