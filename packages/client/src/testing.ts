import type { Timers } from './timers.ts';

/**
 * A clock for tests. Retry pauses resolve at once and are recorded. A timeout (5 s or more) expires only on
 * `expire()`.
 */
export function fakeClock(start = 0) {
  const pauses: number[] = [];
  let now = start;
  let expire: (() => void) | undefined;
  const clock: Timers = {
    now: () => now,
    sleep: (ms, signal) => {
      if (ms >= 5000)
        return new Promise((resolve, reject) => {
          expire = resolve;
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      pauses.push(ms);
      now += ms;
      return signal?.aborted ? Promise.reject(new Error('aborted')) : Promise.resolve();
    },
  };
  return { clock, pauses, expire: () => expire?.(), advance: (ms: number) => (now += ms) };
}

/** A recorded request. */
interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type FakeResponse = [status: number, body?: unknown] | 'offline' | 'silent';

/** A `fetch` that returns these responses in order and repeats the last. A string body is sent unchanged. */
export function fakeFetch(...responses: FakeResponse[]) {
  const sent: Sent[] = [];
  const run = ((url: string, init: RequestInit) => {
    const response = responses[Math.min(sent.length, responses.length - 1)] ?? [200, {}];
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: init.body as string | undefined,
    });
    if (response === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (response === 'silent')
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const [status, body] = response;
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  }) as typeof fetch;
  return { fetch: run, sent };
}
