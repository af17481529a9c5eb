import type { DropStore } from '@luxe/contract/calls';
import { isPincode } from '@luxe/format';
import { useCall } from '@luxe/resources';

export interface Stores {
  readonly stores: readonly DropStore[];
  /** `idle`: the pincode is not complete. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly retry: () => Promise<void>;
}

/** The stores near a pincode. */
export function useStores(pincode: string): Stores {
  const isComplete = isPincode(pincode);
  const { data, error, retry } = useCall('dropStores', isComplete ? { query: { pincode } } : null);
  const status = !isComplete ? 'idle' : data ? 'loaded' : error ? 'failed' : 'loading';
  return { stores: data?.stores ?? [], status, retry };
}
