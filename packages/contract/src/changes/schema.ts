import { z } from 'zod';

export const changesSchemas = {
  changes: {
    query: z.object({
      /** The cursor of the last answer. */
      since: z.string().max(200).optional(),
      /** Seconds to wait when there is nothing to tell. */
      wait: z.coerce.number().int().min(0).max(20).default(0),
    }),
    response: z.object({
      /** Where to read on. It stands for what was committed, not for a moment: nothing is passed by. */
      cursor: z.string().max(200),
      /** False when the server cannot say what has changed since: anything may have. */
      isComplete: z.boolean(),
      /** Each thing once. `product`: a product's id, whatever of it has changed: price, stock, words. `content`: a page's slug, `nav-menu` or `properties`. */
      changes: z.array(z.object({ kind: z.enum(['product', 'content']), key: z.string() })),
    }),
  },
};
