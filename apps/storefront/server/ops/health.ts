import { isMemoryUsedUp, type GracefulShutdown } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

interface HealthParts {
  readonly config: Config;
  readonly fetch?: typeof fetch;
  readonly shutdown?: Pick<GracefulShutdown, 'hasBegun'> | undefined;
  /** Number of pages that can be shown without the store. */
  readonly cachedPages: () => number;
  readonly isMemoryUsedUp?: () => boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: the process can serve pages, because the store responds or because
 * pages are cached. The response also reports the store's state.
 *
 * The storefronts share one store. If its outage made all of them unready, shoppers would lose even the
 * cached pages. A process that is shutting down or has no memory left is not ready, so that a load balancer
 * sends it no more requests.
 */
export function health(
  app: FastifyInstance,
  {
    config,
    fetch: send = fetch,
    shutdown,
    cachedPages,
    isMemoryUsedUp: isUsedUp = isMemoryUsedUp,
  }: HealthParts,
) {
  let pendingCheck: Promise<boolean> | undefined;
  const checkStore = () =>
    (pendingCheck ??= send(`${config.origins.store}/readyz`, { signal: AbortSignal.timeout(2000) })
      .then(({ ok }) => ok)
      .catch(() => false)
      .finally(() => (pendingCheck = undefined)));

  // Checks for a shutdown when the response is sent, not when the request arrives. So the connection of a
  // request that arrived before the shutdown closes too.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (shutdown?.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isStoreReady = await checkStore();
    const pages = cachedPages();
    const status = shutdown?.hasBegun
      ? 'shutting down'
      : isUsedUp()
        ? 'the memory is used up'
        : isStoreReady || pages > 0
          ? 'ready'
          : 'the store API does not answer';
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, store: isStoreReady ? 'ready' : 'does not answer', cachedPages: pages });
  });
}
