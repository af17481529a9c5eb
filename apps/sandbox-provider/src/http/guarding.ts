import { closedHeaders, usualLimits, type GuardParts } from '@luxe/host/http';
import type { Log } from '@luxe/host/log';
import { toErrorBody } from '../protocol/errors.ts';

/**
 * Headers of every response. HTML pages replace the content security policy by one that allows their own
 * style sheet and forms.
 */
const headers = { ...closedHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * Limits and error responses of the listener. Request ids of callers are not trusted, because browsers call
 * directly.
 */
export const createGuardParts = (log: Log): GuardParts => ({
  limits: usualLimits,
  log,
  broken: {
    headers,
    type: 'application/json; charset=utf-8',
    body: () =>
      JSON.stringify(toErrorBody({ code: 'malformed', message: 'The request is malformed.', fields: {} })),
  },
  trustsRequestIds: false,
});
