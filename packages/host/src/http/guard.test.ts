import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { ask, openSocket, untilClosed } from '../testing/rawSocket.ts';
import { currentRequest } from './currentRequest.ts';
import { guard, guardedOptions } from './guard.ts';
import { usualLimits, type RequestLimits } from './limits.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** A small program behind the guard, on a port of its own. What it was asked is in `seen`. */
async function open(limits: Partial<RequestLimits> = {}) {
  const lines: string[] = [];
  const seen: string[] = [];
  const parts = {
    limits: { ...usualLimits, ...limits },
    log: createLog('debug', (line) => lines.push(line)),
    broken: { headers: { 'x-safe': '1' }, type: 'text/plain', body: (status: number) => `${status}` },
    believesIds: true,
    takesFiles: (_method: string, url: string) => url === '/files',
  };
  const app = fastify({ ...guardedOptions(parts), forceCloseConnections: true });
  guard(app, parts);
  app.get('/large', () => 'x'.repeat(8_000_000));
  app.all('/*', (request) => {
    seen.push(`${request.method} ${request.url} ${JSON.stringify(request.body) ?? ''}`.trim());
    return { id: currentRequest()?.id };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  opened.push(app);
  return { server: app.server, app, lines, seen };
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');
const post = (body: string, ...headers: string[]) =>
  ['POST /first HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...headers, '', body].join('\r\n');
const closing = 'Connection: close';

describe('what two programs might read differently is refused, and nothing behind it is read', () => {
  const smuggled = get('/smuggled', closing);
  test.each([
    ['a length and chunks', post(`0\r\n\r\n${smuggled}`, 'Content-Length: 4', 'Transfer-Encoding: chunked')],
    ['two lengths', post(`{}${smuggled}`, 'Content-Length: 2', 'Content-Length: 40')],
    ['a list of lengths', post(`{}${smuggled}`, 'Content-Length: 2, 2')],
    ['a length with a sign', post(`{}${smuggled}`, 'Content-Length: +2')],
    ['a length below nothing', post(`{}${smuggled}`, 'Content-Length: -1')],
    ['another coding', post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding: gzip, chunked')],
    ['chunks within chunks', post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding: chunked, chunked')],
    [
      'chunks that are not the last coding',
      post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding: chunked, identity'),
    ],
    ['a coding in disguise', post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding: xchunked')],
    ['a space before the colon', post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding : chunked')],
    [
      'a header that goes on in the next line',
      post(`0\r\n\r\n${smuggled}`, 'X: a', ' Transfer-Encoding: chunked'),
    ],
    ['chunks of no number', post(`zz\r\n{}\r\n0\r\n\r\n${smuggled}`, 'Transfer-Encoding: chunked')],
    ['a chunk longer than it says', post(`1\r\n{}\r\n0\r\n\r\n${smuggled}`, 'Transfer-Encoding: chunked')],
    ['a line that ends without a return', `GET /first HTTP/1.1\nHost: a\n\n${smuggled}`],
    ['a header without a name', get('/first', ': x') + smuggled],
    ['a NUL in a header', get('/first', 'X: a\0b') + smuggled],
    ['two Hosts', get('/first', 'Host: b') + smuggled],
    ['no Host', `GET /first HTTP/1.1\r\n\r\n${smuggled}`],
    ['another protocol', `GET /first HTTP/3.7\r\nHost: a\r\n\r\n${smuggled}`],
    ['HTTP/2 without asking', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`],
    ['a whole address', get('http://evil.example/first') + smuggled],
    ['no address', get('*') + smuggled],
    ['an address without its slash', get('first') + smuggled],
    ['a NUL in the address', get('/first%00') + smuggled],
    ['an address with what stays in a browser', get('/first#x') + smuggled],
  ])('%s', async (_what, text) => {
    const { server, seen } = await open();
    const answers = await ask(server, text);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(answers[0]?.headers.get('x-safe')).toBe('1');
    expect(answers[0]?.headers.get('connection')).toBe('close');
    expect(seen.join()).not.toContain('smuggled');
  });

  it('a tunnel to somewhere else is closed without a word', async () => {
    const { server } = await open();
    expect(await ask(server, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')).toEqual(
      [],
    );
  });

  it('an upgrade that nobody offers is an ordinary request', async () => {
    const { server } = await open();
    const answers = await ask(server, get('/', 'Connection: upgrade, close', 'Upgrade: websocket'));
    expect(answers.map(({ status }) => status)).toEqual([200]);
  });

  it('a health check of HTTP/1.0 needs no Host', async () => {
    const { server } = await open();
    expect((await ask(server, 'GET /healthz HTTP/1.0\r\n\r\n'))[0]?.status).toBe(200);
  });
});

describe('size', () => {
  const limits = { headerBytes: 1024, headerCount: 5, urlLength: 60, bodyBytes: 20 };
  test.each([
    ['headers up to the limit', get('/', 'a: 1', 'b: 2', 'c: 3', closing), 200],
    ['too many headers', get('/', 'a: 1', 'b: 2', 'c: 3', 'd: 4', closing), 431],
    ['far too many headers', get('/', ...Array.from({ length: 60 }, (_, at) => `h${at}: 1`), closing), 431],
    ['one large header', get('/', `a: ${'x'.repeat(1100)}`), 431],
    ['an address up to the limit', get(`/${'a'.repeat(59)}`, closing), 200],
    ['an address that is too long', get(`/${'a'.repeat(60)}`, closing), 414],
    ['a list without end in the address', get(`/?${'a=1&'.repeat(20)}`, closing), 414],
    ['a body up to the limit', post('"234567890123456789"', 'Content-Length: 20', closing), 200],
    ['a large body', post('"2345678901234567890"', 'Content-Length: 21', closing), 413],
    [
      'a large body in chunks',
      post('15\r\n"2345678901234567890"\r\n0\r\n\r\n', 'Transfer-Encoding: chunked', closing),
      413,
    ],
    [
      'chunks with long comments',
      post(`1;${'x'.repeat(20_000)}\r\n1\r\n0\r\n\r\n`, 'Transfer-Encoding: chunked'),
      413,
    ],
    ['an expectation', get('/', 'Expect: gold'), 417],
  ])('%s', async (_what, text, status) => {
    const { server } = await open(limits);
    const answers = await ask(server, text);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect(answers[0]?.headers.get('x-safe')).toBe('1');
  });

  it('above the number of connections a new one is dropped', async () => {
    const { server } = await open({ connections: 1 });
    const first = await openSocket(server);
    expect(await untilClosed(await openSocket(server))).toEqual([]);
    first.write(get('/', closing));
    expect((await untilClosed(first))[0]?.status).toBe(200);
  });

  it('a connection is closed after its share of requests', async () => {
    const { server } = await open({ requestsPerConnection: 2 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const kept: unknown[] = [];
    for (let left = 2; left > 0; left -= 1) {
      const asked = request({
        agent,
        host: '127.0.0.1',
        port: (server.address() as AddressInfo).port,
      }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      kept.push(answer.headers.connection);
    }
    agent.destroy();
    expect(kept).toEqual(['keep-alive', 'close']);
  });
});

describe('time', () => {
  const quick = { headersMs: 60, requestMs: 120, checkEveryMs: 10 };

  test.each([
    ['says nothing', ''],
    ['stops in the first line', 'GET /fir'],
    ['stops in the headers', 'GET /first HTTP/1.1\r\nHost: a\r\nX'],
    ['stops before the body', post('', 'Content-Length: 4')],
    ['stops in the body', post('{"', 'Content-Length: 4')],
    ['stops between chunks', post('1\r\n1\r\n', 'Transfer-Encoding: chunked')],
  ])('who %s is told that it took too long', async (_what, text) => {
    const { server } = await open(quick);
    const [answer, ...more] = await ask(server, text);
    expect([answer?.status, answer?.headers.get('x-safe'), more.length]).toEqual([408, '1', 0]);
  });

  test.each([
    ['headers', 'GET /first HTTP/1.1\r\nHost: a\r\n', 'X-a: b\r\n'],
    ['a body', post('', 'Content-Length: 20000'), ' '],
    ['chunks', post('', 'Transfer-Encoding: chunked'), '1\r\n \r\n'],
  ])('who sends %s drop by drop gains nothing by it', async (_what, start, drop) => {
    const { server } = await open(quick);
    const socket = await openSocket(server);
    socket.write(start);
    const dripping = setInterval(() => socket.write(drop), 5);
    const answers = await untilClosed(socket);
    clearInterval(dripping);
    expect(answers.map(({ status }) => status)).toEqual([408]);
  });

  it('files may take longer than anything else, and not for ever', async () => {
    const { server } = await open({ ...quick, uploadBytes: 0, uploadMs: 300 });
    const files = await openSocket(server);
    files.write(post('{"', 'Content-Length: 4').replace('/first', '/files'));
    const words = ask(server, post('{"', 'Content-Length: 4'));
    expect((await words).map(({ status }) => status)).toEqual([408]);
    expect(files.readableEnded || files.destroyed).toBe(false);
    expect((await untilClosed(files)).map(({ status }) => status)).toEqual([408]);
  });

  it('files that come drop by drop gain nothing by it', async () => {
    const { server } = await open({ ...quick, uploadBytes: 10_000, uploadMs: 60_000 });
    const socket = await openSocket(server);
    socket.write(post('', 'Content-Length: 20000').replace('/first', '/files'));
    const dripping = setInterval(() => socket.write(' '), 5);
    expect((await untilClosed(socket)).map(({ status }) => status)).toEqual([408]);
    clearInterval(dripping);
  });

  it('who does not read the answer is cut off', async () => {
    const { server } = await open({ stalledMs: 50 });
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const socket = await openSocket(server);
    const [theirs] = await accepted;
    socket.pause();
    socket.write(get('/large'));
    await once(theirs, 'close');
    expect(theirs.destroyed).toBe(true);
    socket.destroy();
  });

  it('a connection that is not used any more is closed', async () => {
    const { server } = await open({ keepAliveMs: 10 });
    expect((await ask(server, get('/'))).map(({ status }) => status)).toEqual([200]);
  });

  it('a connection is kept longer than a load balancer keeps it: 60 s is what they are set to', () => {
    expect(usualLimits.keepAliveMs).toBeGreaterThan(60_000);
    expect(usualLimits.headersMs).toBeLessThan(usualLimits.requestMs);
    expect(usualLimits.stalledMs).toBeGreaterThan(usualLimits.requestMs);
    expect(usualLimits.uploadMs).toBeGreaterThan(usualLimits.requestMs);
  });
});

describe('an id', () => {
  it('is known in the course of a request, after its body too, and told in the answer', async () => {
    const { app } = await open();
    for (const more of [{ method: 'GET' }, { method: 'POST', payload: { a: 1 } }] as const) {
      const answer = await app.inject({ url: '/', ...more });
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
      expect(answer.json().id).toBe(answer.headers['x-request-id']);
    }
    expect(currentRequest()).toBeUndefined();
  });

  test.each([
    ['abcdefgh-1', true],
    ['short', false],
    ['a'.repeat(65), false],
    ['abcdefgh ijk', false],
    ['abcdefgh;ijk', false],
  ])('%s is taken over: %s', async (id, isTaken) => {
    const { app } = await open();
    const answer = await app.inject({ url: '/', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id'] === id).toBe(isTaken);
  });

  it('stands in the line of its request', async () => {
    const { app, lines } = await open();
    await app.inject({ url: '/secret?token=secret', headers: { 'x-request-id': 'abcdefgh-1' } });
    expect(lines).toEqual([expect.stringMatching(/^GET \/\* answered 200 in [\d.]+ ms \[abcdefgh-1\]$/)]);
  });
});
