import type { CallName, CallResponse } from '@luxe/contract/calls';
import type { ApiError } from '@luxe/client';
import useSWR, { useSWRConfig } from 'swr';
import { useResources } from '../context/context.ts';
import { callKey, type ReadArgs } from './callKey.ts';
import { discardInFlight, fetchOnce } from './fetchOnce.ts';
import type { Part } from './part.ts';
import { countRead } from './pendingReads.ts';

export interface CallResult<T> {
  /** Undefined until known. */
  data: T | undefined;
  error: ApiError | undefined;
  /** True while there is no data and a request is pending. */
  isLoading: boolean;
  /** True while `data` belongs to earlier arguments (`keepPreviousData`), also after an error. */
  isPrevious: boolean;
  /**
   * Makes a new request, even while an earlier one is pending. Resolves when the new request has succeeded or
   * failed; never rejects.
   */
  retry: () => Promise<void>;
}

/**
 * Reads a call of the contract. If the arguments are `null`, no request is made. Preloaded data is returned
 * at once, without a request. With `keepPreviousData`, the last data stays while the arguments change (pages
 * of a listing). With `renew`, every mount requests the data again. With `part`, only this part of the
 * response is cached.
 */
export function useCall<Name extends CallName, Data = CallResponse<Name>>(
  name: Name,
  args: ReadArgs<Name> | null,
  options: { keepPreviousData?: boolean; renew?: boolean; part?: Part<Name, Data> } = {},
): CallResult<Data> {
  const { client } = useResources();
  const { part } = options;
  const { cache, fallback } = useSWRConfig();
  const key = args && callKey(name, args, part);
  const { data, error, isLoading, mutate } = useSWR<Data, ApiError>(
    key,
    async () => {
      const response = await countRead(fetchOnce(client, name, args ?? {}));
      return part ? part.of(response) : (response as Data);
    },
    { keepPreviousData: options.keepPreviousData ?? false, revalidateIfStale: options.renew ?? false },
  );
  const hasData = (own: string) => cache.get(own)?.data !== undefined || own in fallback;
  const retry = () => {
    discardInFlight(`${name} `);
    return mutate().then(
      () => undefined,
      () => undefined,
    );
  };
  return {
    data,
    error,
    isLoading: isLoading && data === undefined,
    isPrevious: data !== undefined && key !== null && !hasData(key),
    retry,
  };
}
