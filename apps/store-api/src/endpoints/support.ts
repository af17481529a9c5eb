import { type Clock, createLimiter, type SharedCounts } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import { isTopic, readHelp } from '../modules/support/help.ts';
import { addTicket, listTickets } from '../modules/support/repository.ts';
import { toListedTicket } from '../modules/support/wire.ts';

/** Tickets that one customer may open in an hour. */
const perCustomer = 5;
const windowMs = 60 * 60_000;

/** Help topics, and tickets to customer service [HLP-01]. */
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

  mount('helpTopics', () => readHelp(db));

  mount('createTicket', async ({ caller, body, files, domainError, retryableError }) => {
    if (!(await isTopic(db, body.topic))) throw domainError('topicUnknown');
    const wait = await limiter.take(String(caller.customerId));
    if (wait !== undefined) throw retryableError('tooManyTickets', wait);
    const { topic, text, orderCode } = body;
    const stored = await addTicket(
      db,
      {
        customerId: caller.customerId,
        topic,
        text,
        orderCode: orderCode || null,
        status: 'open',
        createdAt: clock.now(),
      },
      files,
    );
    return { status: 'SUCCESS', ticket: toListedTicket(stored) };
  });

  mount('tickets', async ({ caller }) => ({
    tickets: (await listTickets(db, caller.customerId)).map(toListedTicket),
  }));
}
