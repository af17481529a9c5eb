import { current, type CallBody, type MissingOrderMatch, type Ticket } from '@luxe/contract/calls';
import { attempt, attemptKey, forgetAttempt, useClient, type Outcome } from '@luxe/resources';
import { useRef, useState } from 'react';

/** Values of the form, as they are sent. */
type MissingOrderValues = Omit<CallBody<'reportMissingOrder'>, 'files'>;

export interface MissingOrderReport {
  /** The customer's own order with the reference that was checked last; undefined without one. */
  readonly match: MissingOrderMatch | undefined;
  /** Looks for a reference, once. Resolves to true when it has just found an order. */
  check(reference: string): Promise<boolean>;
  send(values: MissingOrderValues, files: readonly File[]): Promise<Outcome<{ ticket: Ticket }>>;
}

const attemptName = 'missingOrderAttempt';
const params = { user: current };

/** Sends a report about a missing order once, and finds orders that are not missing [ORD-10]. */
export function useMissingOrder(onSent: () => Promise<unknown>): MissingOrderReport {
  const client = useClient();
  const [match, setMatch] = useState<MissingOrderMatch>();
  /** The last search. `isSeen`: the shopper has its result. */
  const checked = useRef<{ given: string; isOwn: Promise<boolean>; isSeen: boolean }>(undefined);

  /** Shows the customer's own order with a reference, and resolves to whether there is one. */
  async function find(reference: string): Promise<boolean> {
    if (!reference) {
      setMatch(undefined);
      return false;
    }
    // Without a response, the report is sent as it is.
    const found = await attempt(() => client.call('findMissingOrder', { params, query: { reference } }));
    if (checked.current?.given !== reference) return false;
    const own = found.ok ? (found.match ?? undefined) : undefined;
    setMatch(own);
    return own !== undefined;
  }

  return {
    match,
    async check(reference) {
      const given = reference.trim();
      const last = checked.current;
      if (last?.given === given && last.isSeen) return false;
      const search = last?.given === given ? last : { given, isOwn: find(given), isSeen: false };
      checked.current = search;
      const isOwn = await search.isOwn;
      search.isSeen = true;
      return isOwn && checked.current === search;
    },
    async send(values, files) {
      const names = files.map(({ name, size }) => [name, size]);
      const sent = await attempt(() =>
        client.call('reportMissingOrder', {
          params,
          idempotencyKey: attemptKey(attemptName, JSON.stringify([values, names])),
          body: { ...values, files: [...files] },
        }),
      );
      if (!sent.ok) return sent;
      forgetAttempt(attemptName);
      checked.current = undefined;
      setMatch(undefined);
      await onSent();
      return sent;
    },
  };
}
