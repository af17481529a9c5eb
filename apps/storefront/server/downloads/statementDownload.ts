import { current } from '@luxe/contract/calls';
import {
  brandCashPath,
  pointsHistoryPath,
  statementFileQuery,
  transactionHistoryPath,
} from '@luxe/contract/wallet-paths';
import type { FastifyInstance } from 'fastify';
import type { BoundaryOptions } from '../boundary/boundary.ts';
import { statementMissingPage } from '../pages/lastResort.ts';
import { serveDownload } from './download.ts';

/** Pages of the accounts that have a statement. */
const pages: ReadonlyMap<string, string> = new Map([
  ['cliq-cash', transactionHistoryPath],
  ['loyalty-points', pointsHistoryPath],
  ['brand-cash', brandCashPath],
]);

/** Account and format of `cliq-cash.csv`. */
const nameOfFile = /^([a-z-]+)\.(csv|pdf)$/;

/** Sends the statement of a credit as CSV or PDF, with the kind and months of the URL [ACC-10]. */
export const statementDownload = (app: FastifyInstance, options: BoundaryOptions): void =>
  serveDownload(app, options, {
    path: '/my-account/statement/:file',
    call: 'creditStatementFile',
    argsOf({ file = '' }, query) {
      const [, account = '', format = ''] = nameOfFile.exec(file) ?? [];
      if (!pages.has(account)) return undefined;
      const chosen = statementFileQuery.flatMap((name) => {
        const value = query[name];
        return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
      });
      return { params: { user: current }, query: { account, format, ...Object.fromEntries(chosen) } };
    },
    fileName: /^[a-z\d-]{1,60}\.(csv|pdf)$/,
    missingPage: statementMissingPage,
    loginPath: ({ file = '' }) => pages.get(nameOfFile.exec(file)?.[1] ?? '') ?? transactionHistoryPath,
  });
