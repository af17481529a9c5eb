import type { FeedbackKind } from '@luxe/contract/feedback-reasons';

/** What the feedback page at a path asks about, and which of its two pages it is. */
export const feedbackPageAt = (pathname: string): { kind: FeedbackKind; step: 'start' | 'form' } => ({
  kind: /^\/return/i.test(pathname) ? 'return' : 'order',
  step: /^\/\w+\/intermediate\//i.test(pathname) ? 'start' : 'form',
});

/** The score in a URL; undefined without a valid one. */
export const scoreOf = (text: string | null): number | undefined =>
  text !== null && /^(\d|10)$/.test(text) ? Number(text) : undefined;
