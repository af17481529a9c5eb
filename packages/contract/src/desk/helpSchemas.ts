import { z } from 'zod';

export const deskHelpSchemas = {
  helpVotes: {
    response: z.object({
      /** Those that helped least first. */
      answers: z.array(
        z.object({
          /** Two topics can have the same title. */
          topicId: z.string(),
          /** Title of the topic. */
          topic: z.string(),
          question: z.string(),
          helped: z.int().nonnegative(),
          notHelped: z.int().nonnegative(),
        }),
      ),
    }),
  },
};
