import type { Endpoint } from '../shared/endpoint.ts';

const byLink = { service: 'store', audience: 'shopper', token: 'none' } as const;
const path = '/v2/lux/feedback/{kind}/{token}';

/** Feedback about an order or a return, by a signed link in a message, without a login [ORD-12]. */
export const feedbackCalls = {
  feedbackForm: {
    ...byLink,
    method: 'GET',
    path,
    effect: 'read',
    byLink: true,
    summary:
      'Returns what a signed link asks about, and whether it is answered; 410 for a link that has expired, 404 for one that the shop has not signed. It changes nothing. Not in the specification.',
    errors: ['O4021', 'O4102'],
  },
  giveFeedback: {
    ...byLink,
    method: 'POST',
    path,
    effect: 'write',
    body: 'json',
    maxBytes: 16 * 1024,
    summary:
      'Stores the answer to a feedback request, once. The same answer again gets the same response; another answer is not stored. Not in the specification.',
    errors: ['O4021', 'O4102', 'O4022'],
  },
  changeFeedbackConsent: {
    ...byLink,
    method: 'POST',
    path: `${path}/consent`,
    effect: 'write',
    body: 'json',
    maxBytes: 1024,
    summary:
      'Stores whether the customer of a link gets requests for feedback in future. Not in the specification.',
    errors: ['O4021', 'O4102'],
  },
} as const satisfies Record<string, Endpoint>;
