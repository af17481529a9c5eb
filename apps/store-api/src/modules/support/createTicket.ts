import type { CallBody } from '@luxe/contract/calls';
import { indianDay, rupeesToPaise } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { runOnce } from '../../db/idempotency.ts';
import { domainError } from '../../errors/domainError.ts';
import type { ReceivedFile } from '../../uploads/receive.ts';
import { queueTicketMail } from './queueTicketMail.ts';
import { addTicket } from './repository.ts';

interface TicketParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Topic of the tickets about a payment without an order. */
const missingOrderTopic = 'missing-order';

/** Stores a ticket of the help form and queues its confirmation. Resolves to its id. */
export const createTicket = (
  { db, clock }: TicketParts,
  customerId: number,
  { topic, text, orderCode }: Pick<CallBody<'createTicket'>, 'topic' | 'text' | 'orderCode'>,
  files: readonly ReceivedFile[],
): Promise<number> =>
  db.transaction(async (tx) => {
    const createdAt = clock.now();
    const row = { customerId, topic, text, orderCode: orderCode || null, status: 'open', createdAt } as const;
    const id = await addTicket(tx, row, files);
    await queueTicketMail(tx, id, createdAt);
    return id;
  });

/**
 * Stores a ticket about a payment without an order, once for its idempotency key, and queues its
 * confirmation. `takeTurn` rejects a customer who has sent too many; a repeated request does not count.
 */
export async function reportMissingOrder(
  { db, clock }: TicketParts,
  customerId: number,
  body: CallBody<'reportMissingOrder'>,
  {
    files,
    idempotency,
    takeTurn,
  }: {
    readonly files: readonly ReceivedFile[];
    readonly idempotency: { readonly key: string; readonly requestHash: string };
    readonly takeTurn: () => Promise<void>;
  },
): Promise<number> {
  const now = clock.now();
  const { reference = '', paidOn = '', amount, paymentMode, text, email } = body;
  if (paidOn > indianDay(now)) throw domainError('paymentInFuture');
  const { ticketId } = await runOnce(db, { customerId, ...idempotency, at: now }, async (tx) => {
    await takeTurn();
    const row = { customerId, topic: missingOrderTopic, text, status: 'open', createdAt: now } as const;
    const id = await addTicket(tx, row, files, {
      ...{ reference: reference.trim(), paidOn, email },
      amountPaise: amount ? rupeesToPaise(Number(amount)) : null,
      paymentMode: paymentMode || null,
    });
    await queueTicketMail(tx, id, now);
    return { ticketId: id };
  });
  return ticketId;
}
