import { ApiError } from '@luxe/client';
import type { PincodeData } from '@luxe/contract/calls';
import { useCallback } from 'react';
import { useClient } from '../context/context.ts';

/** The result of a lookup. After `failed`, the shopper types city and state. */
type Known = { kind: 'known'; data: PincodeData } | { kind: 'unknown' | 'failed' };

/**
 * Looks up the city and state of a pincode and whether we deliver there, for address fields. Never rejects.
 */
export function usePincodeLookup(): (pincode: string) => Promise<Known> {
  const client = useClient();
  return useCallback(
    async (pincode) => {
      try {
        return { kind: 'known', data: await client.call('pincodeData', { query: { pincode } }) };
      } catch (error) {
        const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
        return { kind: isUnknown ? 'unknown' : 'failed' };
      }
    },
    [client],
  );
}
