import { samples } from '@luxe/contract/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp } from '../testing/testApp.ts';
import { buildForTest } from '../testing/testBuild.ts';
import type { PageBuild } from './build.ts';

let build: PageBuild;
beforeAll(async () => void ({ build } = await buildForTest()), 600_000);

const path = '/o/a.b.c';
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

describe('the page behind the link of an order', () => {
  const cases = [
    ['valid', { body: samples.linkedOrder }, 200, 'The way of this parcel'],
    ['expired', { status: 410, body: errorBody('O4101', 'Expired') }, 410, 'This link has expired'],
    ['forged', { status: 404, body: errorBody('O4041', 'None') }, 404, ''],
  ] as const;

  it.each(cases)('%s: is not stored, indexed or sent on [ORD-02]', async (_, response, status, text) => {
    const { app, store } = await createTestApp({}, build);
    store.setResponse('linkedOrder', response);
    const { statusCode, headers, body } = await app.inject(path);
    expect(statusCode).toBe(status);
    expect(withoutScripts(body)).toContain(text);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(body).toMatch(/<meta name="robots" content="noindex"/);
    await app.close();
  });

  it('expired: leads to a code and to the login, and names no order', async () => {
    const { app, store } = await createTestApp({}, build);
    store.setResponse('linkedOrder', cases[1][1]);
    const html = withoutScripts((await app.inject(path)).body);
    expect(html).toContain('href="/track-order"');
    expect(html).toContain('href="/my-account/orders"');
    expect(html).not.toContain('LX 2611 2048 77');
    await app.close();
  });
});

describe('/track-order', () => {
  it('answers 200 with its own h1, and reveals nothing of the order in its URL', async () => {
    const { app, store } = await createTestApp({}, build);
    const response = await app.inject('/track-order?orderCode=LX-2611-2048-77');
    expect(response.statusCode).toBe(200);
    expect(response.body.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(withoutScripts(response.body)).toContain('Track your order');
    expect(store.names()).not.toContain('linkedOrder');
    await app.close();
  });
});
