import { deskCalls, type DeskCallName, type DeskResponse } from '@luxe/contract/desk';
import useSWR from 'swr';
import type { DeskInput } from './deskClient.ts';
import type { DeskError } from './deskError.ts';
import { useDeskClient } from './DeskData.tsx';

/** What a screen has read. With `data` and `error`, the attempt to refresh the data has failed. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: DeskError | undefined;
  readonly isLoading: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The key of a call in the cache. */
export const readKey = <Name extends DeskCallName>(name: Name, input: DeskInput<Name>) =>
  [name, input] as const;

/** Reads a call. Without an input, reads nothing. */
export function useRead<Name extends DeskCallName>(
  name: Name,
  input: DeskInput<Name> | undefined,
): Read<DeskResponse<Name>> {
  if (deskCalls[name].method !== 'GET') throw new Error(`${name} is a change: use useChange.`);
  const client = useDeskClient();
  const { data, error, isLoading, isValidating, mutate } = useSWR<DeskResponse<Name>, DeskError>(
    input && readKey(name, input),
    () => client.call(name, input as DeskInput<Name>),
  );
  return { data, error, isLoading, isRetrying: isValidating, retry: () => void mutate() };
}
