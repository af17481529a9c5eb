import { cleanOrderId } from '@luxe/format';
import { z } from 'zod';
import { htmlSchema, platformQuery, priceSchema, successSchema, typedText } from '../shared/schema.ts';
import { vitalDevices } from '../vitals/values.ts';
import { missingOrderModes } from './missingOrder.ts';

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
  /** When the shop promises to acknowledge it, and to solve it (E-Commerce Rules 2020, rule 4(5)). */
  acknowledgeBy: z.string(),
  solveBy: z.string(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.int() })),
  /** Answers of the shop and replies of the customer, oldest first. */
  messages: z.array(
    z.object({ author: z.enum(['shop', 'customer']), text: z.string(), createdAt: z.string() }),
  ),
  /** Whether the customer can add a message. */
  canReply: z.boolean(),
  /** Messages that the customer can add before the next answer; 0 for a closed ticket. */
  repliesLeft: z.int().nonnegative(),
  /** What the customer knows about a payment without an order; null for a ticket about something else. */
  missingOrder: z
    .object({
      /** Order number or payment reference; empty when unknown, like the next three. */
      reference: z.string(),
      /** Day of the payment, YYYY-MM-DD. */
      paidOn: z.string(),
      amount: priceSchema.nullable(),
      paymentMode: z.enum(missingOrderModes).nullable(),
      /** Where the answer goes. */
      email: z.string(),
    })
    .nullable(),
});

const params = z.object({ user: z.string().max(100) });
const success = z.literal('SUCCESS');
/** An order number or a payment reference, as banks and payment apps print it. */
const reference = z
  .string()
  .trim()
  .max(60)
  .regex(/^[\w #./:-]*$/);

export const supportSchemas = {
  helpTopics: {
    query: z.object({
      /** Words that a question or its answer must contain. Absent or empty: all questions. */
      search: z.string().max(100).optional(),
    }),
    response: z.object({
      topics: z.array(helpTopicSchema),
      /** Paths of the shop, or https URLs. */
      links: z.array(
        z.object({
          title: z.string(),
          text: z.string(),
          url: z.string(),
          /**
           * The link leads to the forms service, so it opens in a new tab [CON-06]. The storefront's server
           * sets it; a value of the store is ignored.
           */
          isForms: z.boolean().optional(),
        }),
      ),
    }),
  },
  voteForAnswer: {
    body: z.object({
      /** Id of the topic. */
      topic: z.string().regex(/^[a-z0-9-]{1,40}$/),
      /** The question, as it is shown. */
      question: z.string().min(1).max(300),
      hasHelped: z.boolean(),
      /** The random id of the browser. */
      voter: z.string().regex(/^[\w-]{8,60}$/),
    }),
    response: z.object({ status: success }),
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
  replyToTicket: {
    params: params.extend({ ticketNumber: z.string().regex(/^T\d{1,15}$/) }),
    query: platformQuery,
    body: z.object({ text: typedText(2000, 2) }),
    response: successSchema.extend({ ticket: ticketSchema }),
  },
  findMissingOrder: {
    params,
    query: platformQuery.extend({ reference: reference.min(1) }),
    response: z.object({
      /** Null when no order of the customer has this number or payment reference. */
      match: z
        .object({
          orderCode: z.string(),
          /**
           * `placed`: the order exists. `pending`: its payment is still open. `refunding`, `refunded`: the
           * payment was charged without an order, and goes back or is back. `failed`: nothing was charged.
           */
          state: z.enum(['placed', 'pending', 'refunding', 'refunded', 'failed']),
        })
        .nullable(),
    }),
  },
  reportMissingOrder: {
    params,
    query: platformQuery,
    body: z.object({
      reference: reference.optional(),
      /** Day of the payment; not in the future. */
      paidOn: z
        .string()
        .regex(/^(\d{4}-\d\d-\d\d)?$/)
        .optional(),
      /** Rupees, without paise. */
      amount: z
        .string()
        .regex(/^\d{0,9}$/)
        .optional(),
      paymentMode: z.enum(['', ...missingOrderModes]).optional(),
      text: typedText(2000, 10),
      email: z.email().max(200),
      /** At most three files of 5 MB: JPEG, PNG, WebP or PDF. */
      files: z.array(z.file()).max(3).optional(),
    }),
    response: successSchema.extend({ ticket: ticketSchema }),
  },
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
      /** Kind of the page in the route table, such as `product`. Never an address. Absent in older pages. */
      route: z
        .string()
        .regex(/^[a-zA-Z]{1,30}$/)
        .optional(),
      device: z.enum(vitalDevices).optional(),
    }),
    response: z.object({ status: success }),
  },
};
