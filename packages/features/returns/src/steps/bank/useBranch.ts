import { ApiError } from '@luxe/client';
import { current } from '@luxe/contract/calls';
import { isIfsc } from '../../data/steps.ts';
import { attempt, useCall, useClient, type Outcome } from '@luxe/resources';

/** Code of the store for an IFSC that no branch has. */
export const branchUnknown = 'O4043';

export interface Branch {
  /** Bank and branch of the IFSC; empty until known. */
  readonly name: string;
  /** Why the IFSC is wrong; empty when it is right, or not checked yet. */
  readonly problem: string;
}

/** The bank branch of an IFSC that is typed. */
export function useBranch(ifsc: string): Branch {
  const { data, error } = useCall('bankBranch', isIfsc(ifsc) ? { params: { user: current, ifsc } } : null);
  return {
    name: data ? [data.bank, data.branch].filter(Boolean).join(', ') : '',
    problem: error instanceof ApiError && error.code === branchUnknown ? error.message : '',
  };
}

/** Returns a function that asks the store whether an IFSC exists. */
export function useCheckBranch(): (ifsc: string) => Promise<Outcome> {
  const client = useClient();
  return (ifsc) => attempt(() => client.call('bankBranch', { params: { user: current, ifsc } }));
}
