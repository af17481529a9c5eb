import { cutText } from '@luxe/format';
import type { CallResponseInput } from '@luxe/contract/calls';
import { toPrice } from '../catalogue/price.ts';
import { repliesLeft } from './answerTicket.ts';
import { ticketPromises } from './promises.ts';
import type { StoredMissingOrder, StoredTicket } from './repository.ts';

type WireTicket = CallResponseInput<'tickets'>['tickets'][number];

/** Number of code points of a ticket's text that a list shows. */
const excerptLength = 300;

export const ticketNumberOf = (id: number): string => `T${id}`;

/** The promised moments of a ticket, as the calls write them. */
export function wirePromises(createdAt: Date) {
  const { acknowledgeBy, solveBy } = ticketPromises(createdAt);
  return { acknowledgeBy: acknowledgeBy.toISOString(), solveBy: solveBy.toISOString() };
}

/** A ticket with its complete text. */
export const toWireTicket = (ticket: StoredTicket): WireTicket => ({
  number: ticketNumberOf(ticket.id),
  topic: ticket.topic,
  text: ticket.text,
  orderCode: ticket.orderCode,
  status: ticket.status,
  createdAt: ticket.createdAt.toISOString(),
  ...wirePromises(ticket.createdAt),
  attachments: ticket.attachments.map(({ name, bytes }) => ({ name, bytes })),
  messages: ticket.messages.map(({ author, text, createdAt }) => ({
    author,
    text,
    createdAt: createdAt.toISOString(),
  })),
  canReply: repliesLeft(ticket) > 0,
  repliesLeft: repliesLeft(ticket),
  missingOrder: ticket.missingOrder ? toWirePayment(ticket.missingOrder) : null,
});

const toWirePayment = ({ reference, paidOn, amountPaise, paymentMode, email }: StoredMissingOrder) => ({
  ...{ reference, paidOn, paymentMode, email },
  amount: amountPaise === null ? null : toPrice(amountPaise),
});

/** A ticket for a list, with the beginning of its text. */
export const toListedTicket = (ticket: StoredTicket): WireTicket =>
  toWireTicket({ ...ticket, text: cutText(ticket.text, excerptLength) });
