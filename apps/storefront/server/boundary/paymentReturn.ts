import { DomainError, callerName, createLimiter } from '@luxe/host';
import { calls, current, type CallResponseInput } from '@luxe/contract/calls';
import { giftCardCheckoutPath } from '@luxe/contract/gift-card-paths';
import { paymentPendingPath, paymentReturnPath } from '@luxe/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outcomeAddress, outcomePaths } from '../../app/routing/outcomeAddress.ts';
import { refreshPage } from './refreshPage.ts';
import type { BoundaryOptions } from './boundary.ts';
import { createCookieJar } from './cookies.ts';
import { forward, replaceCarts } from './forward.ts';
import type { Matched } from './match.ts';
import { pickReturnFields } from './pickReturnFields.ts';
import { createShopper, deviceOf, type Shopper } from './shopper.ts';
import { createTokens } from './shopperTokens.ts';
import { createUpstream, UpstreamError } from './upstream.ts';

/** Largest form that a bank may post, in bytes: the fields of one payment and its signature. */
const bodyLimit = 16 * 1024;
/**
 * Maximum of returns from one network in ten minutes; thousands of shoppers may share a carrier's network.
 */
const returnLimit = 1200;
const windowMs = 10 * 60_000;

type ReturnedOrder = CallResponseInput<'paymentReturn'>;

/**
 * Handles the shopper's return from the payment provider [RTE-08]. A bank's page on another site sends a POST
 * request, which carries no cookies of the shopper. The response is a page that loads the same URL by GET,
 * from this site.
 *
 * On the GET request, the store checks the provider's signature, and returns the order and its outcome. The
 * parameters themselves are not trusted. The response redirects to one of three pages of this shop, or to the
 * home page.
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
    // An invalid request also continues to the outcome page, because the shopper has just paid.
    scope.setErrorHandler((_error, request, reply) =>
      request.method === 'POST'
        ? sendRefreshPage(reply, new URLSearchParams())
        : sendRedirect(reply, paymentPendingPath),
    );
    scope.post(paymentReturnPath, { bodyLimit }, (request, reply) =>
      sendRefreshPage(reply, new URLSearchParams(typeof request.body === 'string' ? request.body : '')),
    );
    scope.get(paymentReturnPath, handleReturn);
  });

  async function handleReturn(request: FastifyRequest, reply: FastifyReply) {
    const jar = createCookieJar(request, reply, isSecure);
    const shopper = createShopper(jar, deviceOf(request.headers));
    const to = await resolveRedirect(request, shopper).catch(() => paymentPendingPath);
    shopper.writeHint();
    return sendRedirect(reply, to);
  }

  async function resolveRedirect(request: FastifyRequest, shopper: Shopper): Promise<string> {
    const { ip } = request;
    if ((await limiter.take(callerName(ip))) !== undefined) return paymentPendingPath;
    const fields = pickReturnFields(queryOf(request));
    const returnedOrder =
      (Object.keys(fields).length > 0 ? await findSignedOrder(fields, shopper, ip) : undefined) ??
      (await findOwnOrder(shopper, ip));
    if (!returnedOrder) return shopper.giftCardGuid ? giftCardCheckoutPath : '/';
    if (returnedOrder.isGiftCard)
      return `${giftCardCheckoutPath}?giftCard=${encodeURIComponent(returnedOrder.orderId)}`;
    if (returnedOrder.outcome === 'PLACED') await replaceCarts(tools, shopper, ip, returnedOrder.isBuyNow);
    return outcomeAddress(returnedOrder.outcome, returnedOrder.orderId);
  }

  /**
   * Returns the order that the provider has signed; `undefined` when the signature is not valid. Rejects when
   * the store fails.
   */
  async function findSignedOrder(
    body: Readonly<Record<string, string>>,
    shopper: Shopper,
    address: string,
  ): Promise<ReturnedOrder | undefined> {
    const send = (token: string) => upstream.send('paymentReturn', { body, token, address });
    const first = await send(await tokens.global(shopper, address));
    const response = first.status === 401 ? await send(await tokens.renewGlobal(shopper, address)) : first;
    if (response.status === 404 || response.status === 400) return undefined;
    if (response.status >= 400) throw new UpstreamError('paymentReturn', response);
    return toReturnedOrder(response.body);
  }

  /**
   * Returns the customer's order or gift card whose payment is open, or else the last one. `undefined` for a
   * guest, and for a customer without a payment.
   */
  async function findOwnOrder(shopper: Shopper, address: string): Promise<ReturnedOrder | undefined> {
    if (!shopper.customer) return undefined;
    try {
      const response = await forward(tools, { matched: openPayment, shopper, address });
      if (response.status >= 400) throw new UpstreamError('openPayment', response);
      const { order } = response.body as CallResponseInput<'openPayment'>;
      return order ? toReturnedOrder(order) : undefined;
    } catch (error) {
      // The session has expired, so the shopper is a guest without orders.
      if (error instanceof DomainError && error.status === 401) return undefined;
      throw error;
    }
  }
}

const openPayment: Matched = {
  name: 'openPayment',
  endpoint: calls.openPayment,
  params: { user: current },
  query: { giftCards: 'true' },
};

/** Accepts only an order id with a known outcome. Throws for any other shape. */
function toReturnedOrder(body: unknown): ReturnedOrder {
  const { orderId, outcome, isBuyNow = false, isGiftCard = false } = (body ?? {}) as Partial<ReturnedOrder>;
  if (
    typeof orderId !== 'string' ||
    !/^[\w-]{1,40}$/.test(orderId) ||
    !outcome ||
    !Object.hasOwn(outcomePaths, outcome)
  )
    throw new TypeError('The response has no valid order.');
  return { orderId, outcome, isBuyNow, isGiftCard };
}

function queryOf({ raw }: FastifyRequest): URLSearchParams {
  const url = raw.url ?? '';
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
}

const setPrivateHeaders = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');

const sendRedirect = (reply: FastifyReply, to: string) => setPrivateHeaders(reply).redirect(to, 303);

function sendRefreshPage(reply: FastifyReply, given: URLSearchParams) {
  const query = new URLSearchParams(pickReturnFields(given)).toString();
  return setPrivateHeaders(reply)
    .status(200)
    .type('text/html; charset=utf-8')
    .send(refreshPage(query ? `${paymentReturnPath}?${query}` : paymentReturnPath));
}
