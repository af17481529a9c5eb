import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { calls, type CallName, type Endpoint } from '../calls/calls.ts';
import { readRequest } from './mockFetch.ts';
import { createMockShop, type MockShop, type MockStart } from './mockShop.ts';
import type { Overrides, Reply } from './reply.ts';

/** Options of `mockApi`: the initial state of the shop, and the prefix of its calls (default `/api`). */
export interface MockOptions extends MockStart {
  readonly base?: string;
}

/** Threshold in milliseconds. A reply with a longer delay exists to show a loading state. */
const late = 10_000;

/** Whether a reply exists to show a loading state. */
export const isLate = ({ wait }: Reply): boolean => wait === 'forever' || wait > late;

/**
 * MSW ids of the requests whose reply is delayed for longer than `late`. Code that waits for pending requests
 * ignores these requests.
 */
export const lateRequests = new Set<string>();

/**
 * Creates MSW handlers, from the endpoints of the contract, for every call that a browser may make. All
 * handlers share one shop in memory, so that a later read of the bag contains an added item. `overrides`
 * replace the responses of single calls:
 *   mockApi({ searchProducts: samples.searchNull })
 *   mockApi({ ...fault('cartDetails', '5xx') })
 */
export function mockApi(overrides: Overrides = {}, options: MockOptions = {}): HttpHandler[] {
  const shop = createMockShop(overrides, options);
  const base = options.base ?? '/api';
  const origin = base.startsWith('/') ? '*' : '';
  const shopper = (Object.entries(calls) as [CallName, Endpoint][]).filter(
    ([, endpoint]) => endpoint.audience === 'shopper',
  );
  const handlers = shopper.map(([, endpoint]) =>
    http[endpoint.method === 'GET' ? 'get' : endpoint.method === 'POST' ? 'post' : 'put'](
      origin + base + toMswPath(endpoint.path),
      async ({ request, requestId }) => {
        const call = await readRequest(request, base);
        if (!call) return undefined;
        const reply = shop.respond(call.name, call.request);
        if (isLate(reply)) lateRequests.add(requestId);
        if (reply.wait) await delay(reply.wait === 'forever' ? 'infinite' : reply.wait);
        if (reply.broken === 'offline') return HttpResponse.error();
        if (reply.broken === 'empty') return new HttpResponse('', { status: reply.status });
        if (reply.broken === 'malformed')
          return new HttpResponse('{"status": "SUC', { status: reply.status });
        return HttpResponse.json(reply.body as never, { status: reply.status });
      },
    ),
  );
  return withMock(handlers, { kind: 'shop', shop, overrides });
}

/** The mock behind handlers, and the responses that replace its own. */
export type Mock =
  | { readonly kind: 'shop'; readonly shop: MockShop; readonly overrides: Overrides }
  | { readonly kind: 'desk'; readonly overrides: Readonly<Record<string, unknown>> };

const mocks = new WeakMap<HttpHandler, Mock>();

/** Stores the mock of handlers for `mockOf`. */
export function withMock(handlers: HttpHandler[], mock: Mock): HttpHandler[] {
  for (const handler of handlers) mocks.set(handler, mock);
  return handlers;
}

/** The mock of the first of these handlers that has one. */
export const mockOf = (handlers: readonly HttpHandler[]): Mock | undefined =>
  handlers.map((handler) => mocks.get(handler)).find((mock) => mock !== undefined);

const toMswPath = (path: string) => path.replace(/\{\w+\*\}/g, '*').replace(/\{(\w+)\}/g, ':$1');
