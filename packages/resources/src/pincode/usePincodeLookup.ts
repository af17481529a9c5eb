import { ApiError } from '@luxe/client';
import type { PincodeData } from '@luxe/contract/calls';
import { useCallback } from 'react';
import { useClient } from '../useClient.ts';

/** What is known of a pincode. `failed`: not to be found out now; the shopper types city and state herself. */
type Known = { kind: 'known'; data: PincodeData } | { kind: 'unknown' | 'failed' };

/** Where a pincode lies and whether we deliver there, for the fields of an address. Never rejects. */
export function usePincodeLookup(): (pincode: string) => Promise<Known> {
  const client = useClient();
  return useCallback(
    async (pincode) => {
      try {
        return { kind: 'known', data: await client.call('pincodeData', { query: { pincode } }) };
      } catch (error) {
        const isAnswer = error instanceof ApiError && (error.status === 404 || error.status === 400);
        return { kind: isAnswer ? 'unknown' : 'failed' };
      }
    },
    [client],
  );
}
