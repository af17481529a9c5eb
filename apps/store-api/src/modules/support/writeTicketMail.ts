import { missingOrderPath } from '@luxe/contract/missing-order';
import { ticketAnswered, ticketReceived, toMail } from '@luxe/mail';
import { eq } from 'drizzle-orm';
import { customer } from '../../db/schema/index.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { addMessage } from '../mail/repository.ts';
import { findTicket } from './repository.ts';
import { repliesLeft } from './answerTicket.ts';
import { ticketNumberOf } from './wire.ts';

interface TicketMailOptions {
  /** Origin of the storefront, for links. */
  readonly origin: string;
  /** Whether a mail server sends the messages. Otherwise they are stored, for the desk. */
  readonly isSending: boolean;
}

/**
 * Writes the message of a job into the outbox, to the address of the ticket, or else of the account. Writes
 * nothing without an address, and for a ticket that is erased.
 */
export const writeTicketMail =
  ({ origin, isSending }: TicketMailOptions): JobHandler =>
  async (tx, { id, payload: { ticketId = '', messageId } }, now) => {
    const found = await findTicket(tx, { id: Number(ticketId) });
    if (!found) return;
    const [account] = await tx
      .select({ email: customer.email })
      .from(customer)
      .where(eq(customer.id, found.customerId));
    const recipient = found.missingOrder?.email || account?.email;
    if (!recipient) return;
    // The address of a report is not verified, so a stranger's words never go there.
    const text = recipient === account?.email ? found.text : '';
    const ticket = { number: ticketNumberOf(found.id), text, path: missingOrderPath };
    const answer = found.messages.find((message) => message.id === Number(messageId))?.text;
    if (messageId && answer === undefined) return;
    const letter =
      answer === undefined
        ? ticketReceived(ticket)
        : ticketAnswered({ ...ticket, answer, canReply: repliesLeft(found) > 0 });
    await addMessage(tx, {
      ...{ jobId: id, customerId: found.customerId, recipient },
      ...toMail(letter, { origin }),
      ...(isSending ? { status: 'waiting', checkAt: now } : { status: 'stored' }),
      createdAt: now,
    });
  };
