import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { sendRaw, openSocket, untilClosed } from '../testing/rawSocket.ts';
import { currentRequest } from '../log/currentRequest.ts';
import { guard, guardedOptions } from './guard.ts';
import { usualLimits, type RequestLimits } from './limits.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** Starts a small program behind the guard, on its own port. `seen` records the requests that it received. */
async function open(limits: Partial<RequestLimits> = {}) {
  const lines: string[] = [];
  const seen: string[] = [];
  const parts = {
    limits: { ...usualLimits, ...limits },
    log: createLog('debug', (line) => lines.push(line)),
    broken: { headers: { 'x-safe': '1' }, type: 'text/plain', body: (status: number) => `${status}` },
    trustsRequestIds: true,
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

describe('the guard', () => {
  const smuggled = get('/smuggled', closing);
  test.each([
    ['a length and chunks', post(`0\r\n\r\n${smuggled}`, 'Content-Length: 4', 'Transfer-Encoding: chunked')],
    ['two lengths', post(`{}${smuggled}`, 'Content-Length: 2', 'Content-Length: 40')],
    ['a list of lengths', post(`{}${smuggled}`, 'Content-Length: 2, 2')],
    ['a length with a sign', post(`{}${smuggled}`, 'Content-Length: +2')],
    ['a negative length', post(`{}${smuggled}`, 'Content-Length: -1')],
    ['another coding', post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding: gzip, chunked')],
    ['chunks within chunks', post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding: chunked, chunked')],
    [
      'chunks that are not the last coding',
      post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding: chunked, identity'),
    ],
    ['an unknown coding', post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding: xchunked')],
    ['a space before the colon', post(`0\r\n\r\n${smuggled}`, 'Transfer-Encoding : chunked')],
    ['a folded header', post(`0\r\n\r\n${smuggled}`, 'X: a', ' Transfer-Encoding: chunked')],
    [
      'a chunk size that is no number',
      post(`zz\r\n{}\r\n0\r\n\r\n${smuggled}`, 'Transfer-Encoding: chunked'),
    ],
    ['a chunk longer than its size', post(`1\r\n{}\r\n0\r\n\r\n${smuggled}`, 'Transfer-Encoding: chunked')],
    ['a line end without a carriage return', `GET /first HTTP/1.1\nHost: a\n\n${smuggled}`],
    ['a header without a name', get('/first', ': x') + smuggled],
    ['a NUL in a header', get('/first', 'X: a\0b') + smuggled],
    ['two Hosts', get('/first', 'Host: b') + smuggled],
    ['no Host', `GET /first HTTP/1.1\r\n\r\n${smuggled}`],
    ['another protocol version', `GET /first HTTP/3.7\r\nHost: a\r\n\r\n${smuggled}`],
    ['HTTP/2 without negotiation', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`],
    ['an absolute URL', get('http://evil.example/first') + smuggled],
    ['no path', get('*') + smuggled],
    ['a path without its slash', get('first') + smuggled],
    ['a NUL in the path', get('/first%00') + smuggled],
    ['a URL with a fragment', get('/first#x') + smuggled],
  ])('rejects %s and reads nothing after it', async (_what, text) => {
    const { server, seen } = await open();
    const responses = await sendRaw(server, text);
    expect(responses.map(({ status }) => status)).toEqual([400]);
    expect(responses[0]?.headers.get('x-safe')).toBe('1');
    expect(responses[0]?.headers.get('connection')).toBe('close');
    expect(seen.join()).not.toContain('smuggled');
  });

  it('closes the connection without a response when a client requests a tunnel to another host', async () => {
    const { server } = await open();
    expect(
      await sendRaw(server, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'),
    ).toEqual([]);
  });

  it('handles an unsupported upgrade as an ordinary request', async () => {
    const { server } = await open();
    const responses = await sendRaw(server, get('/', 'Connection: upgrade, close', 'Upgrade: websocket'));
    expect(responses.map(({ status }) => status)).toEqual([200]);
  });

  it('accepts a health check of HTTP/1.0 without a Host', async () => {
    const { server } = await open();
    expect((await sendRaw(server, 'GET /healthz HTTP/1.0\r\n\r\n'))[0]?.status).toBe(200);
  });
});

describe('the size limits', () => {
  const limits = { headerBytes: 1024, headerCount: 5, urlLength: 60, bodyBytes: 20 };
  test.each([
    ['headers up to the limit', get('/', 'a: 1', 'b: 2', 'c: 3', closing), 200],
    ['too many headers', get('/', 'a: 1', 'b: 2', 'c: 3', 'd: 4', closing), 431],
    ['far too many headers', get('/', ...Array.from({ length: 60 }, (_, at) => `h${at}: 1`), closing), 431],
    ['one large header', get('/', `a: ${'x'.repeat(1100)}`), 431],
    ['a URL up to the limit', get(`/${'a'.repeat(59)}`, closing), 200],
    ['a URL that is too long', get(`/${'a'.repeat(60)}`, closing), 414],
    ['a query that is too long', get(`/?${'a=1&'.repeat(20)}`, closing), 414],
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
  ])('determine the status of a request with %s', async (_what, text, status) => {
    const { server } = await open(limits);
    const responses = await sendRaw(server, text);
    expect(responses.map((response) => response.status)).toEqual([status]);
    expect(responses[0]?.headers.get('x-safe')).toBe('1');
  });

  it('drop a new connection when the maximum number of connections is open', async () => {
    const { server } = await open({ connections: 1 });
    const first = await openSocket(server);
    expect(await untilClosed(await openSocket(server))).toEqual([]);
    first.write(get('/', closing));
    expect((await untilClosed(first))[0]?.status).toBe(200);
  });

  it('close a connection after its maximum number of requests', async () => {
    const { server } = await open({ requestsPerConnection: 2 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connectionHeaders: unknown[] = [];
    for (let left = 2; left > 0; left -= 1) {
      const clientRequest = request({
        agent,
        host: '127.0.0.1',
        port: (server.address() as AddressInfo).port,
      }).end();
      const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
      response.resume();
      await once(response, 'end');
      connectionHeaders.push(response.headers.connection);
    }
    agent.destroy();
    expect(connectionHeaders).toEqual(['keep-alive', 'close']);
  });
});

describe('the time limits', () => {
  const quick = { headersMs: 60, requestMs: 120, checkEveryMs: 10 };

  test.each([
    ['sends nothing', ''],
    ['stops in the first line', 'GET /fir'],
    ['stops in the headers', 'GET /first HTTP/1.1\r\nHost: a\r\nX'],
    ['stops before the body', post('', 'Content-Length: 4')],
    ['stops in the body', post('{"', 'Content-Length: 4')],
    ['stops between chunks', post('1\r\n1\r\n', 'Transfer-Encoding: chunked')],
  ])('answer 408 to a client that %s', async (_what, text) => {
    const { server } = await open(quick);
    const [response, ...more] = await sendRaw(server, text);
    expect([response?.status, response?.headers.get('x-safe'), more.length]).toEqual([408, '1', 0]);
  });

  test.each([
    ['headers', 'GET /first HTTP/1.1\r\nHost: a\r\n', 'X-a: b\r\n'],
    ['a body', post('', 'Content-Length: 20000'), ' '],
    ['chunks', post('', 'Transfer-Encoding: chunked'), '1\r\n \r\n'],
  ])('also apply to a client that sends %s slowly', async (_what, start, drop) => {
    const { server } = await open(quick);
    const socket = await openSocket(server);
    socket.write(start);
    const dripping = setInterval(() => socket.write(drop), 5);
    const responses = await untilClosed(socket);
    clearInterval(dripping);
    expect(responses.map(({ status }) => status)).toEqual([408]);
  });

  it('give uploads more time than other bodies, but not unlimited time', async () => {
    const { server } = await open({ ...quick, uploadBytes: 0, uploadMs: 300 });
    const files = await openSocket(server);
    files.write(post('{"', 'Content-Length: 4').replace('/first', '/files'));
    const otherResponses = sendRaw(server, post('{"', 'Content-Length: 4'));
    expect((await otherResponses).map(({ status }) => status)).toEqual([408]);
    expect(files.readableEnded || files.destroyed).toBe(false);
    expect((await untilClosed(files)).map(({ status }) => status)).toEqual([408]);
  });

  it('also apply to a client that uploads files too slowly', async () => {
    const { server } = await open({ ...quick, uploadBytes: 10_000, uploadMs: 60_000 });
    const socket = await openSocket(server);
    socket.write(post('', 'Content-Length: 20000').replace('/first', '/files'));
    const dripping = setInterval(() => socket.write(' '), 5);
    expect((await untilClosed(socket)).map(({ status }) => status)).toEqual([408]);
    clearInterval(dripping);
  });

  it('cut off a client that does not read the response', async () => {
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

  it('close an idle connection', async () => {
    const { server } = await open({ keepAliveMs: 10 });
    expect((await sendRaw(server, get('/'))).map(({ status }) => status)).toEqual([200]);
  });

  it('leave idle connections open longer than the usual 60 s of a load balancer', () => {
    expect(usualLimits.keepAliveMs).toBeGreaterThan(60_000);
    expect(usualLimits.headersMs).toBeLessThan(usualLimits.requestMs);
    expect(usualLimits.stalledMs).toBeGreaterThan(usualLimits.requestMs);
    expect(usualLimits.uploadMs).toBeGreaterThan(usualLimits.requestMs);
  });
});

describe('the request id', () => {
  it('is known during the request, also after its body has arrived, and sent in the response', async () => {
    const { app } = await open();
    for (const more of [{ method: 'GET' }, { method: 'POST', payload: { a: 1 } }] as const) {
      const response = await app.inject({ url: '/', ...more });
      expect(response.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
      expect(response.json().id).toBe(response.headers['x-request-id']);
    }
    expect(currentRequest()).toBeUndefined();
  });

  test.each([
    ['abcdefgh-1', true],
    ['short', false],
    ['a'.repeat(65), false],
    ['abcdefgh ijk', false],
    ['abcdefgh;ijk', false],
  ])('is the request header "%s" if this is a valid id: %s', async (id, isTaken) => {
    const { app } = await open();
    const response = await app.inject({ url: '/', headers: { 'x-request-id': id } });
    expect(response.headers['x-request-id'] === id).toBe(isTaken);
  });

  it('appears in the log line of the request', async () => {
    const { app, lines } = await open();
    await app.inject({ url: '/secret?token=secret', headers: { 'x-request-id': 'abcdefgh-1' } });
    expect(lines).toEqual([expect.stringMatching(/^GET \/\* answered 200 in [\d.]+ ms \[abcdefgh-1\]$/)]);
  });
});
