import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** `/healthz`: this program runs. `/readyz`: it can do its work, so the store answers too. */
export function health(
  app: FastifyInstance,
  { config, fetch: send = fetch }: { config: Config; fetch?: typeof fetch },
) {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const answer = await send(`${config.origins.store}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    const isReady = answer?.ok === true;
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'the store API does not answer' });
  });
}
