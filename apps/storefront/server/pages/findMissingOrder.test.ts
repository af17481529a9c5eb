import { beforeAll, describe, expect, it, test } from 'vitest';
import { encodeCookie } from '../boundary/shopper.ts';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp } from '../testing/testApp.ts';
import { buildForTest } from '../testing/testBuild.ts';
import type { PageBuild } from './build.ts';
import { orderCallOf } from './findMissingOrder.ts';

let build: PageBuild;
beforeAll(async () => void ({ build } = await buildForTest()), 600_000);

const missing = { status: 404, body: errorBody('O4041', 'We could not find this order.') };
const cookieOf = (changes: object = {}) =>
  `customerAccessToken=${encodeCookie({ access_token: 'customer-token', refresh_token: 'next', userName: 'customer-0001', expires_in: 9e15, ...changes })}`;
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

describe('the page of an order that its customer does not have [RTE-06]', () => {
  it.each([
    ['/my-account/order?orderCode=261120-9999', 'orderDetails'],
    ['/my-account/trackOrder/beforeTrack/261120-9999', 'orderDetails'],
    ['/my-account/returns?returnCode=RT-9999', 'returnDetails'],
  ] as const)('%s answers 404 with the banner', async (url, call) => {
    const { app, store } = await createTestApp({}, build);
    store.setResponse(call, missing);
    const response = await app.inject({ url, headers: { cookie: cookieOf() } });
    expect(response.statusCode).toBe(404);
    expect(withoutScripts(response.body)).toContain('404 - Page Not Found');
    expect(response.body).toMatch(/<meta name="robots" content="noindex"/);
    expect(response.headers['cache-control']).toContain('private');
    await app.close();
  });

  it.each([
    ['a guest', missing, ''],
    ['a token that has expired', missing, cookieOf({ expires_in: 1 })],
    ['a login through social media', missing, cookieOf({ isSocialMedia: true })],
    ['a rejected token', { status: 401, body: {} }, cookieOf()],
    ['a store that fails', { status: 500, body: {} }, cookieOf()],
  ])('answers 200 for %s, and the browser asks again', async (_, reply, cookie) => {
    const { app, store } = await createTestApp({}, build);
    store.setResponse('orderDetails', reply);
    const response = await app.inject({ url: '/my-account/order?orderCode=9999', headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(withoutScripts(response.body)).not.toContain('404 - Page Not Found');
    expect(response.headers['set-cookie']).toBeUndefined();
    await app.close();
  });

  it('answers 200 when the store does not respond in time', async () => {
    const { app, store } = await createTestApp({}, build, { budgetMs: 20 });
    store.setResponse('orderDetails', 'silent');
    const url = '/my-account/order?orderCode=261120-9999';
    expect((await app.inject({ url, headers: { cookie: cookieOf() } })).statusCode).toBe(200);
    await app.close();
  });
});

test.each([
  ['/my-account/Order', 'orderCode=1', { name: 'orderDetails', params: { orderCode: '1' } }],
  ['/my-account/trackOrder/beforeTrack/LX%2D1', '', { name: 'orderDetails', params: { orderCode: 'LX-1' } }],
  ['/my-account/returnSummary', 'orderCode=1', { name: 'orderDetails', params: { orderCode: '1' } }],
  ['/my-account/order', '', undefined],
  ['/my-account/returns', 'page=2', undefined],
  ['/my-account/cliq-care', 'orderCode=1', undefined],
  ['/search/', 'orderCode=1', undefined],
])('the order of %s?%s', (path, query, call) => expect(orderCallOf(path, query)).toEqual(call));
