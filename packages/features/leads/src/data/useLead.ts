import { ApiError } from '@luxe/client';
import type { LeadKind } from '@luxe/contract/lead-forms';
import { attemptKey, forgetAttempt, useClient, useKnownContact, useTrack } from '@luxe/resources';
import { useEffect } from 'react';
import { toLeadBody } from './toLeadBody.ts';
import type { LeadOutcome, LeadValues } from './types.ts';

/**
 * Sends the request of a form, once, and reports what happens to analytics. A failure with a response of the
 * server is `server-side`, one without is `client-side` [HLP-02]. `contact` fills in the form of a customer.
 */
export function useLead(kind: LeadKind) {
  const client = useClient();
  const track = useTrack();
  const contact = useKnownContact();
  useEffect(() => track('lead viewed', { kind }), [track, kind]);

  async function send(values: LeadValues): Promise<LeadOutcome> {
    const body = toLeadBody(kind, values);
    const name = `lead ${kind}`;
    track('lead submitted', { kind });
    try {
      const idempotencyKey = attemptKey(name, JSON.stringify(body));
      const { outcome, leadNumber } = await client.call('raiseLeadTicket', { body, idempotencyKey });
      forgetAttempt(name);
      track(outcome === 'raised' ? 'lead succeeded' : 'lead duplicate', { kind });
      return { status: outcome, leadNumber };
    } catch (error) {
      const hasResponse = error instanceof ApiError && error.status >= 400;
      track('lead failed', { kind, side: hasResponse ? 'server-side' : 'client-side' });
      const isForShopper = hasResponse && error.status < 500 && !/ajax /i.test(error.message);
      return { status: 'failed', message: isForShopper ? error.message : '' };
    }
  }
  return { send, contact };
}
