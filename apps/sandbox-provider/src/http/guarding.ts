import { closedHeaders, usualLimits, type GuardParts } from '@luxe/host/http';
import type { Log } from '@luxe/host/log';
import { toFailure } from '../refusal.ts';

/** Headers of whatever is answered; pages loosen the policy for their own style and forms. */
const headers = { ...closedHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** How the listener is guarded. Browsers and the store API speak to it directly, so a request's id is its own. */
export const guardingWith = (log: Log): GuardParts => ({
  limits: usualLimits,
  log,
  broken: {
    headers,
    type: 'application/json; charset=utf-8',
    body: () =>
      JSON.stringify(toFailure({ code: 'malformed', message: 'The request is malformed.', more: {} })),
  },
  believesIds: false,
});
