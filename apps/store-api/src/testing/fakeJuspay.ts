import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a payment ends at its provider, once a shopper has done her part. */
export type Ending =
  | 'charged'
  | 'refused'
  | 'notRecognised'
  /** Its status says AUTHORIZING some times, then CHARGED. */
  | 'charged late'
  | 'refused late'
  /** AUTHORIZING for ever. */
  | 'never'
  /** The provider forgets it. */
  | 'lost'
  | 'too much';

interface Payment {
  readonly amount: number;
  ending: Ending | undefined;
  /** Status calls until a late ending is told. */
  late: number;
  dead: boolean;
  refunds: Map<string, number>;
}

/** Faults of a provider: each call may be answered by none, by a 500 or late, as often as `chance` says (0 to 1). */
export interface FakeJuspay {
  readonly origin: string;
  readonly payments: ReadonlyMap<string, Payment>;
  /** The shopper approves on her bank's page. */
  approve(reference: string, ending: Ending): void;
  /** What was charged and not given back, in paise, by payment. */
  kept(): Map<string, number>;
  chance: () => boolean;
  close(): Promise<void>;
}

/** Plays a provider over HTTP by Juspay's documented calls, with the faults that networks have. */
export async function fakeJuspay(): Promise<FakeJuspay> {
  const payments = new Map<string, Payment>();
  const statusOf = (payment: Payment): string => {
    if (payment.dead) return 'AUTHENTICATION_FAILED';
    switch (payment.ending) {
      case undefined:
        return 'NEW';
      case 'charged':
      case 'too much':
        return 'CHARGED';
      case 'refused':
        return 'AUTHORIZATION_FAILED';
      case 'notRecognised':
        return 'AUTHENTICATION_FAILED';
      case 'never':
      case 'lost':
        return 'AUTHORIZING';
      case 'charged late':
        return payment.late > 0 ? 'AUTHORIZING' : 'CHARGED';
      case 'refused late':
        return payment.late > 0 ? 'AUTHORIZING' : 'AUTHORIZATION_FAILED';
    }
  };
  const chargedOf = (payment: Payment): number =>
    statusOf(payment) === 'CHARGED' ? payment.amount + (payment.ending === 'too much' ? 1 : 0) : 0;
  const tell = (reference: string, payment: Payment) => ({
    order_id: reference,
    status: statusOf(payment),
    amount: chargedOf(payment) || payment.amount,
    amount_refunded: sumOf(payment.refunds),
    refunds: [...payment.refunds.keys()].map((id) => ({ unique_request_id: id, status: 'SUCCESS' })),
    dead: payment.dead || ['AUTHORIZATION_FAILED', 'AUTHENTICATION_FAILED'].includes(statusOf(payment)),
  });

  function answer(method: string, path: string, form: URLSearchParams): [number, unknown] {
    const [, , reference = '', action] = path.split('/');
    if (path === '/orders' && method === 'POST') {
      const id = form.get('order_id') ?? '';
      const payment = payments.get(id) ?? {
        amount: Number(form.get('amount')),
        ending: undefined,
        late: 2,
        dead: false,
        refunds: new Map<string, number>(),
      };
      payments.set(id, payment);
      return [200, tell(id, payment)];
    }
    const payment = payments.get(decodeURIComponent(reference));
    if (!payment || payment.ending === 'lost') return [404, { status: 'NOT_FOUND' }];
    if (action === 'cancel') payment.dead ||= payment.ending === undefined;
    else if (action === 'refunds') {
      const amount = Number(form.get('amount'));
      const id = form.get('unique_request_id') ?? '';
      const others = sumOf(payment.refunds) - (payment.refunds.get(id) ?? 0);
      if (others + amount > chargedOf(payment)) return [400, { status: 'error' }];
      payment.refunds.set(id, amount);
    } else payment.late -= 1;
    return [200, tell(reference, payment)];
  }

  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '' } = request;
    const lost = provider.chance();
    // What was done is done, also where the answer is lost.
    const isHeard = !lost || provider.chance();
    const [status, answered] = isHeard ? answer(method, url, new URLSearchParams(body)) : [500, {}];
    if (lost) response.destroy();
    else says(response, status, answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const provider: FakeJuspay = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    chance: () => false,
    approve(reference, ending) {
      const payment = payments.get(reference);
      if (payment && !payment.dead) payment.ending ??= ending;
    },
    kept: () =>
      new Map(
        [...payments].map(([reference, payment]) => [
          reference,
          Math.round((chargedOf(payment) - sumOf(payment.refunds)) * 100),
        ]),
      ),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

const says = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const sumOf = (refunds: ReadonlyMap<string, number>): number =>
  [...refunds.values()].reduce((sum, one) => sum + one, 0);
