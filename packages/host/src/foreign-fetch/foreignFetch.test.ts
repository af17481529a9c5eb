import type { lookup } from 'node:dns';
import { createServer, request as plainRequest, type RequestListener, type Server } from 'node:http';
import type https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { parseAllowedUrl, createForeignFetch } from './foreignFetch.ts';

const hosts = new Set(['pictures.example', 'cdn.example']);

/** Responses of the test server, by path. Every host name connects to this server. */
const handlers: Record<string, RequestListener> = {
  '/a.jpg': (_request, response) => response.end('a picture'),
  '/inward': (_request, response) => response.writeHead(302, { location: 'https://127.0.0.1/a.jpg' }).end(),
  '/metadata': (_request, response) =>
    response.writeHead(307, { location: 'https://inside.example/latest/meta-data' }).end(),
  '/plain': (_request, response) =>
    response.writeHead(301, { location: 'http://pictures.example/a.jpg' }).end(),
  '/moved': (_request, response) => response.writeHead(301, { location: 'https://cdn.example/a.jpg' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/large': (_request, response) => response.end(Buffer.alloc(101)),
  '/endless': (_request, response) => {
    const write = () => response.write(Buffer.alloc(64 * 1024), (error) => error ?? setImmediate(write));
    write();
  },
  '/half': (_request, response) => {
    response.writeHead(200, { 'content-length': '50' });
    response.write('half', () => response.destroy());
  },
  '/gone': (_request, response) => response.writeHead(410).end(),
  '/broken': (_request, response) => response.writeHead(500).end(),
};
const requests: { host: string | undefined; headers: Record<string, unknown> }[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push({ host: request.headers.host, headers: request.headers });
    const handler = handlers[request.url ?? ''];
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

/** Host names resolve to the given IP addresses. A connection to a public address reaches the test server. */
function open(addresses: readonly string[][] = [['93.184.216.34']]) {
  const resolved: string[] = [];
  const connected: string[] = [];
  const { port } = server.address() as AddressInfo;
  const fakeLookup = ((name: string, _options: unknown, done: (...given: unknown[]) => void) => {
    const found = addresses[Math.min(resolved.length, addresses.length - 1)] ?? [];
    resolved.push(name);
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;
  const request = ((url: URL, options: https.RequestOptions, callback: never) => {
    const { lookup: check, ...rest } = options;
    const redirected: typeof check = (name, lookupOptions, done) =>
      check?.(name, { ...lookupOptions, all: false }, (error, address) => {
        if (!error) connected.push(String(address));
        if (error) done(error, '');
        else if (lookupOptions.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
        else done(null, '127.0.0.1', 4);
      });
    const { hostname, pathname } = url;
    return plainRequest({ ...rest, hostname, port, path: pathname, lookup: redirected }, callback);
  }) as typeof https.request;
  const fetchPicture = createForeignFetch({ hosts, maxBytes: 100, lookup: fakeLookup, request });
  return { fetchPicture, resolved, connected };
}

describe('a picture of another host', () => {
  it('is fetched from the resolved IP address of its host', async () => {
    const { fetchPicture, resolved, connected } = open([['93.184.216.34', '2606:4700::1']]);
    expect(String(await fetchPicture('https://pictures.example/a.jpg'))).toBe('a picture');
    expect(resolved).toEqual(['pictures.example']);
    expect(connected).toEqual(['93.184.216.34']);
  });

  it('is requested without a cookie, a token or the name of the shop', async () => {
    const { fetchPicture } = open();
    requests.length = 0;
    await fetchPicture('https://pictures.example/a.jpg');
    expect(Object.keys(requests[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
    ]);
  });

  test.each([
    ['a private address', ['10.0.0.7']],
    ['loopback', ['127.0.0.1']],
    ['the metadata service of a cloud', ['169.254.169.254']],
    ['a unique local address', ['fd00::1']],
    ['loopback in IPv6 notation', ['::ffff:127.0.0.1']],
    ['a public and a private address', ['93.184.216.34', '192.168.0.1']],
    ['no address', []],
  ])('is rejected before a connection when its host resolves to %s', async (_, addresses) => {
    const { fetchPicture, connected } = open([addresses]);
    await expect(fetchPicture('https://pictures.example/a.jpg')).rejects.toThrow('not public');
    expect(connected).toEqual([]);
  });

  it('may redirect to another host, which must be listed and public too', async () => {
    const { fetchPicture, resolved } = open();
    expect(String(await fetchPicture('https://pictures.example/moved'))).toBe('a picture');
    expect(resolved).toEqual(['pictures.example', 'cdn.example']);
  });

  it('is rejected when a redirect resolves to a private address', async () => {
    const { fetchPicture, connected } = open([['93.184.216.34'], ['127.0.0.1']]);
    await expect(fetchPicture('https://pictures.example/moved')).rejects.toThrow('not public');
    expect(connected).toEqual(['93.184.216.34']);
  });

  test.each([
    ['to an IP address', '/inward', 'No picture is fetched from 127.0.0.1'],
    ['to a host that is not listed', '/metadata', 'No picture is fetched from inside.example'],
    ['without TLS', '/plain', 'No picture is fetched from pictures.example'],
    ['for ever', '/round', 'redirects too often'],
  ])('is rejected when it redirects %s', async (_, path, sentence) => {
    const { fetchPicture } = open();
    await expect(fetchPicture(`https://pictures.example${path}`)).rejects.toThrow(sentence);
  });

  test.each([
    ['too large', '/large', 'too large'],
    ['endless', '/endless', 'too large'],
    ['cut off', '/half', 'aborted'],
    ['answered with an error', '/broken', 'answered 500'],
  ])('is rejected when it is %s', async (_, path, sentence) => {
    const { fetchPicture } = open();
    await expect(fetchPicture(`https://pictures.example${path}`)).rejects.toThrow(sentence);
  });

  test.each(['/nothing', '/gone'])('is undefined when the host has no such file (%s)', async (path) => {
    expect(await open().fetchPicture(`https://pictures.example${path}`)).toBeUndefined();
  });
});

test.each([
  'http://pictures.example/a.jpg',
  'https://pictures.example:8443/a.jpg',
  'https://name:word@pictures.example/a.jpg',
  'https://other.example/a.jpg',
  'https://pictures.example.other.example/a.jpg',
  'https://pictures.example./a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://[::1]/a.jpg',
  'https://pictures.example@127.0.0.1/a.jpg',
  'https://127.0.0.1\\@pictures.example/a.jpg',
  'file:///etc/passwd',
  'ftp://pictures.example/a.jpg',
  'data:image/png;base64,AAAA',
  '//pictures.example/a.jpg',
  '/media/a.jpg',
  '',
])('does not allow the picture URL %s', (address) => {
  expect(() => parseAllowedUrl(address, hosts)).toThrow('No picture is fetched from');
});

test.each(['https://pictures.example/a.jpg', 'https://PICTURES.example:443/a.jpg?w=1'])(
  'allows the picture URL %s',
  (address) => expect(parseAllowedUrl(address, hosts).hostname).toBe('pictures.example'),
);
