import type { Clock } from '@luxe/host';
import { cleanText, formatPaise } from '@luxe/format';
import { html, type Html } from '@luxe/format/html';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { answerTicket } from '../support/answerTicket.ts';
import {
  findTicket,
  listOpenTickets,
  type StoredMissingOrder,
  type StoredTicket,
} from '../support/repository.ts';
import { ticketNumberOf } from '../support/wire.ts';
import { indianTime, page } from './deskPage.ts';
import { operatorOf } from './guardDesk.ts';

interface TicketDeskParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Tickets on one page of the list. */
const pageSize = 50;
/** Longest answer, in characters. */
const maxAnswer = 4000;

/** The id in `1000234` or `T1000234`; 0, which no ticket has, for another text. */
const toId = (text: string): number => (/^T?\d{1,15}$/i.test(text) ? Number(text.replace(/^T/i, '')) : 0);

/** Routes of the desk that list and answer tickets. */
export function ticketDesk(scope: FastifyInstance, { db, clock }: TicketDeskParts): void {
  scope.get<{ Querystring: { after?: string } }>('/desk/tickets', async ({ query }, reply) => {
    const tickets = await listOpenTickets(db, { after: toId(query.after ?? ''), limit: pageSize + 1 });
    reply.type('text/html; charset=utf-8');
    return ticketsPage(tickets).html;
  });

  scope.get<{ Params: { id: string } }>('/desk/tickets/:id', async ({ params }, reply) => {
    const found = await findTicket(db, { id: toId(params.id) });
    if (!found) throw domainError('ticketNotFound');
    reply.type('text/html; charset=utf-8');
    return ticketPage(found).html;
  });

  scope.post<{ Params: { id: string }; Body: { text?: string; close?: string } | undefined }>(
    '/desk/tickets/:id',
    async (request, reply) => {
      const ticketId = toId(request.params.id);
      const text = cleanText(request.body?.text ?? '').slice(0, maxAnswer);
      const isClosing = request.body?.close === 'on';
      if (!text && !isClosing) throw domainError('unknownStep');
      await answerTicket({ db, clock }, { ticketId, text, isClosing, operator: operatorOf(request) });
      return reply.redirect(`/desk/tickets/${ticketId}`, 303);
    },
  );
}

/** `tickets` has one more than the page shows when there are more. */
const ticketsPage = (tickets: readonly StoredTicket[]): Html => {
  const shown = tickets.slice(0, pageSize);
  return page(
    'Tickets',
    html`<p><a href="/desk">Desk</a></p>
      <h1>Open tickets</h1>
      ${
        shown.length === 0
          ? html`<p>No open tickets.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Ticket</th>
                  <th scope="col">Received</th>
                  <th scope="col">Topic</th>
                  <th scope="col">Text</th>
                </tr>
              </thead>
              <tbody>
                ${shown.map(
                  ({ id, createdAt, topic, text }) =>
                    html`<tr>
                      <td><a href="/desk/tickets/${id}">${ticketNumberOf(id)}</a></td>
                      <td>${indianTime(createdAt)}</td>
                      <td>${topic}</td>
                      <td>${text.slice(0, 200)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
      ${
        tickets.length > pageSize &&
        html`<p><a href="/desk/tickets?after=${shown.at(-1)?.id ?? ''}">Next tickets</a></p>`
      }`,
  );
};

const ticketPage = (ticket: StoredTicket): Html =>
  page(
    `Ticket ${ticketNumberOf(ticket.id)}`,
    html`<p><a href="/desk/tickets">Open tickets</a></p>
      <h1>Ticket ${ticketNumberOf(ticket.id)}</h1>
      <p>
        ${ticket.topic}, ${indianTime(ticket.createdAt)}. Status: ${ticket.status}.
        ${
          ticket.orderCode &&
          html`<a href="/desk/orders?id=${ticket.orderCode}">Order ${ticket.orderCode}</a>`
        }
      </p>
      <p class="message">${ticket.text}</p>
      ${ticket.missingOrder && paymentTable(ticket.missingOrder)}
      ${
        ticket.attachments.length > 0 &&
        html`<p>
          Files in the folder of uploads:
          ${ticket.attachments.map(({ name, file }) => html`${name} (${file}) `)}
        </p>`
      }
      ${ticket.messages.map(
        ({ author, text, operator, createdAt }) =>
          html`<h2>${author === 'shop' ? `Answer ${operator && `by ${operator}`}` : 'Reply'}</h2>
            <p>${indianTime(createdAt)}</p>
            <p class="message">${text}</p>`,
      )}
      ${ticket.status !== 'closed' && answerForm(ticket)}`,
  );

const paymentTable = ({ reference, paidOn, amountPaise, paymentMode, email }: StoredMissingOrder): Html =>
  html`<table>
    <tbody>
      ${(
        [
          ['Reference', reference],
          ['Paid on', paidOn],
          ['Amount', amountPaise === null ? '' : formatPaise(amountPaise)],
          ['Payment', paymentMode ?? ''],
          ['Answer to', email],
        ] as const
      ).map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value || 'Unknown'}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const answerForm = ({ id }: StoredTicket): Html =>
  html`<h2>Answer</h2>
    <form method="post" action="/desk/tickets/${id}">
      <label>Answer <textarea name="text" rows="6" cols="60" maxlength="${maxAnswer}"></textarea></label>
      <label><input type="checkbox" name="close" /> Close the ticket</label>
      <button>Send</button>
    </form>`;
