import type { FastifyInstance } from 'fastify';
import type { Log } from '@luxe/host/log';
import type { Config } from '../config/config.ts';

/**
 * Warns once when a request has an X-Forwarded-For header although no proxy is trusted. If the shop is behind
 * a proxy, all shoppers then seem to have one IP address. Any client can send this header, so it has no
 * effect besides the warning.
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
 * If the public origin uses HTTPS, redirects a request that reached our proxy over HTTP to the same URL with
 * HTTPS. Only a trusted proxy can report the protocol, in X-Forwarded-Proto. A request without that header,
 * such as a load balancer's health check, is not redirected.
 */
export function redirectToHttps(app: FastifyInstance, { publicOrigin, trustProxy }: Config): void {
  if (!publicOrigin.startsWith('https:') || trustProxy === 0) return;
  app.addHook('onRequest', async ({ headers, protocol, raw }, reply) => {
    if (headers['x-forwarded-proto'] === undefined || protocol !== 'http') return;
    return reply.header('cache-control', 'no-store').redirect(publicOrigin + (raw.url ?? '/'), 308);
  });
}
