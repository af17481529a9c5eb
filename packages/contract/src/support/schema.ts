import { cleanOrderId } from '@luxe/format';
import { z } from 'zod';
import { htmlSchema, typedText } from '../shared/schema.ts';

/** A help topic with its questions and answers. */
export const helpTopicSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  title: z.string(),
  /** True for a topic about orders, which the help page lists in a section of its own. */
  isOrder: z.boolean(),
  questions: z.array(z.object({ question: z.string(), answer: htmlSchema })),
});

export const ticketSchema = z.object({
  /** Ticket number, given to the customer. */
  number: z.string(),
  topic: z.string(),
  /** The beginning of the customer's text. */
  text: z.string(),
  orderCode: z.string().nullable(),
  status: z.enum(['open', 'answered', 'closed']),
  /** ISO 8601. */
  createdAt: z.string(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.int() })),
});

const params = z.object({ user: z.string().max(100) });
const success = z.literal('SUCCESS');

export const supportSchemas = {
  helpTopics: {
    response: z.object({
      topics: z.array(helpTopicSchema),
      /** Paths of the shop, or https URLs. */
      links: z.array(z.object({ title: z.string(), text: z.string(), url: z.string() })),
    }),
  },
  createTicket: {
    params,
    body: z.object({
      topic: z.string().regex(/^[a-z0-9-]{1,40}$/),
      text: typedText(2000, 10),
      orderCode: z
        .string()
        .max(200)
        .overwrite(cleanOrderId)
        .regex(/^[\w-]{0,40}$/)
        .optional(),
      /** At most three files of 5 MB: JPEG, PNG, WebP or PDF. */
      files: z.array(z.file()).max(3).optional(),
    }),
    response: z.object({ status: success, ticket: ticketSchema }),
  },
  tickets: { params, response: z.object({ tickets: z.array(ticketSchema) }) },
  reportError: {
    body: z.object({
      kind: z.enum(['call', 'page']),
      side: z.enum(['Client Side', 'Server Side']).optional(),
      status: z.int().min(0).max(599).optional(),
      code: z
        .string()
        .regex(/^[\w-]{1,40}$/)
        .optional(),
      name: z.string().regex(/^\w{1,60}$/),
      message: z.string().max(300),
      where: z.string().regex(/^[\w .:/-]{1,80}$/),
      stack: z.string().max(3000).optional(),
    }),
    response: z.object({ status: success }),
  },
};
