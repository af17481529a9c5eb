import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { queueTicketMail } from './queueTicketMail.ts';
import { ticketPromises } from './promises.ts';
import { addTicketMessage, changeDue, changeStatus, lockTicket, type StoredTicket } from './repository.ts';

interface TicketParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Messages that a customer can add in a row, after the ticket itself or after an answer. */
const maxReplies = 3;

/** How many messages the customer can add before the next answer; 0 for a closed ticket. */
export function repliesLeft({ status, messages }: Pick<StoredTicket, 'status' | 'messages'>): number {
  if (status === 'closed') return 0;
  const last = messages.findLastIndex(({ author }) => author === 'shop');
  return Math.max(0, maxReplies - (messages.length - 1 - last));
}

export interface TicketAnswer {
  readonly ticketId: number;
  /** Empty only to close a ticket without an answer. */
  readonly text: string;
  readonly isClosing: boolean;
  /** Name of the person at the desk; empty for none. */
  readonly operator: string;
}

/**
 * Answers a ticket, closes it, or both, and queues the message with the answer. Resolves to false when the
 * ticket is closed already and there is no answer. Throws 404 for an unknown ticket, and 409 for an answer to
 * a closed ticket and for an answer with the words of the one before.
 */
export async function answerTicket(
  { db, clock }: TicketParts,
  { ticketId, text, isClosing, operator }: TicketAnswer,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, { id: ticketId });
    if (!found) throw domainError('ticketNotFound');
    const status = isClosing ? 'closed' : 'answered';
    if (text === '' && found.status === status) return false;
    if (found.status === 'closed') throw domainError('ticketClosed');
    const last = found.messages.at(-1);
    if (text !== '') {
      if (last?.author === 'shop' && last.text === text) throw domainError('answerRepeated');
      const message = { ticketId, author: 'shop', text, operator, createdAt: now } as const;
      await queueTicketMail(tx, ticketId, now, await addTicketMessage(tx, message));
      await changeDue(tx, ticketId, ticketPromises(found.createdAt).solveBy);
    }
    await changeStatus(tx, ticketId, status);
    return true;
  });
}

/**
 * Adds a message of a customer, which opens the ticket again. The same message again changes nothing. Throws
 * 404 for a ticket of another customer, and 409 for a closed ticket and for one message too many.
 */
export async function replyToTicket(
  { db, clock }: TicketParts,
  customerId: number,
  ticketId: number,
  text: string,
): Promise<StoredTicket> {
  return db.transaction(async (tx) => {
    const found = await lockTicket(tx, { id: ticketId, customerId });
    if (!found) throw domainError('ticketNotFound');
    const last = found.messages.at(-1);
    if (last?.author === 'customer' && last.text === text) return found;
    if (found.status === 'closed') throw domainError('ticketClosed');
    if (repliesLeft(found) === 0) throw domainError('ticketNotAnswered');
    await addTicketMessage(tx, { ticketId, author: 'customer', text, createdAt: clock.now() });
    await changeStatus(tx, ticketId, 'open');
    return (await lockTicket(tx, { id: ticketId, customerId })) ?? found;
  });
}
