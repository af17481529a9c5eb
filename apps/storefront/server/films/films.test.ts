import fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { testConfig } from '../testing/testApp.ts';
import { films } from './films.ts';

const name = '346ee4adbc370ed2.webm';
const bytes = new Uint8Array(3000).map((_, at) => at % 251);

function open(respond: (range: string | null) => Response | Promise<Response>) {
  const requests: [string, string | null][] = [];
  const send: typeof fetch = async (input, init) => {
    const range = new Headers(init?.headers).get('range');
    requests.push([String(input), range]);
    return respond(range);
  };
  const app = fastify();
  films(app, { config: testConfig, fetch: send });
  return { app, requests };
}
const fullResponse = () =>
  new Response(bytes, {
    headers: { 'content-length': '3000', 'content-type': 'text/html', 'set-cookie': 'a=b' },
  });

it('serves a film of the store, cached for ever, with the type of its extension [CON-04]', async () => {
  const { app, requests } = open(fullResponse);
  const response = await app.inject(`/media/${name}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'video/webm',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-length': '3000',
  });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.rawPayload.equals(Buffer.from(bytes))).toBe(true);
  expect(requests).toEqual([[`http://store.test/media/${name}`, null]]);
});

it('serves the byte range that a player requests [CON-04]', async () => {
  const { app, requests } = open(
    () =>
      new Response(bytes.slice(1000, 2000), {
        status: 206,
        headers: { 'content-range': 'bytes 1000-1999/3000', 'content-length': '1000' },
      }),
  );
  const response = await app.inject({ url: `/media/${name}`, headers: { range: 'bytes=1000-1999' } });
  expect(response.statusCode).toBe(206);
  expect(response.headers).toMatchObject({
    'content-range': 'bytes 1000-1999/3000',
    'content-length': '1000',
  });
  expect(response.rawPayload.length).toBe(1000);
  expect(requests[0]?.[1]).toBe('bytes=1000-1999');
});

it('returns the store’s error for a byte range that does not exist', async () => {
  const { app } = open(() => new Response('', { status: 416, headers: { 'content-range': 'bytes */3000' } }));
  const response = await app.inject({ url: `/media/${name}`, headers: { range: 'bytes=9999-' } });
  expect([response.statusCode, response.headers['content-range'], response.headers['cache-control']]).toEqual(
    [416, 'bytes */3000', 'no-store'],
  );
});

test.each(['items=0-1', 'bytes=0-1, 5-9', `bytes=${'9'.repeat(40)}-`])(
  'ignores the Range "%s" and returns the complete film',
  async (range) => {
    const { app, requests } = open(fullResponse);
    expect((await app.inject({ url: `/media/${name}`, headers: { range } })).statusCode).toBe(200);
    expect(requests[0]?.[1]).toBeNull();
  },
);

test.each([
  '346ee4adbc370ed2.avif',
  '346ee4adbc370ed2.webm.exe',
  '346EE4ADBC370ED2.webm',
  'hour.webm',
  '..%2f..%2fsecrets.webm',
  '346ee4adbc370ed2',
])('the file name %s gets a 404 without a request to the store', async (file) => {
  const { app, requests } = open(fullResponse);
  expect((await app.inject(`/media/${file}`)).statusCode).toBe(404);
  expect(requests).toEqual([]);
});

test.each<[string, number, () => Response | Promise<Response>]>([
  ['that the store does not have is a 404', 404, () => new Response('', { status: 404 })],
  ['of a failing store is a 503', 503, () => new Response('', { status: 500 })],
  ['of an unreachable store is a 503', 503, () => Promise.reject(new TypeError('fetch failed'))],
])('a film %s, and the error is not cached', async (_, status, respond) => {
  const { app } = open(respond);
  const { statusCode, headers } = await app.inject(`/media/${name}`);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
});
