import { current, type CallQuery } from '@luxe/contract/calls';
import { useCall, useSession } from '@luxe/resources';
import type { StatementQuery } from './statementQuery.ts';
import type { CreditAccount } from './types.ts';

const pageSize = 10;

/** The page of a statement that a URL asks for. */
export function useStatement(account: CreditAccount, { page, show, months }: StatementQuery) {
  return useEntries({ account, show, currentPage: page - 1, pageSize, ...(months && { months }) });
}

/** All entries with a brand: the last hundred. */
export const useBrandEntries = (brandCode: string) =>
  useEntries({ account: 'brand-cash', brandCode, show: 'all', currentPage: 0, pageSize: 100 });

function useEntries(query: CallQuery<'creditStatement'>) {
  const { status } = useSession();
  return useCall('creditStatement', status === 'customer' ? { params: { user: current }, query } : null, {
    renew: true,
    keepPreviousData: true,
  });
}
