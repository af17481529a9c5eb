import { z } from 'zod';
import { feedbackKinds } from '../feedback/reasons.ts';
import { moment } from './shared.ts';

export const deskFeedbackSchemas = {
  feedback: {
    response: z.object({
      /** Newest month first; at most 24 months. */
      months: z.array(
        z.object({
          /** `YYYY-MM`. */
          month: z.string(),
          kind: z.enum(feedbackKinds),
          answers: z.int(),
          promoters: z.int(),
          passives: z.int(),
          detractors: z.int(),
          /** Net promoter score, from -100 to 100. */
          score: z.int(),
        }),
      ),
      /** Newest first; at most 200. */
      answers: z.array(
        z.object({
          kind: z.enum(feedbackKinds),
          /** Id of the order, or code of the return. */
          subject: z.string(),
          orderId: z.string(),
          score: z.int().min(0).max(10),
          reasons: z.array(z.string()),
          comment: z.string(),
          answeredAt: moment,
        }),
      ),
    }),
  },
};
