import type { Clock } from './clock.ts';

/** A clock for tests: pauses of the retry pass at once and are noted; the time-out passes only when told. */
export function fakeClock(start = 0) {
  const pauses: number[] = [];
  let now = start;
  let expire: (() => void) | undefined;
  const clock: Clock = {
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

/** What was sent. */
interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Answer = [status: number, body?: unknown] | 'offline' | 'silent';

/** A `fetch` that gives these answers in order, the last again and again. A string body goes out as it is. */
export function fakeFetch(...answers: Answer[]) {
  const sent: Sent[] = [];
  const run = ((url: string, init: RequestInit) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? [200, {}];
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: init.body as string | undefined,
    });
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'silent')
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const [status, body] = answer;
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  }) as typeof fetch;
  return { fetch: run, sent };
}
