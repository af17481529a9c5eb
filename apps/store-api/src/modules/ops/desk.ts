import { DomainError, type Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import { cleanOrderId } from '@luxe/format';
import formbody from '@fastify/formbody';
import { eq } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { orderUnit } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { moveParcel } from '../fulfilment/moveParcel.ts';
import { deliveryMoves } from '../order/unitStates.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { addEvent, findAttempt } from '../payment/repository.ts';
import { settlePayment } from '../payment/settlePayment.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import type { DeskLogin } from '../staff/deskLogin.ts';
import { findMessage, listMessages } from '../mail/repository.ts';
import { auditedChange } from './auditedChange.ts';
import { accountDesk, sendPage, wantsPage } from './deskAccount.ts';
import { auditDesk } from './deskAudit.ts';
import { maxRows, readOrder, readOverview, statesOf, toId } from './deskData.ts';
import { guardDesk, personOf, sessionOf } from './guardDesk.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { orderSearchDesk } from './deskOrders.ts';
import { mailPage, mailsPage } from './deskMails.ts';
import { feedbackDesk } from './deskFeedback.ts';
import { refundDesk } from './deskRefunds.ts';
import { returnDesk } from './deskReturns.ts';
import { ticketDesk } from './deskTickets.ts';
import { orderPage, overviewPage } from './deskPages.ts';
import { deskStyle, errorPage } from './deskPage.ts';
import { settingsDesk } from './deskSettings.ts';

export interface DeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly livePolicy: LivePolicy;
  readonly provider: PaymentProvider | undefined;
  /** Decrypts bank accounts. */
  readonly encryption: Encryption;
  readonly login: DeskLogin;
  /** Origin at which people reach the desk. */
  readonly origin: string;
  /** Network of a request, for limits. */
  readonly networkOf: (request: FastifyRequest) => string;
}

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(deskStyle).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: http://localhost:*; sandbox; frame-ancestors 'self'; base-uri 'none'";

const orders = { config: { desk: 'orders' } } as const;

/**
 * Serves `/desk`: everything that people who run the shop do, behind their own accounts. The config of each
 * route names the role that it needs.
 */
export function deskRoutes(app: FastifyInstance, parts: DeskParts): void {
  const { db, clock, login, origin, encryption } = parts;
  app.register(async (scope) => {
    scope.register(formbody);
    // Replaces the headers of the listener, which allow no page. A route may set a policy of its own.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy).header('referrer-policy', 'same-origin');
      if (origin.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
    });
    guardDesk({ login, origin })(scope);
    // A person gets a page with the sentence of an error. Everything else is answered as on the listener.
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (!(error instanceof DomainError) || !wantsPage(request)) throw error;
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
      return sendPage(reply.code(error.status), errorPage(error.message, sessionOf(request)));
    });

    accountDesk(scope, parts);
    orderDesk(scope, parts);
    orderSearchDesk(scope, { db });
    refundDesk(scope, parts);
    returnDesk(scope, { db, clock, encryption });
    ticketDesk(scope, { db, clock });
    feedbackDesk(scope, { db });
    mailDesk(scope, db);
    settingsDesk(scope, { db, clock });
    auditDesk(scope, { db });
  });
}

const toOrder = (reply: FastifyReply, id: string) =>
  reply.redirect(`/desk/orders?id=${encodeURIComponent(id)}`, 303);

/** Routes that show orders, move parcels and check payments. */
function orderDesk(scope: FastifyInstance, { db, clock, livePolicy, provider }: DeskParts): void {
  scope.get('/desk', { config: { desk: 'everyone' } }, async (request, reply) => {
    const person = personOf(request);
    const overview = person.roles.includes('orders') ? await readOverview(db) : undefined;
    return sendPage(reply, overviewPage(person, overview));
  });

  scope.get<{ Querystring: { id?: string } }>('/desk/orders', orders, async (request, reply) => {
    const found = await readOrder(db, cleanOrderId(request.query.id ?? ''));
    if (!found) throw domainError('orderNotFound');
    return sendPage(reply, orderPage(personOf(request), found));
  });

  scope.post<{
    Params: { id: string; parcelId: string; state: string };
    Body: { deliveryCode?: string; sealNumber?: string } | undefined;
  }>('/desk/orders/:id/parcels/:parcelId/:state', orders, async (request, reply) => {
    const { id, parcelId, state } = request.params;
    const to = deliveryMoves.find(([, end]) => end === state)?.[1];
    if (!to) throw domainError('unknownStep');
    const move = {
      ...{ orderId: id, parcelId: toId(parcelId), to, note: personOf(request).name },
      deliveryCode: request.body?.deliveryCode?.replace(/\s/g, ''),
      sealNumber: request.body?.sealNumber?.trim().slice(0, 40),
    };
    const entry = { action: 'move parcel', subject: `order ${id}` } as const;
    await auditedChange({ db, clock }, request, entry, async (tx) => {
      const before = await statesOf(tx, eq(orderUnit.parcelId, move.parcelId));
      await moveParcel({ db: tx, clock }, { ...move, actor: 'desk' });
      const after = await statesOf(tx, eq(orderUnit.parcelId, move.parcelId));
      return { before: `parcel ${parcelId}: ${before}`, after: `parcel ${parcelId}: ${after}` };
    });
    return toOrder(reply, id);
  });

  scope.post<{ Params: { reference: string } }>(
    '/desk/payments/:reference/settle',
    orders,
    async (request, reply) => {
      const { reference } = request.params;
      if (!provider) throw domainError('noPaymentProvider');
      const attempt = await findAttempt(db, reference);
      if (!attempt) throw domainError('orderNotFound');
      const entry = { action: 'check payment', subject: `order ${attempt.orderId}` } as const;
      await auditedChange({ db, clock }, request, entry, async (tx) => {
        const at = clock.now();
        await addEvent(tx, {
          provider: provider.name,
          kind: 'operator',
          eventId: `${reference} ${at.toISOString()}`,
          reference,
          detail: `requested at the desk by ${personOf(request).name}`,
          at,
        });
        return { before: `payment ${reference}: ${attempt.status}` };
      });
      await settlePayment({ db, clock, livePolicy, provider }, reference);
      return reply.redirect('/desk', 303);
    },
  );
}

/** Routes that show the messages to customers. */
function mailDesk(scope: FastifyInstance, db: Database): void {
  scope.get('/desk/mails', orders, async (request, reply) =>
    sendPage(reply, mailsPage(personOf(request), await listMessages(db, maxRows))),
  );

  scope.get<{ Params: { id: string } }>('/desk/mails/:id', orders, async (request, reply) => {
    const message = await findMessage(db, toId(request.params.id));
    if (!message) throw domainError('unknownMail');
    return sendPage(reply, mailPage(personOf(request), message));
  });

  // The message as its recipient sees it. The policy allows its inline styles, and nothing else.
  scope.get<{ Params: { id: string } }>('/desk/mails/:id/html', orders, async ({ params }, reply) => {
    const message = await findMessage(db, toId(params.id));
    if (!message) throw domainError('unknownMail');
    reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy);
    return message.html;
  });
}
