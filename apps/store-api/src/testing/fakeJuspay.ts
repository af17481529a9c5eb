import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a payment ends at the provider, after the shopper has approved it. */
export type PaymentOutcome =
  | 'charged'
  | 'declined'
  | 'notRecognised'
  /** The status is AUTHORIZING for a few calls, then CHARGED. */
  | 'charged late'
  | 'declined late'
  /** Its status stays AUTHORIZING. */
  | 'never'
  /** The provider loses the payment. */
  | 'lost'
  | 'too much';

/** How a refund ends. `failed late`: it is pending at first. */
type RefundOutcome = 'done' | 'rejected' | 'failed late';

interface Payment {
  readonly amount: number;
  outcome: PaymentOutcome | undefined;
  /** Number of status calls until a late outcome is reported. */
  late: number;
  dead: boolean;
  refunds: Map<string, number>;
  /** Refunds that fail, with the number of calls until it is reported. */
  failing: Map<string, number>;
}

/**
 * A fake Juspay. For each call, `chance` decides whether the response is lost, before or after the call takes
 * effect.
 */
export interface FakeJuspay {
  readonly origin: string;
  readonly payments: ReadonlyMap<string, Payment>;
  /** Approves the payment, as the shopper does on the bank's page. */
  approve(reference: string, outcome: PaymentOutcome): void;
  /** Paise per payment, charged and not refunded. */
  netCharges(): Map<string, number>;
  chance: () => boolean;
  /** Decides how a new refund of a payment ends; `done` by default. */
  refundOutcome: (reference: string) => RefundOutcome;
  close(): Promise<void>;
}

/** Starts a fake provider over HTTP, with Juspay's documented calls and with network faults. */
export async function fakeJuspay(): Promise<FakeJuspay> {
  const payments = new Map<string, Payment>();
  const statusOf = (payment: Payment): string => {
    if (payment.dead) return 'AUTHENTICATION_FAILED';
    switch (payment.outcome) {
      case undefined:
        return 'NEW';
      case 'charged':
      case 'too much':
        return 'CHARGED';
      case 'declined':
        return 'AUTHORIZATION_FAILED';
      case 'notRecognised':
        return 'AUTHENTICATION_FAILED';
      case 'never':
      case 'lost':
        return 'AUTHORIZING';
      case 'charged late':
        return payment.late > 0 ? 'AUTHORIZING' : 'CHARGED';
      case 'declined late':
        return payment.late > 0 ? 'AUTHORIZING' : 'AUTHORIZATION_FAILED';
    }
  };
  const chargedOf = (payment: Payment): number =>
    statusOf(payment) === 'CHARGED' ? payment.amount + (payment.outcome === 'too much' ? 1 : 0) : 0;
  const toOrderPayload = (reference: string, payment: Payment) => ({
    order_id: reference,
    status: statusOf(payment),
    amount: chargedOf(payment) || payment.amount,
    amount_refunded: sumOf(payment.refunds),
    refunds: [
      ...[...payment.refunds].map(([id, amount]) => ({ unique_request_id: id, status: 'SUCCESS', amount })),
      ...[...payment.failing].map(([id, left]) => ({
        ...{ unique_request_id: id, amount: 0, status: left > 0 ? 'PENDING' : 'FAILURE' },
      })),
    ],
    dead: payment.dead || ['AUTHORIZATION_FAILED', 'AUTHENTICATION_FAILED'].includes(statusOf(payment)),
  });

  function respond(method: string, path: string, form: URLSearchParams): [number, unknown] {
    const [, , reference = '', action] = path.split('/');
    if (path === '/orders' && method === 'POST') {
      const id = form.get('order_id') ?? '';
      const payment = payments.get(id) ?? {
        amount: Number(form.get('amount')),
        outcome: undefined,
        late: 2,
        dead: false,
        refunds: new Map<string, number>(),
        failing: new Map<string, number>(),
      };
      payments.set(id, payment);
      return [200, toOrderPayload(id, payment)];
    }
    const payment = payments.get(decodeURIComponent(reference));
    if (!payment || payment.outcome === 'lost') return [404, { status: 'NOT_FOUND' }];
    if (action === 'cancel') payment.dead ||= payment.outcome === undefined;
    else if (action === 'refunds') {
      const amount = Number(form.get('amount'));
      const id = form.get('unique_request_id') ?? '';
      const others = sumOf(payment.refunds) - (payment.refunds.get(id) ?? 0);
      if (toPaise(others + amount) > toPaise(chargedOf(payment))) return [400, { status: 'error' }];
      const left = payment.failing.get(id);
      const outcome = payment.refunds.has(id) ? 'done' : provider.refundOutcome(reference);
      if (left !== undefined) payment.failing.set(id, left - 1);
      else if (outcome === 'rejected') return [400, { status: 'error' }];
      else if (outcome === 'failed late') payment.failing.set(id, 1);
      else payment.refunds.set(id, amount);
    } else payment.late -= 1;
    return [200, toOrderPayload(reference, payment)];
  }

  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '' } = request;
    const isResponseLost = provider.chance();
    // A call may take effect even if its response is lost.
    const isProcessed = !isResponseLost || provider.chance();
    const [status, payload] = isProcessed ? respond(method, url, new URLSearchParams(body)) : [500, {}];
    if (isResponseLost) response.destroy();
    else sendJson(response, status, payload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const provider: FakeJuspay = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    chance: () => false,
    refundOutcome: () => 'done',
    approve(reference, outcome) {
      const payment = payments.get(reference);
      if (payment && !payment.dead) payment.outcome ??= outcome;
    },
    netCharges: () =>
      new Map(
        [...payments].map(([reference, payment]) => [
          reference,
          toPaise(chargedOf(payment) - sumOf(payment.refunds)),
        ]),
      ),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Sums of rupees are not exact: 0.1 + 0.2 is more than 0.3. */
const toPaise = (rupees: number): number => Math.round(rupees * 100);

const sumOf = (refunds: ReadonlyMap<string, number>): number =>
  [...refunds.values()].reduce((sum, one) => sum + one, 0);
