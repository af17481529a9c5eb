import type { Ticket } from '../calls/calls.ts';
import { samples } from '../samples/samples.ts';
import { rejection, type MockRequest } from './reply.ts';

type Handler = (request: MockRequest) => object;

/** Tickets of customer service in a mocked shop. `start` defaults to the sample. */
export function createMockTickets(start: readonly Ticket[] = samples.tickets.tickets) {
  let tickets = start;

  return {
    createTicket: ({ body }) => {
      const made: Ticket = {
        ...samples.createTicket.ticket,
        number: `T${1_000_300 + tickets.length}`,
        topic: String(body.topic),
        text: String(body.text),
        orderCode: typeof body.orderCode === 'string' && body.orderCode ? body.orderCode : null,
        attachments: body.files instanceof File ? [{ name: body.files.name, bytes: body.files.size }] : [],
      };
      tickets = [made, ...tickets];
      return { status: 'SUCCESS', ticket: made };
    },
    tickets: () => ({ tickets }),
    replyToTicket: ({ params, body }) => {
      const found = tickets.find(({ number }) => number === params.ticketNumber);
      if (!found) return rejection('ticketNotFound');
      const message = { author: 'customer', text: String(body.text), createdAt: found.createdAt } as const;
      const ticket: Ticket = {
        ...found,
        status: 'open',
        canReply: found.repliesLeft > 1,
        repliesLeft: found.repliesLeft - 1,
        messages: [...found.messages, message],
      };
      tickets = tickets.map((one) => (one === found ? ticket : one));
      return { status: 'SUCCESS', ticket };
    },
    reportMissingOrder: ({ body }) => {
      const made: Ticket = {
        ...samples.reportMissingOrder.ticket,
        number: `T${1_000_300 + tickets.length}`,
        text: String(body.text),
        attachments: [],
      };
      tickets = [made, ...tickets];
      return { status: 'SUCCESS', ticket: made };
    },
  } satisfies Record<string, Handler>;
}
