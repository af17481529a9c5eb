import { z } from 'zod';

/** Most hints of a catalogue. */
export const taraHintLimit = 8;

export const taraHintSchemas = {
  taraHints: {
    query: z.object({ catalogue: z.enum(['luxury', 'indiluxe']) }),
    response: z.object({
      /** Name under which the store reports changes of the hints; empty without hints. */
      slug: z.string(),
      hints: z.array(z.string().min(1).max(120)).max(taraHintLimit),
    }),
  },
};
