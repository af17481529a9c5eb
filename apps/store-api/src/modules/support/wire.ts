import { cutText } from '@luxe/format';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { StoredTicket } from './repository.ts';

type WireTicket = CallResponseInput<'tickets'>['tickets'][number];

/** Number of code points of a ticket's text that a list shows. */
const excerptLength = 300;

/** A ticket with its complete text. */
export const toWireTicket = ({ id, createdAt, ...ticket }: StoredTicket): WireTicket => ({
  number: `T${id}`,
  topic: ticket.topic,
  text: ticket.text,
  orderCode: ticket.orderCode,
  status: ticket.status,
  createdAt: createdAt.toISOString(),
  attachments: ticket.attachments,
});

/** A ticket for a list, with the beginning of its text. */
export const toListedTicket = (ticket: StoredTicket): WireTicket =>
  toWireTicket({ ...ticket, text: cutText(ticket.text, excerptLength) });
