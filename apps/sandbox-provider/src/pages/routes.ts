import { equalsSecret } from '@luxe/host';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { read } from '../http/bodies.ts';
import { outcomeOf } from '../instruments/outcomes.ts';
import type { Payments } from '../payment/payments.ts';
import type { Store } from '../payment/paymentStore.ts';
import { buildReturn } from '../payment/returns.ts';
import { findTxn, type TxnRow } from '../payment/rows.ts';
import type { Merchant } from '../protocol/merchant.ts';
import type { Courier } from '../webhooks/courier.ts';
import { html } from './html.ts';
import { instrumentsPage } from './instrumentsPage.ts';
import { decisionPage, donePage, oneTimeCode, page } from './page.ts';
import { style } from './style.ts';

const txnParams = z.object({ uuid: z.string().max(64) });
const decisionForm = z.object({
  decision: z.enum(['approve', 'decline', 'leave', 'confirm']),
  code: z.string().max(20).default(''),
});

interface PagesParts {
  readonly store: Store;
  readonly config: { readonly merchant: Pick<Merchant, 'responseKey'>; readonly shopOrigin: string };
}

/** The pages of the bank, the phone and the wallets. They contain no scripts. */
export function pages(
  app: FastifyInstance,
  { store, config }: PagesParts,
  { payments, courier }: { payments: Payments; courier: Courier },
): void {
  const { merchant, shopOrigin } = config;
  // The policy allows forms to submit to the shop. Otherwise the shopper could not return to the shop,
  // because the return is a redirect after the decision form, or a form with POST.
  const policy = `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self' ${shopOrigin}; frame-ancestors 'none'`;
  const send = (reply: FastifyReply, text: string, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'strict-origin')
      .send(text);

  /**
   * The payment, its current status, and the URL by which the shopper returns. `undefined` for an unknown
   * payment.
   */
  const findPayment = (uuid: string) => {
    const txn = findTxn(store, uuid);
    const back = buildReturn(store, uuid, merchant);
    return txn && back ? { txn, back, status: back.parameters.status ?? '' } : undefined;
  };
  const sendNotFound = (reply: FastifyReply) =>
    send(reply, page('Payment not found', html`<p>Go back to the shop and try again.</p>`), 404);

  app.get('/', (_request, reply) => send(reply, instrumentsPage()));
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.post('/pay/start', ({ body }, reply) => {
    const { txn_uuid: uuid } = read(z.object({ txn_uuid: z.string().max(64) }), body);
    return findPayment(uuid) ? reply.redirect(`/pay/${encodeURIComponent(uuid)}`, 303) : sendNotFound(reply);
  });

  app.get('/pay/:uuid', ({ params }, reply) => {
    payments.settleDue();
    const found = findPayment(read(txnParams, params).uuid);
    if (!found) return sendNotFound(reply);
    const { txn, back, status } = found;
    return send(reply, status === 'PENDING_VBV' ? decisionPage(txn) : donePage(txn, status, back));
  });

  app.post('/pay/:uuid', async ({ params, body }, reply) => {
    const { uuid } = read(txnParams, params);
    const { decision, code } = read(decisionForm, body);
    const before = findPayment(uuid);
    if (!before) return sendNotFound(reply);
    if (
      before.status === 'PENDING_VBV' &&
      decision === 'confirm' &&
      !equalsSecret(code.trim(), oneTimeCode)
    ) {
      const txn = payments.wrongCode(uuid);
      if (txn.status === 'PENDING_VBV')
        return send(reply, decisionPage(txn, 'Wrong code. Check it and try again.'), 422);
    } else if (before.status === 'PENDING_VBV' && decision !== 'leave')
      await decide(before.txn, decision === 'decline' ? 'decline' : 'approve');
    const { txn, back, status } = findPayment(uuid) ?? before;
    const staysHere = status !== 'PENDING_VBV' && outcomeOf(txn.outcome).returns !== undefined;
    return reply.redirect(staysHere || !txn.redirects ? `/pay/${uuid}/done` : back.href, 303);
  });

  app.get('/pay/:uuid/done', ({ params }, reply) => {
    payments.settleDue();
    const found = findPayment(read(txnParams, params).uuid);
    return found ? send(reply, donePage(found.txn, found.status, found.back)) : sendNotFound(reply);
  });

  async function decide(txn: TxnRow, decision: 'approve' | 'decline') {
    payments.decide(txn.uuid, decision);
    if (outcomeOf(txn.outcome).webhook === 'first') await courier.deliverOf(txn.order_id);
  }
}
