import { z } from 'zod';
import { articleSchema } from '../articles/schema.ts';
import { contentPageSchema } from '../content/schema.ts';

/** Origin of the desk, which may show the preview in a frame. Absent: no page may. */
const deskOrigin = z.url().optional();

export const previewSchemas = {
  contentPreview: {
    params: z.object({ token: z.string().max(500) }),
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('page'), page: contentPageSchema, deskOrigin }),
      z.object({ kind: z.literal('article'), article: articleSchema, deskOrigin }),
    ]),
  },
};
