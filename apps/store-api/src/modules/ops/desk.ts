import { cleanOrderId } from '@luxe/format';
import formbody from '@fastify/formbody';
import { createLimiter } from '@luxe/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../refusal.ts';
import { moveAlong } from '../order/fulfil.ts';
import { trailCodes } from '../order/trail.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { addEvent } from '../payment/repository.ts';
import { settle } from '../payment/settle.ts';
import { readOrder, readOverview } from './desk-data.ts';
import { deskStyle, orderPage, overviewPage } from './desk-pages.ts';
import type { Html } from './html.ts';

export interface DeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider | undefined;
  readonly password: string;
}

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(deskStyle).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** `/desk`: orders, payments and the ledger for those who run the shop, behind a password of their own (HTTP Basic, any user name). */
export function desk(app: FastifyInstance, { db, clock, provider, password }: DeskParts): void {
  const tries = createLimiter({
    name: 'desk passwords',
    limit: 20,
    windowMs: 10 * 60_000,
    elapsed: () => clock.elapsed(),
  });
  const shutUntil = new Map<string, number>();
  const tooMany = (seconds: number) => new Refusal(429, 'O4290', 'Too many tries.', seconds);

  app.register(async (scope) => {
    scope.register(formbody);
    scope.addHook('onRequest', async (request, reply) => {
      // Who has guessed too often is not told whether the last guess was right.
      const left = Math.ceil(((shutUntil.get(request.ip) ?? 0) - clock.elapsed()) / 1000);
      if (left > 0) throw tooMany(left);
      if (isPassword(request, password)) return refuseForeign(request);
      const wait = request.headers.authorization ? await tries.take(request.ip) : undefined;
      if (wait !== undefined) {
        shutUntil.set(request.ip, clock.elapsed() + wait * 1000);
        throw tooMany(wait);
      }
      reply.header('www-authenticate', 'Basic realm="Desk", charset="UTF-8"');
      throw new Refusal(401, 'UNAUTHORIZED', 'The desk asks for its password.');
    });
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', policy).header('cache-control', 'no-store');
      reply.header('referrer-policy', 'same-origin').header('x-content-type-options', 'nosniff');
    });

    const show = (page: Html) => page.html;
    scope.get('/desk', async (_request, reply) => {
      reply.type('text/html; charset=utf-8');
      return show(overviewPage(await readOverview(db)));
    });

    scope.get<{ Querystring: { id?: string } }>('/desk/orders', async ({ query }, reply) => {
      const found = await readOrder(db, cleanOrderId(query.id ?? ''));
      if (!found) throw new Refusal(404, 'O4041', 'We do not know this order.');
      reply.type('text/html; charset=utf-8');
      return show(orderPage(found));
    });

    scope.post<{ Params: { id: string; position: string; code: string } }>(
      '/desk/orders/:id/lines/:position/:code',
      async ({ params: { id, position, code } }, reply) => {
        const to = trailCodes.find((one) => one === code);
        if (!to) throw new Refusal(400, 'INVALID_REQUEST', 'There is no such step.');
        await moveAlong(db, clock, { orderId: id, position: Number(position), to });
        return reply.redirect(`/desk/orders?id=${encodeURIComponent(id)}`, 303);
      },
    );

    scope.post<{ Params: { reference: string } }>(
      '/desk/payments/:reference/settle',
      async ({ params: { reference } }, reply) => {
        if (!provider) throw new Refusal(409, 'O4001', 'This shop takes no payments ahead.');
        const at = clock.now();
        await addEvent(db, {
          provider: provider.name,
          kind: 'operator',
          eventId: `${reference} ${at.toISOString()}`,
          reference,
          detail: 'asked',
          at,
        });
        await settle({ db, clock, provider }, reference);
        return reply.redirect('/desk', 303);
      },
    );
  });
}

function isPassword({ headers }: FastifyRequest, password: string): boolean {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') return false;
  const given = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(password));
}

/** A browser sends the password along by itself, also with a form of another page: what changes something must come from the desk's own. */
function refuseForeign({ method, headers }: FastifyRequest): void {
  if (method === 'GET') return;
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === undefined : site === 'same-origin';
  if (!isOwn) throw new Refusal(403, 'FORBIDDEN', 'This does not come from the desk.');
}
