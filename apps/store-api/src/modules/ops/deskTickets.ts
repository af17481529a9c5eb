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
import type { DeskSession } from '../staff/deskLogin.ts';
import { auditedChange } from './auditedChange.ts';
import { sendPage } from './deskAccount.ts';
import { form, indianTime, page } from './deskPage.ts';
import { personOf } from './guardDesk.ts';

interface TicketDeskParts {
  readonly db: Database;
  readonly clock: Clock;
}

const orders = { config: { desk: 'orders' } } as const;

/** Tickets on one page of the list. */
const pageSize = 50;
/** Longest answer, in characters. */
const maxAnswer = 4000;

/** The id in `1000234` or `T1000234`; 0, which no ticket has, for another text. */
const toId = (text: string): number => (/^T?\d{1,15}$/i.test(text) ? Number(text.replace(/^T/i, '')) : 0);

/** Routes of the desk that list and answer tickets. */
export function ticketDesk(scope: FastifyInstance, { db, clock }: TicketDeskParts): void {
  scope.get<{ Querystring: { after?: string } }>('/desk/tickets', orders, async (request, reply) => {
    const after = toId(request.query.after ?? '');
    const tickets = await listOpenTickets(db, { after, limit: pageSize + 1 });
    return sendPage(reply, ticketsPage(personOf(request), tickets));
  });

  scope.get<{ Params: { id: string } }>('/desk/tickets/:id', orders, async (request, reply) => {
    const found = await findTicket(db, { id: toId(request.params.id) });
    if (!found) throw domainError('ticketNotFound');
    return sendPage(reply, ticketPage(personOf(request), found));
  });

  scope.post<{ Params: { id: string }; Body: { text?: string; close?: string } | undefined }>(
    '/desk/tickets/:id',
    orders,
    async (request, reply) => {
      const ticketId = toId(request.params.id);
      const text = cleanText(request.body?.text ?? '').slice(0, maxAnswer);
      const isClosing = request.body?.close === 'on';
      if (!text && !isClosing) throw domainError('unknownStep');
      const operator = personOf(request).name;
      const entry = { action: 'answer ticket', subject: `ticket ${ticketNumberOf(ticketId)}` } as const;
      await auditedChange({ db, clock }, request, entry, async (tx) => {
        await answerTicket({ db: tx, clock }, { ticketId, text, isClosing, operator });
        return { after: isClosing ? 'closed' : 'answered' };
      });
      return reply.redirect(`/desk/tickets/${ticketId}`, 303);
    },
  );
}

/** `tickets` has one more than the page shows when there are more. */
const ticketsPage = (viewer: DeskSession, tickets: readonly StoredTicket[]): Html => {
  const shown = tickets.slice(0, pageSize);
  return page(
    'Tickets',
    html`<h1>Open tickets</h1>
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
    viewer,
  );
};

const ticketPage = (viewer: DeskSession, ticket: StoredTicket): Html =>
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
      ${ticket.status !== 'closed' && answerForm(viewer, ticket)}`,
    viewer,
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

const answerForm = (viewer: DeskSession, { id }: StoredTicket): Html =>
  html`<h2>Answer</h2>
    ${form(
      viewer,
      `/desk/tickets/${id}`,
      html`<label>Answer <textarea name="text" rows="6" cols="60" maxlength="${maxAnswer}"></textarea></label>
        <label><input type="checkbox" name="close" /> Close the ticket</label>
        <button>Send</button>`,
    )}`;
