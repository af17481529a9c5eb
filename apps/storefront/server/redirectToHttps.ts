import type { FastifyInstance } from 'fastify';
import type { Log } from '@luxe/host/log';
import type { Config } from './config.ts';

/**
 * Warns once when requests come through a proxy that is not trusted: all its shoppers would then count as
 * one. Any client can send the header, so it changes nothing else.
 */
export function warnAboutProxy(app: FastifyInstance, { trustProxy }: Config, log: Log): void {
  if (trustProxy > 0) return;
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn(
        'A request has an X-Forwarded-For header, which is not trusted. Behind a load balancer, set TRUST_PROXY ' +
          'to the number of proxies: without it all shoppers have one address and share its limits.',
      );
    }
    done();
  });
}

/**
 * Where the public origin uses HTTPS, redirects a request that reached our proxy without it to the same
 * address with it. Only a trusted proxy can report the protocol. A request without that header, such as a
 * load balancer's health check, is served.
 */
export function redirectToHttps(app: FastifyInstance, { publicOrigin, trustProxy }: Config): void {
  if (!publicOrigin.startsWith('https:') || trustProxy === 0) return;
  app.addHook('onRequest', async ({ headers, protocol, raw }, reply) => {
    if (headers['x-forwarded-proto'] === undefined || protocol !== 'http') return;
    return reply.header('cache-control', 'no-store').redirect(publicOrigin + (raw.url ?? '/'), 308);
  });
}
