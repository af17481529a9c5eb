import type { Ending } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

interface HealthParts {
  readonly config: Config;
  readonly fetch?: typeof fetch;
  readonly ending?: Pick<Ending, 'hasBegun'> | undefined;
}

/**
 * `/healthz`: this program runs. `/readyz`: it can do its work, so the store answers too. A program that is about to end is not ready, so
 * that a load balancer sends it nobody any more.
 */
export function health(app: FastifyInstance, { config, fetch: send = fetch, ending }: HealthParts) {
  app.addHook('onRequest', async (_request, reply) => {
    if (ending?.hasBegun) reply.header('connection', 'close');
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const answer = await send(`${config.origins.store}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    const status = ending?.hasBegun
      ? 'this program is ending'
      : answer?.ok === true
        ? 'ready'
        : 'the store API does not answer';
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
