import { calls, type Endpoint } from '@luxe/contract/calls';
import { closedHeaders, type GuardParts, type RequestLimits } from '@luxe/host/http';
import type { Log } from '@luxe/host/log';
import { toFailure } from '../refusal.ts';

/** Headers of whatever the store answers: programs read it, and nothing between them may keep it unless a route says so. */
const headers = { ...closedHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** How both listeners of the store are guarded. The storefront stands before them, so a request's id is the storefront's. */
export const guardingWith = (log: Log, limits: RequestLimits): GuardParts => ({
  limits,
  log,
  broken: {
    headers,
    type: 'application/json; charset=utf-8',
    body: (status) => JSON.stringify(failures[status] ?? toFailure('MALFORMED', 'The request is malformed.')),
  },
  believesIds: true,
  takesFiles: (method, url) =>
    uploads.some((call) => call.method === method && call.path.test(url.split('?', 1)[0] ?? '')),
});

/** Calls that take files, as requests of them look. */
const uploads = Object.values<Endpoint>(calls)
  .filter(({ files }) => files)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

const failures: Readonly<Record<number, object>> = {
  404: toFailure('NOT_FOUND', 'There is nothing at this address.'),
  408: toFailure('TOO_SLOW', 'The request took too long to arrive.'),
};
