import type { FastifyInstance } from 'fastify';
import type { Merchant } from '../protocol/merchant.ts';
import { DomainError, equalsSecret } from '@luxe/host';

/**
 * Lets only the merchant's server call the routes of a Fastify scope: HTTP Basic with the API key as user
 * name and an empty password.
 */
export function requireMerchantKey(app: FastifyInstance, merchant: Pick<Merchant, 'id' | 'apiKey'>): void {
  const denied = () =>
    new DomainError({ status: 401, code: 'access_denied', message: 'The API key is missing or wrong.' });
  app.addHook('onRequest', async ({ headers }) => {
    const [, encoded = ''] = /^basic ([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!equalsSecret(Buffer.from(encoded, 'base64').toString(), `${merchant.apiKey}:`)) throw denied();
    const merchantId = headers['x-merchantid'];
    if (merchantId !== undefined && merchantId !== merchant.id) throw denied();
  });
}

/**
 * Lets only pages of the shop call the routes of a Fastify scope. Requests of other origins get 403. Cookies
 * and credentials are not used.
 */
export function requireShopOrigin(app: FastifyInstance, shopOrigin: string): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('vary', 'origin');
    if (headers.origin === undefined) return;
    if (headers.origin !== shopOrigin)
      throw new DomainError({
        status: 403,
        code: 'origin_not_allowed',
        message: 'This origin may not call the provider.',
      });
    reply.header('access-control-allow-origin', shopOrigin);
  });
}

/** Answers the CORS preflight, which browsers send before any request that a plain form could not send. */
export function handlePreflight(app: FastifyInstance, url: string): void {
  app.options(url, (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, x-merchantid, x-routing-id')
      .header('access-control-max-age', '600')
      .send(),
  );
}
