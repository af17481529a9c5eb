import type { FastifyInstance } from 'fastify';
import type { Merchant } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { isSame } from '../signature.ts';

/** The routes of this scope are for the merchant's server: HTTP Basic, the API key as user name, no password. */
export function forMerchant(app: FastifyInstance, merchant: Pick<Merchant, 'id' | 'apiKey'>): void {
  const denied = () => new Refusal(401, 'access_denied', 'The API key is missing or wrong.');
  app.addHook('onRequest', async ({ headers }) => {
    const [, encoded = ''] = /^basic ([\w+/=-]+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!isSame(Buffer.from(encoded, 'base64').toString(), `${merchant.apiKey}:`)) throw denied();
    const named = headers['x-merchantid'];
    if (named !== undefined && named !== merchant.id) throw denied();
  });
}

/** The routes of this scope are for pages of the shop, and of no other origin. No cookie, no credential. */
export function forShopPages(app: FastifyInstance, shopOrigin: string): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('vary', 'origin');
    if (headers.origin === undefined) return;
    if (headers.origin !== shopOrigin)
      throw new Refusal(403, 'origin_not_allowed', 'This origin may not call the provider.');
    reply.header('access-control-allow-origin', shopOrigin);
  });
}

/** Answers the question that a browser asks before it sends a call that is no plain form. */
export function answerPreflight(app: FastifyInstance, url: string): void {
  app.options(url, (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, x-merchantid, x-routing-id')
      .header('access-control-max-age', '600')
      .send(),
  );
}
