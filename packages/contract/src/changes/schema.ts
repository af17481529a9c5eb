import { z } from 'zod';

export const changesSchemas = {
  changes: {
    query: z.object({
      /** Cursor of the last response. */
      since: z.string().max(200).optional(),
      /** Seconds to wait when nothing has changed. */
      wait: z.coerce.number().int().min(0).max(20).default(0),
    }),
    response: z.object({
      /**
       * Cursor for the next call. It marks committed changes rather than a time, so that no change is missed.
       */
      cursor: z.string().max(200),
      /** False when the server cannot list the changes since the cursor: anything may have changed. */
      isComplete: z.boolean(),
      /**
       * Keys of the changed data, each listed once. For `product`, the key is the id of a product whose
       * price, stock or text changed. For `content`, the key is a page's slug, `nav-menu` or `properties`.
       */
      changes: z.array(z.object({ kind: z.enum(['product', 'content']), key: z.string() })),
    }),
  },
};
