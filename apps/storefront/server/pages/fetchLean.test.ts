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

test('fetchLean sends the given request, and returns status and text of the response', async () => {
  const origin = await serve((request, response) =>
    response.writeHead(404).end(`${request.method} ${request.url} ${request.headers.accept} ₹`),
  );
  const response = await fetchLean(`${origin}/v2/lux?q=a%20b`, read());
  expect([response.status, await response.text()]).toEqual([404, 'GET /v2/lux?q=a%20b application/json ₹']);
});

test('decodes a character whose bytes arrive in two chunks', async () => {
  const [first, second] = [Buffer.from('₹').subarray(0, 1), Buffer.from('₹').subarray(1)];
  const origin = await serve((_, response) => {
    response.write(first);
    setImmediate(() => response.end(second));
  });
  expect(await (await fetchLean(origin, read())).text()).toBe('₹');
});

test('returns a redirect without following it', async () => {
  const origin = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
  expect((await fetchLean(origin, read())).status).toBe(302);
});

test('rejects when the connection closes before the end of a response', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setImmediate(() => response.destroy());
  });
  await expect(fetchLean(origin, read())).rejects.toThrow();
});

test('rejects when no server listens', async () => {
  const origin = await serve(() => undefined);
  stop?.();
  await expect(fetchLean(origin, read())).rejects.toThrow('ECONNREFUSED');
});

test('rejects at once when the signal aborts, and closes the connection', async () => {
  const closed = vi.fn<() => void>();
  const controller = new AbortController();
  const origin = await serve((request) => {
    request.on('close', closed);
    controller.abort(new Error('late'));
  });
  await expect(fetchLean(origin, read(controller.signal))).rejects.toThrow('late');
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

test('makes no request when the signal is already aborted', async () => {
  const listener = vi.fn<RequestListener>();
  const origin = await serve(listener);
  await expect(fetchLean(origin, read(AbortSignal.abort(new Error('late'))))).rejects.toThrow('late');
  expect(listener).not.toHaveBeenCalled();
});
