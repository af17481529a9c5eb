import { z } from 'zod';
import { articleSchema } from '../articles/schema.ts';
import { contentPageSchema } from '../content/schema.ts';

export const previewSchemas = {
  contentPreview: {
    params: z.object({ token: z.string().max(500) }),
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('page'), page: contentPageSchema }),
      z.object({ kind: z.literal('article'), article: articleSchema }),
    ]),
  },
};
