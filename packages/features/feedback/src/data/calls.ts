import type { FeedbackKind } from '@luxe/contract/feedback-reasons';

/** Calls that the server preloads for the form behind a link. */
export const feedbackCalls = (kind: FeedbackKind, token: string) =>
  [['feedbackForm', { params: { kind, token } }]] as const;
