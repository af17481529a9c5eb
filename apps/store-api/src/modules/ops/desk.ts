import type { Clock } from '@luxe/host';
import { cleanOrderId } from '@luxe/format';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { moveParcel } from '../fulfilment/moveParcel.ts';
import { deliveryMoves } from '../order/unitStates.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { addEvent } from '../payment/repository.ts';
import { settlePayment } from '../payment/settlePayment.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import { changePolicy, describePolicy } from '../policy/repository.ts';
import { changePrice } from './changePrice.ts';
import { findMessage, listMessages } from '../mail/repository.ts';
import { maxRows, readOrder, readOverview } from './deskData.ts';
import { operatorOf } from './guardDesk.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { mailPage, mailsPage } from './deskMails.ts';
import { feedbackDesk } from './deskFeedback.ts';
import { returnDesk } from './deskReturns.ts';
import { ticketDesk } from './deskTickets.ts';
import { orderPage, overviewPage } from './deskPages.ts';
import { deskStyle } from './deskPage.ts';
import type { Html } from '@luxe/format/html';

export interface DeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider | undefined;
  /** Decrypts bank accounts. */
  readonly encryption: Encryption;
  /** Adds a hook to a Fastify scope that rejects requests without the desk's password (guardDesk.ts). */
  readonly guard: (scope: FastifyInstance) => void;
}

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(deskStyle).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: http://localhost:*; sandbox; frame-ancestors 'self'; base-uri 'none'";

/** An id in a path; 0, which no row has, for a text that is no number. */
const toId = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/**
 * Serves `/desk`: orders, payments and the ledger for people who run the shop, behind its own password (HTTP
 * Basic, any user name).
 */
export function deskRoutes(
  app: FastifyInstance,
  { db, clock, livePolicy, provider, guard, encryption }: DeskParts,
): void {
  app.register(async (scope) => {
    scope.register(formbody);
    guard(scope);
    scope.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
      reply.header('cache-control', 'no-store');
      reply.header('referrer-policy', 'same-origin').header('x-content-type-options', 'nosniff');
    });

    const show = (page: Html) => page.html;
    scope.get('/desk', async (_request, reply) => {
      reply.type('text/html; charset=utf-8');
      return show(overviewPage(await readOverview(db)));
    });

    scope.get<{ Querystring: { id?: string } }>('/desk/orders', async ({ query }, reply) => {
      const found = await readOrder(db, cleanOrderId(query.id ?? ''));
      if (!found) throw domainError('orderNotFound');
      reply.type('text/html; charset=utf-8');
      return show(orderPage(found));
    });

    scope.post<{
      Params: { id: string; parcelId: string; state: string };
      Body: { deliveryCode?: string; sealNumber?: string } | undefined;
    }>('/desk/orders/:id/parcels/:parcelId/:state', async (request, reply) => {
      const { id, parcelId, state } = request.params;
      const to = deliveryMoves.find(([, end]) => end === state)?.[1];
      if (!to) throw domainError('unknownStep');
      const note = operatorOf(request);
      const deliveryCode = request.body?.deliveryCode?.replace(/\s/g, '');
      const sealNumber = request.body?.sealNumber?.trim().slice(0, 40);
      const move = { orderId: id, parcelId: Number(parcelId), to, note, deliveryCode, sealNumber };
      await moveParcel({ db, clock }, { ...move, actor: 'desk' });
      return reply.redirect(`/desk/orders?id=${encodeURIComponent(id)}`, 303);
    });

    returnDesk(scope, { db, clock, encryption });
    ticketDesk(scope, { db, clock });
    feedbackDesk(scope, { db });

    scope.get('/desk/mails', async (_request, reply) => {
      reply.type('text/html; charset=utf-8');
      return show(mailsPage(await listMessages(db, maxRows)));
    });

    scope.get<{ Params: { id: string } }>('/desk/mails/:id', async ({ params }, reply) => {
      const message = await findMessage(db, toId(params.id));
      if (!message) throw domainError('unknownMail');
      reply.type('text/html; charset=utf-8');
      return show(mailPage(message));
    });

    // The message as its recipient sees it. The policy allows its inline styles, and nothing else.
    scope.get<{ Params: { id: string } }>('/desk/mails/:id/html', async ({ params }, reply) => {
      const message = await findMessage(db, toId(params.id));
      if (!message) throw domainError('unknownMail');
      reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy);
      return message.html;
    });

    scope.put<{ Params: { ussid: string }; Body: { paise?: unknown } | null }>(
      '/ops/price/:ussid',
      async ({ params, body }) => changePrice(db, params.ussid, body?.paise),
    );

    scope.get('/ops/policy', () => describePolicy(db));

    scope.put<{ Params: { name: string }; Body: { value?: unknown } | null }>(
      '/ops/policy/:name',
      async (request) => {
        const operator = operatorOf(request);
        if (operator === '') throw domainError('operatorNameMissing');
        const { name } = request.params;
        return changePolicy(db, { name, value: request.body?.value, operator, at: clock.now() });
      },
    );

    scope.post<{ Params: { reference: string } }>(
      '/desk/payments/:reference/settle',
      async ({ params: { reference } }, reply) => {
        if (!provider) throw domainError('noPaymentProvider');
        const at = clock.now();
        await addEvent(db, {
          provider: provider.name,
          kind: 'operator',
          eventId: `${reference} ${at.toISOString()}`,
          reference,
          detail: 'requested at the desk',
          at,
        });
        await settlePayment({ db, clock, livePolicy, provider }, reference);
        return reply.redirect('/desk', 303);
      },
    );
  });
}
