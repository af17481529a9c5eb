import type { CallBody, FeedbackForm } from '@luxe/contract/calls';
import type { FeedbackKind } from '@luxe/contract/feedback-reasons';
import { attempt, useClient, type Failure } from '@luxe/resources';
import { useState } from 'react';

export interface Feedback {
  /** `open`: not sent. `earlier`: another answer was stored before. */
  readonly outcome: 'open' | 'stored' | 'earlier';
  /** Whether the customer gets requests in future. */
  readonly isAskedAgain: boolean;
  /** Sends an answer. Resolves to the failure, if there is one. */
  send(answer: CallBody<'giveFeedback'>): Promise<Failure | undefined>;
  /** Resolves to the failure, if there is one. */
  changeConsent(isAskedAgain: boolean): Promise<Failure | undefined>;
}

/** The answer behind a link, and whether the customer wants to be asked again. */
export function useFeedback(kind: FeedbackKind, token: string, form: FeedbackForm | undefined): Feedback {
  const client = useClient();
  const [outcome, setOutcome] = useState<Feedback['outcome']>('open');
  const [consent, setConsent] = useState<boolean>();
  const params = { kind, token };
  return {
    outcome,
    isAskedAgain: consent ?? form?.isAskedAgain ?? true,
    async send(body) {
      const sent = await attempt(() => client.call('giveFeedback', { params, body }));
      if (!sent.ok) return sent;
      setOutcome(sent.outcome);
      return undefined;
    },
    async changeConsent(isAskedAgain) {
      const changed = await attempt(() =>
        client.call('changeFeedbackConsent', { params, body: { isAskedAgain } }),
      );
      if (!changed.ok) return changed;
      setConsent(changed.isAskedAgain);
      return undefined;
    },
  };
}
