import type { ErrorDefinition } from './errorDefinition.ts';

/** Feedback by a signed link. */
export const feedback = {
  O4021: { status: 404, messages: { feedbackNotFound: 'We could not find this request for feedback.' } },
  O4022: { status: 400, messages: { feedbackReasonUnknown: 'reasons: choose from the reasons shown.' } },
  O4102: {
    status: 410,
    messages: { feedbackLinkExpired: 'This link has expired. You can still write to us.' },
  },
} as const satisfies Record<string, ErrorDefinition>;
