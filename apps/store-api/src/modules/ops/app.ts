import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { offer } from '../../db/schema/index.ts';
import { handleErrors } from '../../http/errors.ts';
import { createGuardParts } from '../../http/guarding.ts';
import { guard, guardedOptions, usualLimits } from '@luxe/host/http';
import type { Log } from '@luxe/host/log';
import { domainError } from '../../errors/domainError.ts';
import type { CodeOutbox } from '../one-time-codes/outbox.ts';
import { listMessages } from '../mail/repository.ts';
import { listErrors } from '../reports/repository.ts';
import { deskRoutes, type DeskParts } from './desk.ts';
import { readLedger } from './deskData.ts';
import { guardDesk } from './guardDesk.ts';
import { toMetrics } from './metrics.ts';

export interface OpsDeps {
  readonly db: Database;
  readonly log: Log;
  /**
   * The one-time codes that the demo shop has sent. Undefined in any other shop, so that this listener never
   * shows real codes.
   */
  readonly outbox: CodeOutbox | undefined;
  /**
   * The operations desk. Undefined without a desk password; this listener then serves no desk and changes no
   * data.
   */
  readonly desk?: (Omit<DeskParts, 'db' | 'guard'> & { readonly password: string }) | undefined;
}

/**
 * The ops listener, on 127.0.0.1 only: demo outbox, operations desk, operator endpoints and metrics. DNS
 * rebinding lets a web page reach a loopback port under another name, so the Host header must contain a
 * loopback name.
 */
export function buildOps({ db, log, outbox, desk: deskParts }: OpsDeps): FastifyInstance {
  const guarding = createGuardParts(log, usualLimits);
  const app = Fastify(guardedOptions(guarding));
  guard(app, guarding);
  handleErrors(app, log);
  app.addHook('onRequest', async ({ headers }) => {
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? ''))
      throw domainError('loopbackOnly');
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
      mails: (await listMessages(db, 50, email)).map(({ subject, text, html, createdAt }) => ({
        subject,
        text,
        html,
        createdAt,
      })),
    }));

  app.get<{ Params: { ussid: string } }>('/ops/stock/:ussid', async ({ params }) => {
    const [found] = await db.select({ stock: offer.stock }).from(offer).where(eq(offer.ussid, params.ussid));
    if (!found) throw domainError('unknownOffer');
    return { ussid: params.ussid, stock: found.stock };
  });

  app.get('/ops/ledger', () => readLedger(db));

  // Errors that pages reported, latest first.
  app.get('/ops/errors', async () => ({ errors: await listErrors(db, 100) }));

  if (deskParts) {
    const { password, ...parts } = deskParts;
    deskRoutes(app, { db, ...parts, guard: guardDesk({ db, clock: parts.clock, password }) });
  }

  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await toMetrics(db)),
  );
  return app;
}
