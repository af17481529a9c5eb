import { callerName, createLimiter } from '@luxe/host';
import { calls, current, type CallAnswer, type Outcome } from '@luxe/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { movingOnPage } from '../pages/movingOn.ts';
import type { BoundaryOptions } from './boundary.ts';
import { createCookieJar } from './cookies.ts';
import { forward, replaceCarts } from './forward.ts';
import type { Matched } from './match.ts';
import { Refusal } from './refusal.ts';
import { fieldsOfReturn } from './returnFields.ts';
import { createShopper, deviceOf, type Shopper } from './shopper.ts';
import { createTokens } from './tokens.ts';
import { createUpstream, UpstreamError } from './upstream.ts';

/** Where a payment provider sends a shopper back to (specification, section 2). */
export const returnPath = '/checkout/multi/payment-method/newCardPayment';

/** Bytes of what a bank posts: the fields of one payment and its signature. */
const bodyLimit = 16 * 1024;
/** In ten minutes from one network: a ceiling, as thousands of a carrier's shoppers may share one. */
const returnLimit = 1200;
const windowMs = 10 * 60_000;

type Found = CallAnswer<'paymentReturn'>;

const addressOf: Readonly<Record<Outcome, string>> = {
  PLACED: '/order-placed-successfully',
  FAILED: '/order-failed',
  PENDING: '/payment-pending',
};
/** Asks by itself which order is meant: where a shopper is led while nobody knows. */
const unknown = addressOf.PENDING;

/**
 * The way back from the payment provider [RTE-08]. A POST comes from a bank's page, of another site: the shopper's cookies are not with it and
 * nothing is to be checked or done, so it is answered with a page that moves on to the same address by GET, of this site. The GET asks the
 * store which order the provider's signature is for, and how it ended; what the parameters say is believed by nobody else. It leads to one of
 * three pages of this shop and nowhere else.
 */
export function paymentReturn(app: FastifyInstance, options: BoundaryOptions): void {
  const { config, now = Date.now } = options;
  const upstream = options.upstream ?? createUpstream(config);
  const tokens = createTokens(upstream, config.secrets, now);
  const tools = { upstream, tokens, now };
  const isSecure = config.publicOrigin.startsWith('https:');
  const { shared } = options;
  const limiter = createLimiter({ name: 'payment returns', limit: returnLimit, windowMs, shared });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, text, done) => done(null, text),
    );
    // Whatever is wrong with what was sent: somebody has just paid and is to see what has become of it.
    scope.setErrorHandler((_error, request, reply) =>
      request.method === 'POST' ? moveOn(reply, new URLSearchParams()) : lead(reply, unknown),
    );
    scope.post(returnPath, { bodyLimit }, (request, reply) =>
      moveOn(reply, new URLSearchParams(typeof request.body === 'string' ? request.body : '')),
    );
    scope.get(returnPath, arrive);
  });

  async function arrive(request: FastifyRequest, reply: FastifyReply) {
    const jar = createCookieJar(request, reply, isSecure);
    const shopper = createShopper(jar, deviceOf(request.headers));
    const to = await placeFor(request, shopper).catch(() => unknown);
    shopper.writeHint();
    return lead(reply, to);
  }

  async function placeFor(request: FastifyRequest, shopper: Shopper): Promise<string> {
    const { ip } = request;
    if ((await limiter.take(callerName(ip))) !== undefined) return unknown;
    const fields = fieldsOfReturn(queryOf(request));
    const found =
      (Object.keys(fields).length > 0 ? await readReturn(fields, shopper, ip) : undefined) ??
      (await readOwn(shopper, ip));
    if (!found) return '/';
    if (found.outcome === 'PLACED') await replaceCarts(tools, shopper, ip, found.isBuyNow);
    return `${addressOf[found.outcome]}?orderCode=${encodeURIComponent(found.orderId)}`;
  }

  /** The order that the provider has signed for; undefined where it has not. Rejects where the store cannot tell. */
  async function readReturn(
    body: Readonly<Record<string, string>>,
    shopper: Shopper,
    address: string,
  ): Promise<Found | undefined> {
    const send = (token: string) => upstream.send('paymentReturn', { body, token, address });
    const first = await send(await tokens.global(shopper, address));
    const answer = first.status === 401 ? await send(await tokens.renewGlobal(shopper, address)) : first;
    if (answer.status === 404 || answer.status === 400) return undefined;
    if (answer.status >= 400) throw new UpstreamError('paymentReturn', answer);
    return toFound(answer.body);
  }

  /** A customer's order that is being paid for, else her last one. Undefined for a guest, and where there is none. */
  async function readOwn(shopper: Shopper, address: string): Promise<Found | undefined> {
    if (!shopper.customer) return undefined;
    try {
      const answer = await forward(tools, { matched: openPayment, shopper, address });
      if (answer.status >= 400) throw new UpstreamError('openPayment', answer);
      const { order } = answer.body as CallAnswer<'openPayment'>;
      return order ? toFound(order) : undefined;
    } catch (error) {
      // Her session has ended: there is nobody to look for.
      if (error instanceof Refusal && error.status === 401) return undefined;
      throw error;
    }
  }
}

const openPayment: Matched = {
  name: 'openPayment',
  endpoint: calls.openPayment,
  params: { user: current },
  query: {},
};

/** Only an order and an outcome lead anywhere. Throws for another shape. */
function toFound(body: unknown): Found {
  const { orderId, outcome, isBuyNow = false } = (body ?? {}) as Partial<Found>;
  if (
    typeof orderId !== 'string' ||
    !/^[\w-]{1,40}$/.test(orderId) ||
    !outcome ||
    !Object.hasOwn(addressOf, outcome)
  )
    throw new TypeError('An answer without an order.');
  return { orderId, outcome, isBuyNow };
}

function queryOf({ raw }: FastifyRequest): URLSearchParams {
  const url = raw.url ?? '';
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
}

const closed = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');

const lead = (reply: FastifyReply, to: string) => closed(reply).redirect(to, 303);

function moveOn(reply: FastifyReply, given: URLSearchParams) {
  const query = new URLSearchParams(fieldsOfReturn(given)).toString();
  return closed(reply)
    .status(200)
    .type('text/html; charset=utf-8')
    .send(movingOnPage(query ? `${returnPath}?${query}` : returnPath));
}
