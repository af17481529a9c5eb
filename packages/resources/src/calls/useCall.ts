import type { CallName, CallResponse } from '@luxe/contract/calls';
import type { ApiError } from '@luxe/client';
import useSWR from 'swr';
import { useResources } from '../context.ts';
import { callKey, type ReadArgs } from './callKey.ts';
import { askAnew, fetchOnce } from './fetchOnce.ts';
import type { Part } from './part.ts';

export interface CallResult<T> {
  /** Undefined until it is there. */
  data: T | undefined;
  error: ApiError | undefined;
  /** True while there is nothing to show and an answer is on its way. */
  isLoading: boolean;
  /** Asks again, also while an earlier read is under way. Resolves when answered, never rejects. */
  retry: () => Promise<void>;
}

/**
 * Reads a call of the contract. `null` for the arguments asks for nothing. What the server has preloaded is there at once and not asked
 * for again. `keepPrevious` shows the last answer while the arguments change (pages of a listing); `renew` asks anew on every mount;
 * `part` keeps of the answer what is shown.
 */
export function useCall<Name extends CallName, Shown = CallResponse<Name>>(
  name: Name,
  args: ReadArgs<Name> | null,
  options: { keepPrevious?: boolean; renew?: boolean; part?: Part<Name, Shown> } = {},
): CallResult<Shown> {
  const { client } = useResources();
  const { part } = options;
  const { data, error, isLoading, mutate } = useSWR<Shown, ApiError>(
    args && callKey(name, args, part),
    async () => {
      const answer = await fetchOnce(client, name, args ?? {});
      return part ? part.of(answer) : (answer as Shown);
    },
    { keepPreviousData: options.keepPrevious ?? false, revalidateIfStale: options.renew ?? false },
  );
  const retry = () => {
    askAnew(`${name} `);
    return mutate().then(
      () => undefined,
      () => undefined,
    );
  };
  return { data, error, isLoading: isLoading && data === undefined, retry };
}
