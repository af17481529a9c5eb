import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchLean } from './fetchLean.ts';

let stop: (() => unknown) | undefined;
afterEach(() => stop?.());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  stop = () => (server.closeAllConnections(), server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const read = (signal: AbortSignal = new AbortController().signal) => ({
  method: 'GET' as const,
  headers: { accept: 'application/json' },
  signal,
});

test('the status and the text of an answer, asked as it was told to', async () => {
  const origin = await serve((request, answer) =>
    answer.writeHead(404).end(`${request.method} ${request.url} ${request.headers.accept} ₹`),
  );
  const answer = await fetchLean(`${origin}/v2/lux?q=a%20b`, read());
  expect([answer.status, await answer.text()]).toEqual([404, 'GET /v2/lux?q=a%20b application/json ₹']);
});

test('letters that come in two pieces are put together', async () => {
  const [first, second] = [Buffer.from('₹').subarray(0, 1), Buffer.from('₹').subarray(1)];
  const origin = await serve((_, answer) => {
    answer.write(first);
    setImmediate(() => answer.end(second));
  });
  expect(await (await fetchLean(origin, read())).text()).toBe('₹');
});

test('a redirect is an answer, not a way', async () => {
  const origin = await serve((_, answer) => answer.writeHead(302, { location: '/elsewhere' }).end());
  expect((await fetchLean(origin, read())).status).toBe(302);
});

test('an answer that breaks off is none', async () => {
  const origin = await serve((_, answer) => {
    answer.writeHead(200, { 'content-length': '100' }).write('half');
    setImmediate(() => answer.destroy());
  });
  await expect(fetchLean(origin, read())).rejects.toThrow();
});

test('nobody there is no answer', async () => {
  const origin = await serve(() => undefined);
  stop?.();
  await expect(fetchLean(origin, read())).rejects.toThrow('ECONNREFUSED');
});

test('who no longer waits is told at once, and the store as well', async () => {
  const closed = vi.fn<() => void>();
  const ending = new AbortController();
  const origin = await serve((request) => {
    request.on('close', closed);
    ending.abort(new Error('late'));
  });
  await expect(fetchLean(origin, read(ending.signal))).rejects.toThrow('late');
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

test('who does not wait at all asks nothing', async () => {
  const asked = vi.fn<RequestListener>();
  const origin = await serve(asked);
  await expect(fetchLean(origin, read(AbortSignal.abort(new Error('late'))))).rejects.toThrow('late');
  expect(asked).not.toHaveBeenCalled();
});
