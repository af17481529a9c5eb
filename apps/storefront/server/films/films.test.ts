import fastify from 'fastify';
import { expect, it, test } from 'vitest';
import { testConfig } from '../testing/testApp.ts';
import { films } from './films.ts';

const name = '346ee4adbc370ed2.webm';
const bytes = new Uint8Array(3000).map((_, at) => at % 251);

function open(answer: (range: string | null) => Response | Promise<Response>) {
  const asked: [string, string | null][] = [];
  const send: typeof fetch = async (input, init) => {
    const range = new Headers(init?.headers).get('range');
    asked.push([String(input), range]);
    return answer(range);
  };
  const app = fastify();
  films(app, { config: testConfig, fetch: send });
  return { app, asked };
}
const whole = () =>
  new Response(bytes, {
    headers: { 'content-length': '3000', 'content-type': 'text/html', 'set-cookie': 'a=b' },
  });

it('passes on a film of the store, to be kept for ever, as the type its name says [CON-04]', async () => {
  const { app, asked } = open(whole);
  const answer = await app.inject(`/media/${name}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/webm',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-length': '3000',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.rawPayload.equals(Buffer.from(bytes))).toBe(true);
  expect(asked).toEqual([[`http://store.test/media/${name}`, null]]);
});

it('passes on the part that a player asks for [CON-04]', async () => {
  const { app, asked } = open(
    () =>
      new Response(bytes.slice(1000, 2000), {
        status: 206,
        headers: { 'content-range': 'bytes 1000-1999/3000', 'content-length': '1000' },
      }),
  );
  const answer = await app.inject({ url: `/media/${name}`, headers: { range: 'bytes=1000-1999' } });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers).toMatchObject({ 'content-range': 'bytes 1000-1999/3000', 'content-length': '1000' });
  expect(answer.rawPayload.length).toBe(1000);
  expect(asked[0]?.[1]).toBe('bytes=1000-1999');
});

it('says what the store says of a part that is not there', async () => {
  const { app } = open(() => new Response('', { status: 416, headers: { 'content-range': 'bytes */3000' } }));
  const answer = await app.inject({ url: `/media/${name}`, headers: { range: 'bytes=9999-' } });
  expect([answer.statusCode, answer.headers['content-range'], answer.headers['cache-control']]).toEqual([
    416,
    'bytes */3000',
    'no-store',
  ]);
});

test.each(['items=0-1', 'bytes=0-1, 5-9', `bytes=${'9'.repeat(40)}-`])(
  'a Range of "%s" is not passed on: all of it is the answer',
  async (range) => {
    const { app, asked } = open(whole);
    expect((await app.inject({ url: `/media/${name}`, headers: { range } })).statusCode).toBe(200);
    expect(asked[0]?.[1]).toBeNull();
  },
);

test.each([
  '346ee4adbc370ed2.avif',
  '346ee4adbc370ed2.webm.exe',
  '346EE4ADBC370ED2.webm',
  'hour.webm',
  '..%2f..%2fsecrets.webm',
  '346ee4adbc370ed2',
])('%s is a 404 without a question to the store', async (file) => {
  const { app, asked } = open(whole);
  expect((await app.inject(`/media/${file}`)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test.each<[string, number, () => Response | Promise<Response>]>([
  ['that the store does not know is a 404', 404, () => new Response('', { status: 404 })],
  ['of a store that is ill is a 503', 503, () => new Response('', { status: 500 })],
  ['of a store that is down is a 503', 503, () => Promise.reject(new TypeError('fetch failed'))],
])('a film %s, not kept', async (_, status, answer) => {
  const { app } = open(answer);
  const { statusCode, headers } = await app.inject(`/media/${name}`);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
});
