import { describe, expect, it, vi } from 'vitest';
import { createClient, type ClientOptions } from './client.ts';
import { ApiError } from './apiError.ts';
import { toastFor } from './toast.ts';
import { fakeClock, fakeFetch } from './testing.ts';

const read = ['bagCount', { params: { user: 'current' } }] as const;
const write = [
  'addToBag',
  { params: { user: 'current', cart: 'current' }, query: { productCode: 'mp1', USSID: 'u1' } },
] as const;
const order = [
  'placeOrder',
  {
    params: { user: 'current', cart: 'current' },
    body: { paymentMode: 'COD', addressId: '1', paybleAmount: 5 },
  },
] as const;
const errorBody = (errorCode: string, message: string) => ({
  status: 'FAILURE',
  errorCode,
  errors: [{ type: errorCode, message }],
});

function setUp(responses: Parameters<typeof fakeFetch>, options: Partial<ClientOptions> = {}) {
  const time = fakeClock();
  const net = fakeFetch(...responses);
  const client = createClient({
    baseUrl: '/api',
    fetch: net.fetch,
    clock: time.clock,
    isOnline: () => true,
    ...options,
  });
  return { client, ...time, sent: net.sent };
}

describe('createClient [NET-01]', () => {
  it.each([
    ['a read', 503, read, 3],
    ['a write', 503, write, 1],
    ['an idempotent write', 503, order, 3],
    ['a read that the store rejects', 404, read, 1],
    ['a rate-limited read', 429, read, 1],
  ] as const)('limits the attempts when %s gets the status %i', async (_, status, [name, args], attempts) => {
    const { client, sent, pauses } = setUp([[status, {}]]);
    await expect(client.call(name, args as never)).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(attempts);
    expect(pauses).toEqual(Array(attempts - 1).fill(500));
  });

  it('retries a read after a 5xx and returns the second response', async () => {
    const { client, sent } = setUp([[500], [200, { count: 2 }]]);
    await expect(client.call(...read)).resolves.toEqual({ count: 2 });
    expect(sent).toHaveLength(2);
  });

  it('retries a failed read of cart details once [BAG-09]', async () => {
    const { client, sent } = setUp([[500]]);
    await expect(client.call('cartDetailsAnonymous', { params: { guid: 'current' } })).rejects.toMatchObject({
      status: 500,
    });
    expect(sent).toHaveLength(2);
  });

  it.each(['https://api.juspay.in', 'https://checkout.stripe.com', 'http://127.0.0.1:4002'])(
    'never retries requests to the payment provider %s [NET-03]',
    async (origin) => {
      const { client, sent } = setUp([[500]], { baseUrl: origin, paymentOrigins: ['http://127.0.0.1:4002'] });
      await expect(client.call(...read)).rejects.toMatchObject({ status: 500 });
      expect(sent).toHaveLength(1);
    },
  );

  it('sends one idempotency key in all attempts of a write', async () => {
    const { client, sent } = setUp([[500], [200, {}]]);
    await client.call(...order);
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
    await client.call(order[0], { ...order[1], idempotencyKey: 'mine' });
    expect(sent.at(-1)?.headers['idempotency-key']).toBe('mine');
  });
});

describe('a failed call [NET-02]', () => {
  it.each([
    [
      '4xx',
      [409, errorBody('B9301', 'Only 2 left.')],
      { status: 409, code: 'B9301', message: 'Only 2 left.', kind: 'ApiError' },
    ],
    ['5xx', [500, errorBody('E5', 'Broken')], { status: 500, message: 'Broken' }],
    ['5xx with HTML', [502, '<h1>Bad gateway</h1>'], { status: 502, message: 'ajax error 502' }],
    ['400 without a body', [400], { status: 400, message: 'ajax error 400' }],
    [
      'malformed JSON',
      [200, '{"count": '],
      { status: 200, code: 'unreadable', message: 'Something went wrong' },
    ],
    ['an empty response', [200, ''], { status: 200, code: 'unreadable' }],
    ['no connection', 'offline', { status: 0, code: 'unreachable', message: 'ajax error 0' }],
  ] as const)('rejects with an ApiError on %s', async (_, response, error) => {
    const { client } = setUp([response as never]);
    await expect(client.call(...write)).rejects.toMatchObject({ name: 'ApiError', ...error });
  });

  it('reports that the browser is offline [ERR-03]', async () => {
    const { client } = setUp(['offline'], { isOnline: () => false });
    await expect(client.call(...read)).rejects.toMatchObject({
      status: 0,
      code: 'offline',
      message: 'You are offline',
    });
  });

  it('times out after 10000 ms with "ajax timeout", without a retry', async () => {
    const slept: number[] = [];
    const { clock, expire } = fakeClock();
    const net = fakeFetch('silent');
    const watched = {
      ...clock,
      sleep: (ms: number, signal?: AbortSignal) => (slept.push(ms), clock.sleep(ms, signal)),
    };
    const response = createClient({ baseUrl: '/api', fetch: net.fetch, clock: watched }).call(...read);
    await vi.waitFor(() => expect(net.sent).toHaveLength(1));
    expire();
    await expect(response).rejects.toMatchObject({ status: 0, code: 'timeout', message: 'ajax timeout' });
    expect(slept).toEqual([10_000]);
    expect(net.sent).toHaveLength(1);
  });

  it('does not result from a 207 of the content aggregator, with which the call resolves', async () => {
    const { client } = setUp([[207, { slug: 'home-page' }]]);
    await expect(client.call('homePage', { params: { slug: 'home-page' } })).resolves.toEqual({
      slug: 'home-page',
    });
  });

  it('is not reported when the caller aborted it', async () => {
    const onFailure = vi.fn();
    const { client, sent } = setUp(['silent'], { onFailure });
    const stop = new AbortController();
    const ended = client.call('bagCount', { params: { user: 'current' }, signal: stop.signal });
    stop.abort();
    await expect(ended).rejects.toMatchObject({ code: 'aborted' });
    expect(onFailure).not.toHaveBeenCalled();
    expect(sent.length).toBeGreaterThan(0);
  });

  it('is reported with the name of the call [ERR-05]', async () => {
    const onFailure = vi.fn();
    const { client } = setUp([[409, errorBody('B9301', 'Only 2 left.')]], { onFailure });
    await client.call(...write).catch(() => undefined);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 409 }), 'addToBag');
  });
});

describe('a token failure [TOK-01]', () => {
  const expired = [401, errorBody('InvalidTokenError', 'access token expired')] as const;

  it('makes the client refresh the token kind of the call once and retry the call once', async () => {
    const refresh = vi.fn(async () => true);
    const { client, sent } = setUp([[...expired], [200, { addresses: [] }]], { refresh });
    await expect(client.call('addresses', { params: { user: 'current' } })).resolves.toEqual({
      addresses: [],
    });
    expect(refresh).toHaveBeenCalledExactlyOnceWith('customer');
    expect(sent).toHaveLength(2);
  });

  it('that repeats after a refresh ends the session without a second refresh', async () => {
    const refresh = vi.fn(async () => true);
    const onSessionLost = vi.fn();
    const { client, sent } = setUp([[...expired]], { refresh, onSessionLost });
    await expect(client.call(...read)).rejects.toMatchObject({ kind: 'InvalidTokenError' });
    expect(refresh).toHaveBeenCalledExactlyOnceWith('global');
    expect(sent).toHaveLength(2);
    expect(onSessionLost).toHaveBeenCalledOnce();
  });

  it.each([
    ['the refresh returns false', async () => false],
    ['the client has no refresh option', undefined],
  ])('is not retried when %s', async (_, refresh) => {
    const { client, sent } = setUp([[...expired]], refresh ? { refresh } : {});
    await expect(client.call(...read)).rejects.toMatchObject({ kind: 'InvalidTokenError' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a timeout', new ApiError(0, 'timeout', 'ajax timeout'), 503],
    ['a server error', new ApiError(500, '', 'ajax error 500'), 500],
    ['an unexpected error', new Error('broken'), 503],
  ])(
    'keeps the session and shows the refresh message when the refresh fails with %s [ERR-08]',
    async (_, cause, status) => {
      const onSessionLost = vi.fn();
      const refresh = () => Promise.reject(cause);
      const { client, sent } = setUp([[...expired]], { refresh, onSessionLost });
      const failure = await client.call(...read).catch((error: unknown) => error);
      expect(failure).toMatchObject({ status, message: 'Something went wrong!', kind: 'ApiError' });
      expect(toastFor(failure)).toBe('Something went wrong!');
      expect(sent).toHaveLength(1);
      expect(onSessionLost).not.toHaveBeenCalled();
    },
  );

  it('is recognised by its message, whatever the status [ERR-09]', async () => {
    const refresh = vi.fn(async () => true);
    const { client } = setUp(
      [
        [400, errorBody('X', 'invalid access token')],
        [200, { count: 1 }],
      ],
      { refresh },
    );
    await expect(client.call(...read)).resolves.toEqual({ count: 1 });
  });

  it('makes the client compute the headers again after the refresh, for the same token kind', async () => {
    let token = 'old';
    const headers = vi.fn(() => ({ authorization: `Bearer ${token}` }));
    const refresh = async () => ((token = 'new'), true);
    const { client, sent } = setUp([[...expired], [200, { count: 1 }]], { refresh, headers });
    await client.call('bagCount', { params: { user: 'current' }, tokenKind: 'customer' });
    expect(sent.map((each) => each.headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(headers).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'GET' }), {
      tokenKind: 'customer',
    });
  });
});

describe('the request [NET-08]', () => {
  it('goes to the base path with encoded parameters and query', async () => {
    const { client, sent } = setUp([[200, {}]]);
    await client.call('addToBag', {
      params: { user: 'a/b', cart: 'c d' },
      query: { productCode: 'x&y', USSID: 'ü' },
    });
    expect(sent[0]).toMatchObject({
      url: '/api/v2/lux/users/a%2Fb/carts/c%20d/productsToBag?productCode=x%26y&USSID=%C3%BC',
      method: 'POST',
      headers: { 'x-luxe-request': '1', accept: 'application/json' },
      body: undefined,
    });
  });

  it('keeps an absolute URL unchanged', async () => {
    const { client, sent } = setUp([[200, {}]]);
    await client.call('homePage', { params: { slug: 'x' }, path: 'https://other.example/v2/page' });
    await client.call('homePage', { params: { slug: 'x' }, path: '/v2/page' });
    expect(sent.map(({ url }) => url)).toEqual(['https://other.example/v2/page', '/api/v2/page']);
  });

  it('goes to the origin of its service when the client runs on a server', async () => {
    const baseUrl = {
      store: 'http://store:1',
      identity: 'http://id:2',
      content: 'http://cms:3',
      config: 'http://config:4',
      storefront: '/api',
    };
    const { client, sent } = setUp([[200, {}]], { baseUrl });
    await client.call(...read);
    await client.call('homePage', { params: { slug: 'home-page' } });
    expect(sent.map(({ url }) => new URL(url).host)).toEqual(['store:1', 'cms:3']);
  });

  it('carries JSON or a form, as the endpoint declares', async () => {
    const { client, sent } = setUp([[200, {}]]);
    await client.call('checkPhone', { body: { phone: '9812345670', countryCode: '91', captchaToken: null } });
    await client.call('removeAddress', { params: { user: 'current' }, body: { addressId: 'a b' } });
    expect(sent[0]).toMatchObject({
      body: '{"phone":"9812345670","countryCode":"91","captchaToken":null}',
      headers: { 'content-type': 'application/json' },
    });
    expect(sent[1]).toMatchObject({
      body: 'addressId=a+b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it('has the header x-luxe-request only for writes, including writes by GET', async () => {
    const { client, sent } = setUp([[200, {}]]);
    await client.call(...read);
    await client.call('deleteEntry', { params: { user: 'current', cart: 'current', entry: '0' } });
    expect(sent[0]?.headers['x-luxe-request']).toBeUndefined();
    expect(sent[1]).toMatchObject({ method: 'GET', headers: { 'x-luxe-request': '1' } });
  });

  it.each(['', '.', '..'])('is not sent when a path parameter is "%s"', async (user) => {
    const { client, sent } = setUp([[200, {}]]);
    await expect(client.call('bagCount', { params: { user } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
    });
    await expect(client.call('cmsPage', { params: { path: `a/${user}/b` } })).rejects.toMatchObject({
      status: 0,
    });
    expect(sent).toHaveLength(0);
  });

  it('keeps the slashes of a multi-part path parameter', async () => {
    const { client, sent } = setUp([[200, {}]]);
    await client.call('cmsPage', { params: { path: 'about/our brands' } });
    expect(sent[0]?.url).toBe('/api/v2/lux/cms/about/our%20brands');
  });
});
