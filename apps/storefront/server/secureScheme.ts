import type { FastifyInstance } from 'fastify';
import type { Log } from '@luxe/host/log';
import type { Config } from './config.ts';

/**
 * Warns once where a proxy stands in front that is not believed: all its shoppers would then count as one. Anybody may send the header, so it
 * changes nothing else.
 */
export function noticeProxy(app: FastifyInstance, { trustProxy }: Config, log: Log): void {
  if (trustProxy > 0) return;
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      log.warn(
        'A request came with X-Forwarded-For, which is not believed. Behind a load balancer set TRUST_PROXY to the number of ' +
          'proxies: without it all shoppers have one address, and share its limits.',
      );
    }
    done();
  });
}

/**
 * Where shoppers come over HTTPS, a request that reached our proxy without it is sent to the same address with it. Only a proxy of ours is
 * believed to say so; one that says nothing, as a load balancer asking for health, is answered.
 */
export function secureScheme(app: FastifyInstance, { publicOrigin, trustProxy }: Config): void {
  if (!publicOrigin.startsWith('https:') || trustProxy === 0) return;
  app.addHook('onRequest', async ({ headers, protocol, raw }, reply) => {
    if (headers['x-forwarded-proto'] === undefined || protocol !== 'http') return;
    return reply.header('cache-control', 'no-store').redirect(publicOrigin + (raw.url ?? '/'), 308);
  });
}
