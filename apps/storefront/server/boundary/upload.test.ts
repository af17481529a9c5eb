import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { callSamples } from '@luxe/contract/samples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLog } from '@luxe/host/log';
import { sendRaw } from '@luxe/host/testing';
import { sameOriginHeaders, testConfig } from '../testing/testApp.ts';
import { encodeCookie } from './shopper.ts';

// Uses sockets from client to storefront and from storefront to store, because a body must stream through.
let store: Server;
let app: Awaited<ReturnType<typeof createApp>>;
let origin = '';
let requests: {
  url: string;
  type: string;
  bytes: number;
  authorization: string;
  key: string | string[] | undefined;
}[] = [];
let token = 'good';
let firstBytes: () => void = () => undefined;

beforeEach(async () => {
  requests = [];
  token = 'good';
  store = createServer(async (request, response) => {
    const { url = '', headers } = request;
    let bytes = 0;
    try {
      for await (const chunk of request) {
        bytes += (chunk as Buffer).length;
        firstBytes();
      }
    } catch {
      return;
    }
    requests.push({
      url,
      type: headers['content-type'] ?? '',
      bytes,
      authorization: headers.authorization ?? '',
      key: headers['idempotency-key'],
    });
    response.setHeader('content-type', 'application/json');
    if (url.includes('refresh-token')) {
      token = callSamples.refreshStoreToken.access_token;
      return response.end(JSON.stringify(callSamples.refreshStoreToken));
    }
    if (headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end('{}');
    const body = /tickets|missing-orders/.test(url) ? callSamples.createTicket : callSamples.customerProfile;
    return response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  await openApp();
});
afterEach(async () => {
  firstBytes = () => undefined;
  app.server.closeAllConnections();
  await app.close();
  store.closeAllConnections();
  await new Promise((resolve) => store.close(resolve));
});

async function openApp(limits: Partial<typeof testConfig.limits> = {}): Promise<void> {
  const upstream = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  app = await createApp({
    config: {
      ...testConfig,
      htmlCacheBytes: 0,
      limits: { ...testConfig.limits, ...limits },
      origins: { store: upstream, identity: upstream, content: upstream, config: upstream },
    },
    build: { handle: async () => new Response(''), preloads: () => [] },
    log: createLog('silent'),
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
}

const cookie = (access_token: string) =>
  `customerAccessToken=${encodeCookie({
    access_token,
    refresh_token: 'refresh',
    expires_in: 9e15,
    isCustomerAccessToken: true,
    tokenTimeStamp_lux: 1,
    userName: 'customer-0001',
  })}`;
const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/v2/lux/users/current/tickets`, {
    method: 'POST',
    headers: { ...sameOriginHeaders, cookie: cookie('good'), ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);

function form(bytes: number): FormData {
  const parts = new FormData();
  parts.set('topic', 'delivery');
  parts.set('files', new File([new Uint8Array(bytes)], 'a.png'));
  return parts;
}

describe('file uploads', () => {
  it('pass on the idempotency key of a call that has one', async () => {
    const parts = form(1000);
    const response = await fetch(`${origin}/api/v2/lux/users/current/missing-orders`, {
      method: 'POST',
      headers: { ...sameOriginHeaders, cookie: cookie('good'), 'idempotency-key': 'key-of-a-test' },
      body: parts,
    });
    expect(response.status).toBe(200);
    expect(requests.at(-1)).toMatchObject({ key: 'key-of-a-test' });
    await send(form(1000), { 'idempotency-key': 'key-of-a-test' });
    expect(requests.at(-1)?.key).toBeUndefined();
  });

  it('stream through to the store, with the user name and token of the shopper', async () => {
    const response = await send(form(3_000_000));
    expect([response.status, (await response.json()).ticket.number]).toEqual([
      200,
      callSamples.createTicket.ticket.number,
    ]);
    const [, upload] = requests;
    expect(upload?.url).toContain('/users/customer-0001/tickets');
    expect(upload?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(upload?.bytes).toBeGreaterThan(3_000_000);
    expect(upload?.authorization).toBe('Bearer good');
  });

  it('are not buffered: the store receives the first bytes before the last are sent', async () => {
    const type = 'multipart/form-data; boundary=x';
    let go: ((value: undefined) => void) | undefined;
    const arrived = new Promise<void>((resolve) => (firstBytes = resolve));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\n'));
        go = () => {
          controller.enqueue(new TextEncoder().encode('--x--\r\n'));
          controller.close();
        };
      },
    });
    const response = send(body, { 'content-type': type });
    await arrived;
    go?.(undefined);
    expect((await response).status).toBe(200);
  });

  it('may take longer than other request bodies, as from a phone with a weak signal', async () => {
    await app.close();
    // An upload times out only when the store stalls.
    await openApp({ headersMs: 60, requestMs: 120, uploadBytes: 0, checkEveryMs: 10 });
    let go: ((value: undefined) => void) | undefined;
    const arrived = new Promise<void>((resolve) => (firstBytes = resolve));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\n'));
        go = () => controller.close();
      },
    });
    const response = send(body, { 'content-type': 'multipart/form-data; boundary=x' });
    await arrived;
    const loginRequest = `POST /api/session/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`;
    expect((await sendRaw(app.server, loginRequest)).map(({ status }) => status)).toEqual([408]);
    go?.(undefined);
    expect((await response).status).toBe(200);
  });

  it('begin after an expired token is renewed, because a stream can be sent only once [TOK-01]', async () => {
    const response = await send(form(1000), { cookie: cookie('ended') });
    expect(response.status).toBe(200);
    expect(requests.map(({ url }) => url.split('?')[0]?.split('/').at(-1))).toEqual([
      'getCustomerProfile',
      'refresh-token',
      'getCustomerProfile',
      'tickets',
    ]);
  });

  it('are rejected when their declared or actual size exceeds the limit of the call', async () => {
    expect((await send(form(15_900_000))).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await setImmediate();
        sent += 1;
        if (sent > 40) controller.close();
        else controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const response = await send(endless, { 'content-type': 'multipart/form-data; boundary=x' }).catch(
      () => undefined,
    );
    // While a client is still sending, the connection may close before the client receives the error.
    expect([413, undefined]).toContain(response?.status);
    expect(requests.filter(({ url }) => url.includes('tickets'))).toEqual([]);
  });

  it.each([
    ['with another type', '{}', { 'content-type': 'application/json' }, 415],
    ['from another site', form(10), { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a guest', form(10), { cookie: '' }, 401],
  ] as [string, BodyInit, Record<string, string>, number][])(
    'are rejected before the store is called when they are sent %s',
    async (_, body, headers, status) => {
      const response = await send(body, headers);
      expect(response.status).toBe(status);
      expect(requests.filter(({ url }) => url.includes('tickets'))).toEqual([]);
    },
  );

  it('are rejected by a call that takes no files', async () => {
    const response = await fetch(`${origin}/api/v2/lux/users/current/addAddress`, {
      method: 'POST',
      headers: { ...sameOriginHeaders, cookie: cookie('good') },
      body: form(10),
    });
    expect(response.status).toBe(415);
  });
});
