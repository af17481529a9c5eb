import { deskFiles, deskPath, type DeskTicket } from '@luxe/contract/desk';
import { cutText } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { answerTicket } from '../support/answerTicket.ts';
import { findTicket, listTicketPage, type StoredTicket } from '../support/repository.ts';
import { isAcknowledged, isLate } from '../support/promises.ts';
import { ticketNumberOf, wirePromises } from '../support/wire.ts';
import { auditedChange } from './auditedChange.ts';
import { deskRoute, type DeskMount } from './deskMount.ts';
import { pageLimit, toCursor, toPage } from './deskPages.ts';
import { sendUpload } from './sendUpload.ts';

interface TicketDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Folder of the files that customers send. */
  readonly uploadsDir: string;
}

/** Number of code points of a ticket's text in a list. */
const excerptLength = 300;

/** The id in `1000234` or `T1000234`; 0, which no ticket has, for another text. */
const toId = (text: string): number => toCursor(text.replace(/^T/i, '')) ?? 0;

/** Calls that list and answer tickets, and their files. */
export function ticketDesk(
  scope: FastifyInstance,
  mount: DeskMount,
  { db, clock, uploadsDir }: TicketDeskParts,
): void {
  const answer = async (ticketNumber: string) => {
    const found = await findTicket(db, { id: toId(ticketNumber) });
    if (!found) throw domainError('ticketNotFound');
    return { ticket: toTicket(found, clock.now()) };
  };

  mount('tickets', async ({ query: { status = 'open', after } }) => {
    const found = await listTicketPage(db, { which: status, after: readCursor(after), limit: pageLimit });
    const { rows, next } = toPage(found, ({ id, dueAt }) => `${dueAt.getTime()}-${id}`);
    return {
      tickets: rows.map((row) => ({ ...toHead(row, clock.now()), text: cutText(row.text, excerptLength) })),
      next,
    };
  });

  mount('ticket', ({ params }) => answer(params.ticketNumber));

  mount('answerTicket', async ({ params: { ticketNumber }, body: { text, close }, person, once }) => {
    const ticketId = toId(ticketNumber);
    if (!text && !close) throw domainError('fieldMissing', 'message');
    const entry = { action: 'answer ticket', subject: `ticket ${ticketNumberOf(ticketId)}` } as const;
    await auditedChange({ db, clock }, { person, once }, entry, async (tx) => {
      const change = { ticketId, text, isClosing: close, operator: person.name };
      const isAnswered = await answerTicket({ db: tx, clock }, change);
      return isAnswered ? { after: close ? 'closed' : 'answered' } : undefined;
    });
    return answer(ticketNumber);
  });

  deskRoute<{ ticketNumber: string; file: string }>(
    scope,
    deskFiles.ticketFile,
    async ({ params }, reply) => {
      const found = await findTicket(db, { id: toId(params.ticketNumber) });
      return sendUpload(
        reply,
        uploadsDir,
        found?.attachments.find(({ file }) => file === params.file),
      );
    },
  );
}

/** The last ticket of a page, as its cursor: the moment of its promise, and its id. */
function readCursor(after: string | undefined): { id: number; dueAt: Date } | undefined {
  const [, due, id] = /^(\d{1,15})-(\d{1,15})$/.exec(after ?? '') ?? [];
  return id === undefined ? undefined : { id: Number(id), dueAt: new Date(Number(due)) };
}

type Head = Pick<StoredTicket, 'id' | 'topic' | 'status' | 'orderCode' | 'createdAt' | 'dueAt' | 'text'>;

const toHead = ({ id, topic, status, orderCode, createdAt, dueAt, text }: Head, now: Date) => ({
  ...{ number: ticketNumberOf(id), topic, status, orderId: orderCode, text },
  createdAt: createdAt.toISOString(),
  ...wirePromises(createdAt),
  isAcknowledged: isAcknowledged({ createdAt, dueAt }),
  isLate: isLate({ status, dueAt }, now),
});

const toTicket = (ticket: StoredTicket, now: Date): DeskTicket => ({
  ...toHead(ticket, now),
  files: ticket.attachments.map(({ name, type, bytes, file }) => ({
    ...{ name, type, bytes },
    url: deskPath(deskFiles.ticketFile.path, { ticketNumber: ticketNumberOf(ticket.id), file }),
  })),
  messages: ticket.messages.map(({ author, operator, text, createdAt }) => ({
    ...{ author, operator, text },
    createdAt: createdAt.toISOString(),
  })),
  missingOrder: ticket.missingOrder ? toPayment(ticket.missingOrder) : null,
  canAnswer: ticket.status !== 'closed',
});

const toPayment = ({
  reference,
  paidOn,
  amountPaise,
  paymentMode,
  email,
}: NonNullable<StoredTicket['missingOrder']>) => ({ reference, paidOn, amountPaise, paymentMode, email });
