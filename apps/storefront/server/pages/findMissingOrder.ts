import { setTimeout as delay } from 'node:timers/promises';
import { returnsPath } from '@luxe/contract/after-order-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeTable } from '../../app/routing/routeTable.ts';
import { createCookieJar } from '../boundary/cookies.ts';
import { createShopper } from '../boundary/shopper.ts';
import type { Upstream } from '../boundary/upstream.ts';

/** The screens that show one order of the customer. */
const orderScreens = new Set<string>([
  ...['account/OrderPage', 'account/TrackingPage', 'account/CancelPage', 'account/SummaryPage'],
  ...['account/DeliveryPage', 'account/RedirectRefundPage', 'account/ReturnStepPage'],
]);
const home = '/my-account/';
/** First parts of their paths, in lower case, because the letter case of a path does not matter. */
const orderPages = new Set(
  Object.entries(routeTable.account.pages)
    .filter(([, screen]) => orderScreens.has(screen))
    .map(([path]) => path.split('/')[0]?.toLowerCase()),
);

interface OrderCall {
  readonly name: 'orderDetails' | 'returnDetails';
  readonly params: Readonly<Record<string, string>>;
}

/** The call that reads what a page of the account shows. Undefined for other pages than of orders. */
export function orderCallOf(pathname: string, query: string): OrderCall | undefined {
  const path = pathname.toLowerCase();
  if (!path.startsWith(home)) return undefined;
  const fields = new URLSearchParams(query);
  const returnCode = fields.get('returnCode');
  if (path === returnsPath && returnCode) return { name: 'returnDetails', params: { returnCode } };
  const [page, , inPath] = pathname.slice(home.length).split('/');
  if (!orderPages.has(page?.toLowerCase())) return undefined;
  const orderCode = inPath === undefined ? fields.get('orderCode') : decodeURIComponent(inPath);
  return orderCode ? { name: 'orderDetails', params: { orderCode } } : undefined;
}

/**
 * Whether the page is about an order or return that its customer does not have [RTE-06]. Uses the token of
 * the cookies as it is: false for a guest, a token that has to be renewed, a failure, and after `budgetMs`.
 * The page then finds out in the browser.
 */
export function createMissingOrderFinder(upstream: Upstream, now: () => number, budgetMs: number) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
    query: string,
  ): Promise<boolean> => {
    const call = orderCallOf(pathname, query);
    const { customer } = createShopper(createCookieJar(request, reply, false));
    if (!call || !customer || customer.isSocialMedia || customer.expires_in <= now()) return false;
    const read = upstream.send(call.name, {
      params: { user: customer.userName, ...call.params },
      token: customer.access_token,
      address: request.ip,
    });
    const isMissing = read.then(
      ({ status }) => status === 404 || status === 400,
      () => false,
    );
    return Promise.race([isMissing, delay(budgetMs, false, { ref: false })]);
  };
}
