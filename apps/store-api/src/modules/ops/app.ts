import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { offer } from '../../db/schema/index.ts';
import { handleErrors } from '../../http/errors.ts';
import { createGuardParts } from '../../http/guarding.ts';
import { guard, guardedOptions, usualLimits } from '@luxe/host/http';
import { isLoopback } from '@luxe/host/config';
import type { Log } from '@luxe/host/log';
import { domainError } from '../../errors/domainError.ts';
import type { CodeOutbox } from '../one-time-codes/outbox.ts';
import { listMessages, type StoredMessage } from '../mail/repository.ts';
import { listErrors } from '../reports/repository.ts';
import { deskRoutes, type DeskParts } from './desk.ts';
import { readLedger } from './deskData.ts';
import { nextDemoCode, type DemoStaff } from '../staff/demoStaff.ts';
import { toMetrics } from './metrics.ts';

export interface OpsDeps {
  readonly db: Database;
  readonly log: Log;
  /**
   * The one-time codes that the demo shop has sent. Undefined in any other shop, so that this listener never
   * shows real codes.
   */
  readonly outbox: CodeOutbox | undefined;
  /** Puts codes of gift cards into the messages of a demo shop. Default: shows them as they are stored. */
  readonly fillMail?: ((message: StoredMessage) => Promise<StoredMessage | undefined>) | undefined;
  /** The operations desk. Undefined in tests of other parts of this listener. */
  readonly desk?: Omit<DeskParts, 'db' | 'log' | 'networkOf'> | undefined;
  /** Login of the demo account at the desk. Undefined in any shop but a demo shop. */
  readonly demoStaff?: DemoStaff | undefined;
}

/**
 * The ops listener: operations desk, and for this machine only demo outbox, operator endpoints and metrics.
 * DNS rebinding lets a web page reach a loopback port under another name, so the Host header must contain a
 * loopback name. The desk has a name of its own too, `DESK_ORIGIN`, under which nothing else is served.
 */
export function buildOps({
  db,
  log,
  outbox,
  desk,
  demoStaff,
  fillMail = async (message) => message,
}: OpsDeps): FastifyInstance {
  const guarding = createGuardParts(log, usualLimits);
  const app = Fastify(guardedOptions(guarding));
  guard(app, guarding);
  handleErrors(app, log);
  const deskUrl = desk && new URL(desk.origin);
  const deskHost = deskUrl && !isLoopback(deskUrl.hostname) ? deskUrl.host : undefined;
  app.addHook('onRequest', async (request) => {
    if (isLocal(request)) return;
    const isDesk = deskHost !== undefined && request.headers.host?.toLowerCase() === deskHost;
    if (!isDesk || request.routeOptions.config.desk === undefined) throw domainError('hostNotServed');
  });

  if (outbox)
    app.get<{ Querystring: { phone?: string; email?: string } }>('/dev/outbox', async ({ query }) => {
      const contact = query.phone ?? query.email ?? '';
      const code = outbox.lastCode(contact);
      if (code === undefined) throw domainError('noCodeSent');
      return { ...query, code, link: outbox.lastLink(contact) };
    });

  // The messages of a demo shop to an address, newest first.
  if (outbox)
    app.get<{ Querystring: { email?: string } }>('/dev/mails', async ({ query: { email = '' } }) => ({
      mails: await Promise.all(
        (await listMessages(db, 50, { recipient: email })).map(async (stored) => {
          const { subject, text, html, createdAt } = (await fillMail(stored)) ?? stored;
          return { subject, text, html, createdAt };
        }),
      ),
    }));

  app.get<{ Params: { ussid: string } }>('/ops/stock/:ussid', async ({ params }) => {
    const [found] = await db.select({ stock: offer.stock }).from(offer).where(eq(offer.ussid, params.ussid));
    if (!found) throw domainError('unknownOffer');
    return { ussid: params.ussid, stock: found.stock };
  });

  app.get('/ops/ledger', () => readLedger(db));

  // Errors that pages reported, latest first.
  app.get('/ops/errors', async () => ({ errors: await listErrors(db, 100) }));

  if (desk) deskRoutes(app, { db, log, ...desk, networkOf });
  if (desk && demoStaff)
    app.get('/dev/desk', async () => ({
      email: demoStaff.email,
      password: demoStaff.password,
      code: await nextDemoCode(db, desk.clock, demoStaff),
    }));

  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await toMetrics(db)),
  );
  return app;
}

/** Whether a request comes from this machine and names it. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  const host = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
  return host && /^(?:(?:::ffff:)?127\.|::1$)/.test(socket.remoteAddress ?? '127.0.0.1');
}

/**
 * Network of a request to the desk. Under its own name, the TLS proxy adds the address of the browser, and it
 * removes what the browser has sent.
 */
function networkOf(request: FastifyRequest): string {
  const forwarded = isLocal(request) ? undefined : request.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last || request.ip;
}
