import { isMemoryUsedUp, type Ending } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

interface HealthParts {
  readonly config: Config;
  readonly fetch?: typeof fetch;
  readonly ending?: Pick<Ending, 'hasBegun'> | undefined;
  /** How many pages can be shown without the store. */
  readonly keptPages: () => number;
  readonly isMemoryUsedUp?: () => boolean;
}

/**
 * `/healthz`: this program runs. `/readyz`: it can answer pages, because the store answers or because it has kept some, and how the store is.
 * Taking every storefront away when their one store is down would take away what shoppers still can see. A program that is
 * about to end, or has no memory left, is not ready, so that a load balancer sends it nobody any more.
 */
export function health(
  app: FastifyInstance,
  { config, fetch: send = fetch, ending, keptPages, isMemoryUsedUp: isUsedUp = isMemoryUsedUp }: HealthParts,
) {
  let asking: Promise<boolean> | undefined;
  const askStore = () =>
    (asking ??= send(`${config.origins.store}/readyz`, { signal: AbortSignal.timeout(2000) })
      .then(({ ok }) => ok)
      .catch(() => false)
      .finally(() => (asking = undefined)));

  // When it is sent, not when it is asked: what has waited until now must not leave its connection open behind it.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (ending?.hasBegun) reply.header('connection', 'close');
    done(null, payload);
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isStoreReady = await askStore();
    const pages = keptPages();
    const status = ending?.hasBegun
      ? 'this program is ending'
      : isUsedUp()
        ? 'the memory is used up'
        : isStoreReady || pages > 0
          ? 'ready'
          : 'the store API does not answer';
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, store: isStoreReady ? 'ready' : 'does not answer', keptPages: pages });
  });
}
