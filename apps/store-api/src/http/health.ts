import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isMemoryUsedUp, type GracefulShutdown } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Disk } from '../db/disk.ts';
import { runWithPriority } from '../db/workQueue.ts';

/** Dependencies to check. Missing ones are skipped. */
export interface HealthParts {
  readonly db: Database;
  /** Milliseconds since the search index was last known to be up to date. */
  readonly indexAgeMs?: (() => number) | undefined;
  readonly disk?: Disk | undefined;
  readonly shutdown?: Pick<GracefulShutdown, 'hasBegun'> | undefined;
  readonly isMemoryUsedUp?: () => boolean;
}

const databaseTimeoutMs = 2000;
/**
 * Maximum age of the search index in ms. The index polls for changes several times a second. Above this age,
 * its prices and stock count as outdated.
 */
const maxIndexAgeMs = 10_000;

/**
 * `/healthz` responds while the process runs, and checks nothing. `/readyz` checks whether the process can
 * work, and lists each dependency as `ok` or with its problem. During a shutdown the process is not ready, so
 * that a load balancer sends no more requests.
 */
export function health(app: FastifyInstance, parts: HealthParts): void {
  const { db, indexAgeMs, disk, shutdown, isMemoryUsedUp: isUsedUp = isMemoryUsedUp } = parts;
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      database: await checkDatabase(db),
      ...(isUsedUp() && { memory: 'is used up' }),
      ...(indexAgeMs && { index: indexAgeMs() > maxIndexAgeMs ? 'does not follow changes' : 'ok' }),
      ...(disk && { disk: disk.state() }),
      ...(shutdown?.hasBegun && { program: 'is ending' }),
    };
    const isReady = Object.values(checks).every((found) => found === 'ok');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', checks });
  });
  // Check for a shutdown when the response is sent. A request that arrived before the shutdown must also
  // close its connection.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (shutdown?.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
}

async function checkDatabase(db: Database): Promise<'ok' | 'does not answer'> {
  // This query runs before other queued work, so that a busy database still passes the check.
  const query = runWithPriority('program', () => Promise.resolve(db.execute(sql`select 1`)));
  const result = query.then(
    () => 'ok' as const,
    () => 'does not answer' as const,
  );
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'does not answer'>((resolve) => {
    timer = setTimeout(() => resolve('does not answer'), databaseTimeoutMs);
  });
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}
