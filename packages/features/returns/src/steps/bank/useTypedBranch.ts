import { cleanCode } from '@luxe/format';
import { isIfsc } from '@luxe/patterns/bank-values';
import { branchUnknown, useBranch, useCheckBranch, type Branch } from '@luxe/resources/bank-branch';

/** The bank branch of an IFSC as typed. */
interface TypedBranch extends Branch {
  /** Asks the store about an IFSC. `isUnknown`: no branch has it. Null: it exists. */
  readonly check: (ifsc: string) => Promise<{ message: string; isUnknown: boolean } | null>;
}

export function useTypedBranch(typed: string): TypedBranch {
  const ifsc = cleanCode(typed);
  const branch = useBranch(isIfsc(ifsc) ? ifsc : undefined);
  const ask = useCheckBranch();
  return {
    ...branch,
    check: async (code) => {
      const found = await ask(code);
      return found.ok ? null : { message: found.message, isUnknown: found.reason === branchUnknown };
    },
  };
}
