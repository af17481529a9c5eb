import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type Outgoing } from './outbox.ts';

const request = (url = '/api/events?event_id=1'): Outgoing => ({ url, init: { method: 'GET' } });
const idle: (() => void)[] = [];
const timers: { work: () => void; ms: number }[] = [];
beforeEach(() => {
  idle.length = 0;
  timers.length = 0;
});

function setUp(respond: (url: string) => Response | Promise<Response>) {
  const fetch = vi.fn(async (url: RequestInfo | URL, _init?: RequestInit) => respond(String(url)));
  const warn = vi.fn();
  const isAllowed = vi.fn<() => boolean>(() => true);
  const outbox = createOutbox({
    fetch: fetch as typeof globalThis.fetch,
    whenIdle: (work) => void idle.push(work),
    later: (work, ms) => void timers.push({ work, ms }),
    isAllowed,
    warn,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...{ fetch, warn, isAllowed, outbox },
    /** Runs the work of an idle browser. */
    async rest() {
      for (const work of idle.splice(0)) work();
      await settle();
    },
    /** Lets the next pause end. */
    async pass() {
      timers.shift()?.work();
      await settle();
    },
    settle,
  };
}
const ok = () => new Response('{}');

describe('an event', () => {
  it('is sent when the browser is idle, and outlives the page', async () => {
    const { outbox, fetch, rest } = setUp(ok);
    outbox.add(request());
    expect(fetch).not.toHaveBeenCalled();
    await rest();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/events?event_id=1',
      expect.objectContaining({ method: 'GET', keepalive: true }),
    );
    await rest();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('leaves at once with the page, and is not sent again by the idle browser', async () => {
    const { outbox, fetch, rest, settle } = setUp(ok);
    outbox.add(request('/a'));
    outbox.add(request('/b'));
    outbox.flush();
    await settle();
    await rest();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/a', '/b']);
  });

  it.each([
    ['500', () => new Response('', { status: 500 })],
    ['429', () => new Response('', { status: 429 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a slow endpoint', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))],
  ])(
    'is sent again with its id after %s, and dropped after the fourth attempt [ANA-02]',
    async (_what, fault) => {
      const { outbox, fetch, warn, rest, pass } = setUp(fault);
      outbox.add(request());
      await rest();
      const pauses = [];
      while (timers.length > 0) {
        pauses.push(timers[0]?.ms);
        await pass();
      }
      expect(pauses).toEqual([5_000, 30_000, 120_000]);
      expect(fetch.mock.calls.map(([url]) => url)).toEqual(Array(4).fill('/api/events?event_id=1'));
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  it('is sent again when the browser is online, before the pause ends', async () => {
    let isOnline = false;
    const { outbox, fetch, rest, pass, settle } = setUp(() => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return ok();
    });
    outbox.add(request());
    await rest();
    isOnline = true;
    outbox.flush();
    await settle();
    await pass();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is dropped when the consent is withdrawn before it is sent, or before it is sent again', async () => {
    const { outbox, fetch, isAllowed, rest, pass, settle } = setUp(() => new Response('', { status: 503 }));
    outbox.add(request('/paused'));
    await rest();
    outbox.add(request('/waiting'));
    isAllowed.mockReturnValue(false);
    await rest();
    outbox.flush();
    await settle();
    isAllowed.mockReturnValue(true);
    await pass();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/paused']);
  });

  it('is dropped when the endpoint rejects it', async () => {
    const { outbox, fetch, warn, rest } = setUp(() => new Response('', { status: 400 }));
    outbox.add(request());
    await rest();
    expect(timers).toEqual([]);
    expect(fetch).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('counts as sent when the response of another origin cannot be read', async () => {
    const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaque' });
    Object.defineProperty(opaque, 'ok', { value: false });
    const { outbox, warn, rest } = setUp(() => opaque);
    outbox.add(request());
    await rest();
    expect(timers).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('never throws, also when `fetch` does', async () => {
    const { outbox, rest } = setUp(() => {
      throw new Error('no');
    });
    expect(() => outbox.add(request())).not.toThrow();
    await expect(rest()).resolves.toBeUndefined();
  });
});

it('at most 100 events wait; the oldest are dropped', async () => {
  const { outbox, fetch, rest } = setUp(ok);
  for (let at = 0; at < 130; at += 1) outbox.add(request(`/${at}`));
  await rest();
  expect(fetch).toHaveBeenCalledTimes(100);
  expect(fetch.mock.calls[0]?.[0]).toBe('/30');
});
