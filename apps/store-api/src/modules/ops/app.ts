import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { offer } from '../../db/schema/index.ts';
import { answerErrors } from '../../http/errors.ts';
import { guardingWith } from '../../http/guarding.ts';
import { guard, guardedOptions, usualLimits } from '@luxe/host/http';
import type { Log } from '@luxe/host/log';
import { Refusal } from '../../refusal.ts';
import type { CodeOutbox } from '../identity/outbox.ts';
import { listFaults } from '../reports/repository.ts';
import { desk, type DeskParts } from './desk.ts';
import { readLedger } from './desk-data.ts';
import { guardDesk } from './guardDesk.ts';
import { toMetrics } from './metrics.ts';

export interface OpsDeps {
  readonly db: Database;
  readonly log: Log;
  /** Only in demo mode: elsewhere nobody is shown a one-time code. */
  readonly outbox: CodeOutbox | undefined;
  /** Without a password there is no desk, and nothing can be changed here. */
  readonly desk?: (Omit<DeskParts, 'db' | 'guard'> & { readonly password: string }) | undefined;
}

/**
 * The second listener, on 127.0.0.1 alone: the demo's outbox, the desk, the operator's view, metrics. A page in a browser could reach a loopback port
 * under another name (DNS rebinding), so the Host must be a loopback name.
 */
export function buildOps({ db, log, outbox, desk: deskParts }: OpsDeps): FastifyInstance {
  const guarding = guardingWith(log, usualLimits);
  const app = Fastify(guardedOptions(guarding));
  guard(app, guarding);
  answerErrors(app, log);
  app.addHook('onRequest', async ({ headers }) => {
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? ''))
      throw new Refusal(403, 'FORBIDDEN', 'This listener answers to loopback names only.');
  });

  if (outbox)
    app.get<{ Querystring: { phone?: string; email?: string } }>('/dev/outbox', async ({ query }) => {
      const contact = query.phone ?? query.email ?? '';
      const code = outbox.lastCode(contact);
      if (code === undefined) throw new Refusal(404, 'NOT_FOUND', 'No code was sent there.');
      return { ...query, code, link: outbox.lastLink(contact) };
    });

  app.get<{ Params: { ussid: string } }>('/ops/stock/:ussid', async ({ params }) => {
    const [found] = await db.select({ stock: offer.stock }).from(offer).where(eq(offer.ussid, params.ussid));
    if (!found) throw new Refusal(404, 'B4041', 'There is no such offer.');
    return { ussid: params.ussid, stock: found.stock };
  });

  app.get('/ops/ledger', () => readLedger(db));

  // What pages have reported of their own faults, the last first.
  app.get('/ops/errors', async () => ({ errors: await listFaults(db, 100) }));

  if (deskParts) {
    const { password, ...parts } = deskParts;
    desk(app, { db, ...parts, guard: guardDesk({ db, clock: parts.clock, password }) });
  }

  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await toMetrics(db)),
  );
  return app;
}
