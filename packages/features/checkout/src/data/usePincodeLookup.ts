import { ApiError } from '@luxe/client';
import type { PincodeLookUp } from '@luxe/patterns/address-fields';
import { useClient } from '@luxe/resources';
import { useCallback } from 'react';

/** Where a pincode lies and whether we deliver there. `failed`: not to be found out now; the shopper types city and state herself. */
export function usePincodeLookup(): PincodeLookUp {
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
