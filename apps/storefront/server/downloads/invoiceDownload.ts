import { current } from '@luxe/contract/calls';
import { invoicePath } from '@luxe/contract/after-order-paths';
import { orderPath } from '@luxe/contract/paths';
import type { FastifyInstance } from 'fastify';
import type { BoundaryOptions } from '../boundary/boundary.ts';
import { invoiceMissingPage } from '../pages/lastResort.ts';
import { serveDownload } from './download.ts';

/**
 * Sends an invoice or credit note as a file [ORD-11]. A guest goes to the page of the order, which asks for a
 * login.
 */
export const invoiceDownload = (app: FastifyInstance, options: BoundaryOptions): void =>
  serveDownload(app, options, {
    path: decodeURIComponent(invoicePath(':orderCode', ':number')),
    call: 'invoiceFile',
    argsOf: (params) => ({ params: { user: current, ...params }, query: {} }),
    fileName: /^[A-Z\d-]{1,16}\.pdf$/,
    missingPage: invoiceMissingPage,
    loginPath: ({ orderCode = '' }) => orderPath(orderCode),
  });
