import { current, type Ticket } from '@luxe/contract/calls';
import { attempt, useCall, useClient, type Outcome } from '@luxe/resources';

/** Values of the ticket form. */
export interface TicketValues {
  readonly topic: string;
  readonly text: string;
  readonly orderCode: string;
  readonly files: readonly File[];
}

const params = { user: current };

/** The customer's tickets, and functions that create and answer one. For a guest it makes no request. */
export function useTickets(isCustomer: boolean) {
  const client = useClient();
  const { data, error, retry } = useCall('tickets', isCustomer ? { params } : null, { renew: true });

  async function create({
    topic,
    text,
    orderCode,
    files,
  }: TicketValues): Promise<Outcome<{ ticket: Ticket }>> {
    const outcome = await attempt(() =>
      client.call('createTicket', {
        params,
        body: { topic, text, ...(orderCode ? { orderCode } : {}), files: [...files] },
      }),
    );
    if (outcome.ok) await retry();
    return outcome;
  }

  async function reply(ticketNumber: string, text: string): Promise<Outcome> {
    const outcome = await attempt(() =>
      client.call('replyToTicket', { params: { user: current, ticketNumber }, body: { text } }),
    );
    if (!outcome.ok) return outcome;
    await retry();
    return { ok: true };
  }

  return { tickets: data?.tickets, hasFailed: error !== undefined && !data, retry, create, reply };
}
