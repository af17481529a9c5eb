import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { callSamples } from '@luxe/contract/samples';

/** One request that reached the fake store. */
interface RecordedRequest {
  readonly name: CallName | undefined;
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * A response of the fake store. `text` is sent unchanged, instead of JSON. With `silent`, the store never
 * responds. An Error simulates a network failure.
 */
type FakeResponse =
  { status?: number; body?: unknown; text?: string; headers?: Record<string, string> } | 'silent' | Error;
type FakeResponder = FakeResponse | ((request: RecordedRequest, times: number) => FakeResponse);

/**
 * Replaces `fetch` for the store, the identity provider and the content service. Responds with the contract's
 * samples by default.
 */
export interface FakeStore {
  readonly fetch: typeof fetch;
  readonly requests: RecordedRequest[];
  /** Names of the calls that arrived, in order. */
  names(): (CallName | undefined)[];
  /** Sets the response of a call from now on; an Error simulates a network failure. */
  setResponse(name: CallName, responder: FakeResponder): void;
  /** Every request fails from now on. */
  goDown(): void;
  /** Restores the default responses. */
  reset(): void;
}

export function createFakeStore(): FakeStore {
  const requests: RecordedRequest[] = [];
  const responders = new Map<CallName, FakeResponder>();
  const times = new Map<CallName, number>();
  let isDown = false;
  return {
    requests,
    names: () => requests.map(({ name }) => name),
    setResponse: (name, responder) => void responders.set(name, responder),
    goDown: () => (isDown = true),
    reset() {
      isDown = false;
      responders.clear();
    },
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      const method = init.method ?? 'GET';
      const name = findCall(method, url.pathname);
      const request: RecordedRequest = {
        name,
        url,
        method,
        headers: new Headers(init.headers),
        body: String(init.body ?? ''),
      };
      requests.push(request);
      if (isDown) throw new TypeError('fetch failed');
      if (!name) return new Response('{}', { status: url.pathname === '/readyz' ? 200 : 404 });
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      const responder = responders.get(name) ?? {};
      const response = typeof responder === 'function' ? responder(request, count) : responder;
      if (response instanceof Error) throw response;
      if (response === 'silent') return untilAborted(init.signal);
      return new Response(response.text ?? JSON.stringify(response.body ?? callSamples[name]), {
        status: response.status ?? 200,
        headers: { 'content-type': 'application/json', ...response.headers },
      });
    },
  };
}

const untilAborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );

export const errorBody = (errorCode: string, message: string) => ({
  status: 'FAILURE',
  errorCode,
  errors: [{ type: errorCode, message }],
});

function findCall(method: string, path: string): CallName | undefined {
  const found = (Object.entries(calls) as [CallName, Endpoint][]).filter(
    ([, endpoint]) => endpoint.method === method && toPattern(endpoint.path).test(path),
  );
  // Fewest parameters first: `users/anonymous/…` before `users/{user}/…`.
  return found.sort((a, b) => a[1].path.split('{').length - b[1].path.split('{').length)[0]?.[0];
}

const toPattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.]/g, '\\.')
      .replace(/\{\w+\*\}/g, '.+')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );
