import { current } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import type { StatementQuery } from './statementQuery.ts';
import type { CreditAccount } from './types.ts';

const pageSize = 10;

/** The page of a statement that a URL asks for. */
export function useStatement(account: CreditAccount, { page, show, months }: StatementQuery, brandCode = '') {
  const { status } = useSession();
  return useCall(
    'creditStatement',
    status === 'customer'
      ? {
          params: { user: current },
          query: {
            ...{ account, show, currentPage: page - 1, pageSize },
            ...(months && { months }),
            ...(brandCode && { brandCode }),
          },
        }
      : null,
    { renew: true, keepPreviousData: true },
  );
}
