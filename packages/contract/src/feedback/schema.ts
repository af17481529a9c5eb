import { z } from 'zod';
import { platformQuery, successSchema, typedText } from '../shared/schema.ts';
import { feedbackCommentLimit, feedbackKinds, feedbackReasons } from './reasons.ts';

const params = z.object({ kind: z.enum(feedbackKinds), token: z.string().max(200) });
const reason = z.enum([...new Set([...feedbackReasons.order, ...feedbackReasons.return])]);
const score = z.int().min(0).max(10);

/** Feedback of a customer, for the download of their data. */
export const givenFeedbackSchema = z.object({
  kind: z.enum(feedbackKinds),
  /** Number of the order or the return. */
  subject: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  /** Null without an answer, like the next. */
  score: score.nullable(),
  answeredAt: z.string().nullable(),
  reasons: z.array(z.string()),
  /** Empty for none, and after its retention period. */
  comment: z.string(),
});

export const feedbackSchemas = {
  feedbackForm: {
    params,
    query: platformQuery,
    response: z.object({
      isAnswered: z.boolean(),
      /** Number of the order or the return, as the shopper reads it. */
      number: z.string(),
      /** Names of the items, without prices and pictures. */
      items: z.array(z.string()),
      /** Whether the customer gets requests for feedback in future. */
      isAskedAgain: z.boolean(),
    }),
  },
  giveFeedback: {
    params,
    query: platformQuery,
    body: z.object({
      score,
      reasons: z.array(reason).max(6),
      comment: typedText(feedbackCommentLimit),
    }),
    response: successSchema.extend({
      /** `earlier`: another answer was stored before, and this one is not. */
      outcome: z.enum(['stored', 'earlier']),
    }),
  },
  changeFeedbackConsent: {
    params,
    query: platformQuery,
    body: z.object({ isAskedAgain: z.boolean() }),
    response: successSchema.extend({ isAskedAgain: z.boolean() }),
  },
};
