import { callerName, type Clock, createLimiter, type SharedCounts } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { replyToTicket } from '../modules/support/answerTicket.ts';
import { createTicket, reportMissingOrder } from '../modules/support/createTicket.ts';
import { findMissingOrder } from '../modules/support/findMissingOrder.ts';
import { isTopic, readHelp } from '../modules/support/help.ts';
import { voteForAnswer } from '../modules/support/helpVotes.ts';
import { findTicket, hasOrder, listTickets } from '../modules/support/repository.ts';
import { toListedTicket } from '../modules/support/wire.ts';

/** Tickets that one customer may open in an hour. */
const perCustomer = 5;
const windowMs = 60 * 60_000;

/** Votes for answers of help from one network in an hour. */
const votesPerNetwork = 60;

/** Help topics, and tickets to customer service [HLP-01] [ORD-10]. */
export function supportRoutes(
  mount: Mount,
  { db, clock, shared }: { db: Database; clock: Clock; shared?: SharedCounts | undefined },
) {
  const limiter = createLimiter({
    name: 'store tickets by customer',
    limit: perCustomer,
    windowMs,
    shared,
    elapsed: () => clock.elapsed(),
  });
  const voteLimiter = createLimiter({
    name: 'store votes for help by network',
    limit: votesPerNetwork,
    windowMs,
    shared,
    elapsed: () => clock.elapsed(),
  });
  const readTicket = async (id: number) => {
    const found = await findTicket(db, { id });
    if (!found) throw new Error('a stored ticket is gone');
    return toListedTicket(found);
  };

  mount('helpTopics', ({ query }) => readHelp(db, query.search));

  mount('voteForAnswer', async ({ body, address, domainError, retryableError }) => {
    const wait = await voteLimiter.take(callerName(address));
    if (wait !== undefined) throw retryableError('tooManyVotes', wait);
    if (!(await voteForAnswer(db, body, clock.now()))) throw domainError('answerUnknown');
    return { status: 'SUCCESS' };
  });

  mount('createTicket', async ({ caller, body, files, domainError, retryableError }) => {
    if (!(await isTopic(db, body.topic))) throw domainError('topicUnknown');
    if (body.orderCode && !(await hasOrder(db, caller.customerId, body.orderCode)))
      throw domainError('orderNotFound');
    const wait = await limiter.take(String(caller.customerId));
    if (wait !== undefined) throw retryableError('tooManyTickets', wait);
    const id = await createTicket({ db, clock }, caller.customerId, body, files);
    return { status: 'SUCCESS', ticket: await readTicket(id) };
  });

  mount('reportMissingOrder', async ({ caller, body, files, idempotency, retryableError }) => {
    const takeTurn = async () => {
      const wait = await limiter.take(String(caller.customerId));
      if (wait !== undefined) throw retryableError('tooManyTickets', wait);
    };
    const once = { files, idempotency, takeTurn };
    const id = await reportMissingOrder({ db, clock }, caller.customerId, body, once);
    return { status: 'SUCCESS', ticket: await readTicket(id) };
  });

  mount('findMissingOrder', async ({ caller, query }) => ({
    match: await findMissingOrder(db, caller.customerId, query.reference),
  }));

  mount('tickets', async ({ caller }) => ({
    tickets: (await listTickets(db, caller.customerId)).map(toListedTicket),
  }));

  mount('replyToTicket', async ({ caller, params, body }) => {
    const id = Number(params.ticketNumber.slice(1));
    const ticket = await replyToTicket({ db, clock }, caller.customerId, id, body.text);
    return { status: 'SUCCESS', ticket: toListedTicket(ticket) };
  });
}
