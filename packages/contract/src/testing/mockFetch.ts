import type { MockShop } from './mockShop.ts';
import { createMockShop, type MockStart } from './mockShop.ts';
import { findCall } from './match.ts';
import { refusal, type Asked, type Overrides, type Reply } from './reply.ts';

/** What a request asks of a shop whose calls stand under `base`; `undefined` when it is no call of the contract. */
export async function readRequest(request: Request, base: string) {
  const url = new URL(request.url);
  const prefix = new URL(base, url).pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(`${prefix}/`)) return undefined;
  const found = findCall(request.method, url.pathname.slice(prefix.length));
  if (!found) return undefined;
  const asked: Asked = {
    params: found.params,
    query: Object.fromEntries(url.searchParams),
    body: await readBody(request),
  };
  return { name: found.name, asked };
}

async function readBody(request: Request): Promise<Asked['body']> {
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return Object.fromEntries(await request.clone().formData());
  const text = await request.clone().text();
  if (!text) return {};
  return request.headers.get('content-type')?.includes('json')
    ? (JSON.parse(text) as Asked['body'])
    : Object.fromEntries(new URLSearchParams(text));
}

/** The HTTP answer of a reply; throws the TypeError of a broken line. */
function toResponse(reply: Reply): Response {
  if (reply.broken === 'offline') throw new TypeError('Failed to fetch');
  if (reply.broken === 'empty') return new Response('', { status: reply.status });
  if (reply.broken === 'malformed') return new Response('{"status": "SUC', { status: reply.status });
  return Response.json(reply.body, { status: reply.status });
}

/**
 * `fetch` against a shop in memory, without a network or a worker: for unit tests. The shop's log tells what was asked.
 * Never waits, but for replies that wait forever: they end when the caller aborts.
 */
export function mockFetch(
  overrides: Overrides = {},
  options: MockStart & { base?: string } = {},
): { fetch: typeof fetch; shop: MockShop } {
  const shop = createMockShop(overrides, options);
  const base = options.base ?? '/api';
  const run: typeof fetch = async (input, init) => {
    // The form of a document that is played (jsdom) is none to Node's Request: its parts are read here.
    const parts = init?.body instanceof FormData ? Object.fromEntries(init.body) : undefined;
    const request =
      input instanceof Request
        ? input
        : new Request(new URL(String(input), 'http://shop.test'), {
            ...init,
            ...(parts ? { body: null } : {}),
          });
    const call = await readRequest(request, base);
    if (call && parts) call.asked = { ...call.asked, body: parts };
    const reply = call ? shop.answer(call.name, call.asked) : refusal(404, 'E4040', 'No such call.');
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
