/** What the feedback is about. */
export const feedbackKinds = ['order', 'return'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** Band of a score from 0 to 10, as the net promoter score defines it: up to 6, 7 or 8, and 9 or 10. */
export type ScoreBand = 'detractor' | 'passive' | 'promoter';

export const bandOf = (score: number): ScoreBand =>
  score >= 9 ? 'promoter' : score >= 7 ? 'passive' : 'detractor';

/** Codes of the reasons that a shopper can choose, by what the feedback is about. */
export const feedbackReasons = {
  order: ['products', 'price', 'delivery', 'packing', 'website', 'service'],
  return: ['ease', 'pickup', 'refundTime', 'updates', 'rules', 'service'],
} as const;
export type FeedbackReason = (typeof feedbackReasons)[FeedbackKind][number];

/** Maximum length of a comment, in code points. */
export const feedbackCommentLimit = 1000;
