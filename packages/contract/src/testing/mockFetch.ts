import type { MockShop } from './mockShop.ts';
import { createMockShop, type MockStart } from './mockShop.ts';
import { findCall } from './match.ts';
import { errorReply, type MockRequest, type Overrides, type Reply } from './reply.ts';

/**
 * Finds the call that a request is for, and reads its arguments. Returns `undefined` when the request is for
 * no call of the contract under the URL prefix `base`.
 */
export async function readRequest(request: Request, base: string) {
  const url = new URL(request.url);
  const prefix = new URL(base, url).pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(`${prefix}/`)) return undefined;
  const found = findCall(request.method, url.pathname.slice(prefix.length));
  if (!found) return undefined;
  const mockRequest: MockRequest = {
    params: found.params,
    query: Object.fromEntries(url.searchParams),
    body: await readBody(request),
  };
  return { name: found.name, request: mockRequest };
}

async function readBody(request: Request): Promise<MockRequest['body']> {
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return Object.fromEntries(await request.clone().formData());
  const text = await request.clone().text();
  if (!text) return {};
  return request.headers.get('content-type')?.includes('json')
    ? (JSON.parse(text) as MockRequest['body'])
    : Object.fromEntries(new URLSearchParams(text));
}

/**
 * Builds the HTTP response for a mock reply. An offline reply throws a TypeError instead, as `fetch` does
 * when a connection fails.
 */
function toResponse(reply: Reply): Response {
  if (reply.broken === 'offline') throw new TypeError('Failed to fetch');
  if (reply.broken === 'empty') return new Response('', { status: reply.status });
  if (reply.broken === 'malformed') return new Response('{"status": "SUC', { status: reply.status });
  return Response.json(reply.body, { status: reply.status });
}

/**
 * A `fetch` for unit tests that responds from a shop in memory, without a network or a service worker. The
 * shop's log records the requests. Replies have no delay. A reply that waits forever rejects when the caller
 * aborts the request.
 */
export function mockFetch(
  overrides: Overrides = {},
  options: MockStart & { base?: string } = {},
): { fetch: typeof fetch; shop: MockShop } {
  const shop = createMockShop(overrides, options);
  const base = options.base ?? '/api';
  const run: typeof fetch = async (input, init) => {
    // Node's Request does not accept jsdom's FormData, so the form fields are read here and sent separately.
    const parts = init?.body instanceof FormData ? Object.fromEntries(init.body) : undefined;
    const request =
      input instanceof Request
        ? input
        : new Request(new URL(String(input), 'http://shop.test'), {
            ...init,
            ...(parts ? { body: null } : {}),
          });
    const call = await readRequest(request, base);
    if (call && parts) call.request = { ...call.request, body: parts };
    const reply = call ? shop.respond(call.name, call.request) : errorReply(404, 'E4040', 'No such call.');
    if (reply.wait === 'forever') await untilAborted(request.signal);
    return toResponse(reply);
  };
  return { fetch: run, shop };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new DOMException('The request was aborted', 'AbortError'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
