import { cutText } from '@luxe/format';
import type { CallAnswer } from '@luxe/contract/calls';
import type { StoredTicket } from './repository.ts';

type WireTicket = CallAnswer<'tickets'>['tickets'][number];

/** Code points of what was written that a list shows. */
const firstWords = 300;

/** A ticket with all that was written. */
export const toWireTicket = ({ id, createdAt, ...ticket }: StoredTicket): WireTicket => ({
  number: `T${id}`,
  topic: ticket.topic,
  text: ticket.text,
  orderCode: ticket.orderCode,
  status: ticket.status,
  createdAt: createdAt.toISOString(),
  attachments: ticket.attachments,
});

/** A ticket as it is listed: with its first words. */
export const toListedTicket = (ticket: StoredTicket): WireTicket =>
  toWireTicket({ ...ticket, text: cutText(ticket.text, firstWords) });
