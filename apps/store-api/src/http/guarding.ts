import { calls, type Endpoint } from '@luxe/contract/calls';
import { closedHeaders, type GuardParts, type RequestLimits } from '@luxe/host/http';
import type { Log } from '@luxe/host/log';
import { errorOf, toErrorBody, type ErrorResponse } from '@luxe/contract/errors';

/**
 * Headers of every response. Only programs read the responses, and no cache may store a response unless its
 * route allows that.
 */
const headers = { ...closedHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * Request limits and error responses for both listeners: the public one and the one for operators. Request
 * ids are trusted, because the storefront sets them.
 */
export const createGuardParts = (log: Log, limits: RequestLimits): GuardParts => ({
  limits,
  log,
  broken: {
    headers,
    type: 'application/json; charset=utf-8',
    body: (status) => JSON.stringify(toErrorBody(failures[status] ?? errorOf('requestMalformed'))),
  },
  trustsRequestIds: true,
  takesFiles: (method, url) =>
    uploads.some((call) => call.method === method && call.path.test(url.split('?', 1)[0] ?? '')),
});

/** Calls that accept files. */
const uploads = Object.values<Endpoint>(calls)
  .filter(({ files }) => files)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

const failures: Readonly<Record<number, ErrorResponse>> = {
  404: errorOf('addressNotFound'),
  408: errorOf('requestTooSlow'),
};
