import type { CallResponse } from '@luxe/contract/calls';
import { useSWRConfig } from 'swr';
import { discardInFlight } from '../calls/fetchOnce.ts';

/**
 * Returns a function to call after the customer has joined the loyalty programme. The function reads the
 * shown points again, and drops what purchases earn. Resolves to whether the shop counts the customer as a
 * member; never rejects.
 */
export function useMembershipChanged(): () => Promise<boolean> {
  const { mutate } = useSWRConfig();
  const isOf = (name: string) => (key: unknown) => typeof key === 'string' && key.startsWith(`${name} `);
  return async () => {
    discardInFlight('loyaltySimulation ');
    discardInFlight('loyaltyPoints ');
    void mutate(isOf('loyaltySimulation'), undefined);
    const read = await mutate<CallResponse<'loyaltyPoints'>>(isOf('loyaltyPoints')).catch(() => []);
    return read.some((points) => points?.isMember);
  };
}
