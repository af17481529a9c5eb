import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isMemoryUsedUp, type Ending } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Disk } from '../db/disk.ts';
import { inCall } from '../db/workQueue.ts';

/** What the program needs to do its work; what is not given is not looked at. */
export interface HealthParts {
  readonly db: Database;
  /** Milliseconds since the search index was last known to be up to date. */
  readonly indexAgeMs?: (() => number) | undefined;
  readonly disk?: Disk | undefined;
  readonly ending?: Pick<Ending, 'hasBegun'> | undefined;
  readonly isMemoryUsedUp?: () => boolean;
}

const databaseMs = 2000;
/** The index looks for changes several times a second. So long without a look, it shows prices and stock of before. */
const mostIndexAgeMs = 10_000;

/**
 * `/healthz`: this program runs; costs nothing. `/readyz`: it can do its work, each thing it needs by name: `ok`, or what is the matter.
 * A program that is about to end is not ready, so that a load balancer sends it nobody any more.
 */
export function health(app: FastifyInstance, parts: HealthParts): void {
  const { db, indexAgeMs, disk, ending, isMemoryUsedUp: isUsedUp = isMemoryUsedUp } = parts;
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      database: await lookAt(db),
      ...(isUsedUp() && { memory: 'is used up' }),
      ...(indexAgeMs && { index: indexAgeMs() > mostIndexAgeMs ? 'does not follow changes' : 'ok' }),
      ...(disk && { disk: disk.state() }),
      ...(ending?.hasBegun && { program: 'is ending' }),
    };
    const isReady = Object.values(checks).every((found) => found === 'ok');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', checks });
  });
  // When it is sent, not when it is asked: what has waited until now must not leave its connection open behind it.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (ending?.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}

async function lookAt(db: Database): Promise<'ok' | 'does not answer'> {
  // Before all that waits: a busy database is not one that does not answer.
  const asked = inCall('program', () => Promise.resolve(db.execute(sql`select 1`)));
  const answer = asked.then(
    () => 'ok' as const,
    () => 'does not answer' as const,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'does not answer'>((resolve) => {
    timer = setTimeout(() => resolve('does not answer'), databaseMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
