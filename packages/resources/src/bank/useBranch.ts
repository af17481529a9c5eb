import { ApiError } from '@luxe/client';
import { current } from '@luxe/contract/calls';
import { useCall } from '../calls/useCall.ts';
import { useClient } from '../context/context.ts';
import { attempt, type Outcome } from '../state/outcome.ts';

/** Code of the store for an IFSC that no branch has. */
export const branchUnknown = 'O4043';

export interface Branch {
  /** Bank and branch of the IFSC; empty until known. */
  readonly branchName: string;
  /** Why the IFSC is wrong; empty when it is right, or not checked yet. */
  readonly branchProblem: string;
}

/** The bank branch of a complete IFSC; undefined for none yet. */
export function useBranch(ifsc: string | undefined): Branch {
  const { data, error } = useCall('bankBranch', ifsc ? { params: { user: current, ifsc } } : null);
  return {
    branchName: data ? [data.bank, data.branch].filter(Boolean).join(', ') : '',
    branchProblem: error instanceof ApiError && error.code === branchUnknown ? error.message : '',
  };
}

/** Returns a function that asks the store whether an IFSC exists. */
export function useCheckBranch(): (ifsc: string) => Promise<Outcome> {
  const client = useClient();
  return (ifsc) => attempt(() => client.call('bankBranch', { params: { user: current, ifsc } }));
}
