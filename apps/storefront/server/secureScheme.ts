import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

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
