import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls, type CallName, type Endpoint } from '../calls/calls.ts';
import { samples } from '../samples/samples.ts';
import { schemas } from '../calls/schemas.ts';
import {
  fault,
  findCall,
  matchPath,
  mockApi,
  mockFetch,
  mockScenario,
  scenarios,
  type ScenarioName,
} from './index.ts';

const base = 'http://shop.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' } as never));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const get = async (path: string) => (await fetch(base + path)).json() as Promise<never>;
const post = async (path: string, body?: object) =>
  (
    await fetch(base + path, {
      method: 'POST',
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
  ).json() as Promise<never>;

const cart = '/v2/lux/users/anonymous/carts/current';

describe('mockApi', () => {
  const reads = (Object.entries(calls) as [CallName, Endpoint][]).filter(
    ([, { audience, effect }]) => audience === 'shopper' && effect === 'read',
  );

  it.each(reads.map(([name, { path, method }]) => [name, path, method] as const))(
    'responds to %s as the contract defines',
    async (name, path, method) => {
      const giftCards = { cart: samples.giftCardCart, order: samples.giftCardSent };
      server.use(...mockScenario('signed-in', {}, { base, giftCards }));
      const filled = path
        .replace('{productId}', samples.product.productListingId)
        .replace('{orderCode}', samples.order.orderId)
        .replace(/\{\w+\*?\}/g, 'current');
      const send = method === 'POST' ? post : get;
      const result = schemas[name].response.safeParse(await send(`${filled}?propertyNames=whatsappconsent`));
      expect(result.error?.issues).toBeUndefined();
    },
  );

  it('shows added, changed and removed lines in the next read of the bag', async () => {
    server.use(...mockApi({}, { base, bag: [] }));
    const { productListingId, winningUssID } = samples.product;
    await post(`${cart}/productsToBag?productCode=${productListingId}&USSID=${winningUssID}`);
    await post(`${cart}/productsToBag?productCode=${productListingId}&USSID=${winningUssID}&quantity=2`);
    expect(await get(`${cart}/cartDetails_V2`)).toMatchObject({ count: 3, entries: 1 });
    await post(`${cart}/updateEntries/0?quantity=5`);
    expect(await get('/v2/lux/users/anonymous/bagCount?cartGuid=current')).toEqual({ count: 5 });
    expect(await get('/v2/lux/users/anonymous/bagCount')).toEqual({ count: 0 });
    expect(await post(`${cart}/updateEntries/0?quantity=99`)).toMatchObject({ errorCode: 'B9302' });
    await get(`${cart}/deleteEntries/0`);
    expect(await get(`${cart}/cartDetails_V2`)).toMatchObject({ count: 0, products: [] });
  });

  it("merges a guest's bag into the bag of the account once, at login [BAG-07]", async () => {
    server.use(...mockScenario('bag-merged-at-login', {}, { base }));
    const login = { phone: '9812345670', otp: '123456', refId: 'r' };
    expect(await post('/session/login', login)).toMatchObject({ cartMerged: true, loginType: 'customer' });
    expect(await get('/v2/lux/users/current/bagCount?cartGuid=current')).toEqual({ count: 4 });
    expect(await post('/session/login', login)).toMatchObject({ cartMerged: false });
  });

  it('sells one gift card to a guest, and shows its code once [ACC-11]', async () => {
    server.use(...mockApi({}, { base }));
    const carts = '/v2/lux/users/current/giftCardCarts';
    const orders = '/v2/lux/users/current/giftCardOrders/current';
    expect(await get(`${carts}/current`)).toMatchObject({ errorCode: 'W4041' });
    const { amount: _amount, ...card } = samples.giftCardCart;
    await post(carts, { ...card, amount: 5000, deliverOn: null });
    expect(await post(`${carts}/current/payment`, { paymentMode: 'UPI', amount: 25_000 })).toMatchObject({
      errorCode: 'W4005',
    });
    await post(`${carts}/current/payment`, { paymentMode: 'UPI', amount: 5000 });
    expect(await get(`${carts}/current`)).toMatchObject({ status: 'paying' });
    expect(await post(`${orders}/checkPayment`)).toMatchObject({
      giftCard: { state: 'sent', amount: { value: 5000 } },
    });
    expect(await post(`${orders}/code`)).toMatchObject({ amount: { value: 5000 } });
    expect(await post(`${orders}/code`)).toMatchObject({ errorCode: 'W4010' });
    expect(await post(carts.replace('Carts', 'Carts/current'), card)).toMatchObject({ errorCode: 'W4092' });
  });

  it('rejects a call without the customer token that it needs [TOK-13]', async () => {
    server.use(...mockApi({}, { base }));
    const response = await fetch(`${base}/v2/lux/users/current/addresses`);
    expect(response.status).toBe(401);
  });

  it('applies a fault only to the call that the fault names', async () => {
    server.use(...mockApi({ ...fault('bagCount', '5xx'), ...fault('session', 'malformed') }, { base }));
    expect((await fetch(`${base}/v2/lux/users/current/bagCount`)).status).toBe(503);
    await expect(get('/session')).rejects.toThrow(SyntaxError);
    expect((await fetch(`${base}${cart}/cartDetails_V2`)).status).toBe(200);
  });
});

describe('scenarios', () => {
  it.each(Object.keys(scenarios) as ScenarioName[])('the scenario %s creates mock handlers', (name) => {
    expect(mockScenario(name).length).toBeGreaterThan(20);
  });
});

describe('mockFetch', () => {
  it('responds from the shop in memory, and its log records the request', async () => {
    const { fetch: run, shop } = mockFetch();
    const response = await run('/api/v2/lux/users/current/bagCount?cartGuid=current&platformNumber=11');
    expect(await response.json()).toEqual({ count: 3 });
    expect(shop.log).toEqual([
      {
        name: 'bagCount',
        request: {
          params: { user: 'current' },
          query: { cartGuid: 'current', platformNumber: '11' },
          body: {},
        },
      },
    ]);
  });
});

describe('matchPath', () => {
  it.each([
    ['/v2/lux/cms/{path*}', '/v2/lux/cms/a/b', { path: 'a/b' }],
    ['/users/{user}/bagCount', '/users/a%20b/bagCount', { user: 'a b' }],
    ['/users/{user}/bagCount', '/users/a/b/bagCount', undefined],
    ['/getApplicationProperties.json', '/getApplicationPropertiesXjson', undefined],
  ])('returns the parameters of the template %s for a matching path: %s', (template, path, params) => {
    expect(matchPath(template, path)).toEqual(params);
  });

  it("lets findCall choose the guest's call for a path that also matches the customer's call", () => {
    expect(findCall('GET', '/v2/lux/users/anonymous/carts/g/cartDetails_V2')?.name).toBe(
      'cartDetailsAnonymous',
    );
  });
});

it('the contract has a schema for every call, and for no other', () => {
  expect(Object.keys(schemas).sort()).toEqual(Object.keys(calls).sort());
  expect(schemas.session.response).toBeInstanceOf(z.ZodType);
});
