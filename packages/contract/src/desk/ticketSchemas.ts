import { z } from 'zod';
import { missingOrderModes } from '../support/missingOrder.ts';
import { afterParam, fileUrl, moment, next, paise, typedLine } from './shared.ts';
import { deskTextLimits } from './values.ts';

const head = z.object({
  /** `T1000234`. */
  number: z.string(),
  topic: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  orderId: z.string().nullable(),
  createdAt: moment,
  /** When the shop promises to acknowledge it, and to solve it. */
  acknowledgeBy: moment,
  solveBy: moment,
  /** Whether the shop has answered it once. The next promise is then the solution. */
  isAcknowledged: z.boolean(),
  /** Whether it is open after the moment of its next promise. */
  isLate: z.boolean(),
  /** The complete text; in a list, its beginning. */
  text: z.string(),
});

const ticket = head.extend({
  files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int(), url: fileUrl })),
  /** Answers of the shop and replies of the customer, oldest first. */
  messages: z.array(
    z.object({
      author: z.enum(['shop', 'customer']),
      /** Name of the person at the desk; empty for a customer. */
      operator: z.string(),
      text: z.string(),
      createdAt: moment,
    }),
  ),
  /** What the customer knows about a payment without an order; null for another ticket. */
  missingOrder: z
    .object({
      /** Empty when unknown, like the day. */
      reference: z.string(),
      paidOn: z.string(),
      amountPaise: paise.nullable(),
      paymentMode: z.enum(missingOrderModes).nullable(),
      email: z.string(),
    })
    .nullable(),
  /** Whether the desk can answer or close it. */
  canAnswer: z.boolean(),
});

const params = z.object({ ticketNumber: z.string().regex(/^T?\d{1,15}$/i) });
const ticketResponse = z.object({ ticket });

export const deskTicketSchemas = {
  tickets: {
    query: z.object({ status: z.enum(['open', 'all']).optional(), after: afterParam }),
    response: z.object({ tickets: z.array(head), next }),
  },
  ticket: { params, response: ticketResponse },
  answerTicket: {
    params,
    body: z.object({
      /** Empty only to close a ticket without an answer. */
      text: typedLine(deskTextLimits.answer),
      close: z.boolean(),
    }),
    response: ticketResponse,
  },
};
