import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppParts } from '../app.ts';
import { read } from '../http/bodies.ts';
import { outcomeOf } from '../instruments/outcomes.ts';
import type { Payments } from '../payment/payments.ts';
import { returnOf } from '../payment/returns.ts';
import { txnOf, type TxnRow } from '../payment/rows.ts';
import { isSame } from '../signature.ts';
import type { Courier } from '../webhooks/courier.ts';
import { html } from './html.ts';
import { instrumentsPage } from './instrumentsPage.ts';
import { decisionPage, donePage, oneTimeCode, page } from './page.ts';
import { style } from './style.ts';

const ofTxn = z.object({ uuid: z.string().max(64) });
const deciding = z.object({
  decision: z.enum(['approve', 'decline', 'leave', 'confirm']),
  code: z.string().max(20).default(''),
});

/** The pages of the bank, of the phone and of wallets. They work without scripts, and hold none. */
export function pages(
  app: FastifyInstance,
  { store, config }: AppParts,
  { payments, courier }: { payments: Payments; courier: Courier },
): void {
  const { merchant, shopOrigin } = config;
  // The shop is where a form may end: by the redirect after a decision, or by the return that is a POST.
  const policy = `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self' ${shopOrigin}; frame-ancestors 'none'`;
  const send = (reply: FastifyReply, text: string, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'strict-origin')
      .send(text);

  /** What stands at a payment's address now. */
  const now = (uuid: string) => {
    const txn = txnOf(store, uuid);
    const back = returnOf(store, uuid, merchant);
    return txn && back ? { txn, back, status: back.parameters.status ?? '' } : undefined;
  };
  const lost = (reply: FastifyReply) =>
    send(reply, page('There is no such payment', html`<p>Go back to the shop and try again.</p>`), 404);

  app.get('/', (_request, reply) => send(reply, instrumentsPage()));
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.post('/pay/start', ({ body }, reply) => {
    const { txn_uuid: uuid } = read(z.object({ txn_uuid: z.string().max(64) }), body);
    return now(uuid) ? reply.redirect(`/pay/${encodeURIComponent(uuid)}`, 303) : lost(reply);
  });

  app.get('/pay/:uuid', ({ params }, reply) => {
    payments.settleDue();
    const found = now(read(ofTxn, params).uuid);
    if (!found) return lost(reply);
    const { txn, back, status } = found;
    return send(reply, status === 'PENDING_VBV' ? decisionPage(txn) : donePage(txn, status, back));
  });

  app.post('/pay/:uuid', async ({ params, body }, reply) => {
    const { uuid } = read(ofTxn, params);
    const { decision, code } = read(deciding, body);
    const before = now(uuid);
    if (!before) return lost(reply);
    if (before.status === 'PENDING_VBV' && decision === 'confirm' && !isSame(code.trim(), oneTimeCode)) {
      const txn = payments.wrongCode(uuid);
      if (txn.status === 'PENDING_VBV')
        return send(reply, decisionPage(txn, 'That is not the code. Look at it again.'), 422);
    } else if (before.status === 'PENDING_VBV' && decision !== 'leave')
      await decide(before.txn, decision === 'decline' ? 'decline' : 'approve');
    const { txn, back, status } = now(uuid) ?? before;
    const staysHere = status !== 'PENDING_VBV' && outcomeOf(txn.outcome).returns !== undefined;
    return reply.redirect(staysHere || !txn.redirects ? `/pay/${uuid}/done` : back.href, 303);
  });

  app.get('/pay/:uuid/done', ({ params }, reply) => {
    payments.settleDue();
    const found = now(read(ofTxn, params).uuid);
    return found ? send(reply, donePage(found.txn, found.status, found.back)) : lost(reply);
  });

  async function decide(txn: TxnRow, decision: 'approve' | 'decline') {
    payments.decide(txn.uuid, decision);
    if (outcomeOf(txn.outcome).webhook === 'first') await courier.deliverOf(txn.order_id);
  }
}
