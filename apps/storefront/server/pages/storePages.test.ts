import { beforeAll, describe, expect, it, test } from 'vitest';
import { samples } from '@luxe/contract/samples';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp } from '../testing/testApp.ts';
import { buildForTest } from '../testing/testBuild.ts';
import type { PageBuild } from './build.ts';

let build: PageBuild;
beforeAll(async () => void ({ build } = await buildForTest()), 600_000);

async function openShop() {
  const opened = await createTestApp({}, build);
  opened.store.setResponse('searchProducts', { body: samples.listingStore });
  return opened;
}
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');
const headings = (html: string) => html.match(/<h1[\s>]/g)?.length;

describe('the page of a brand', () => {
  it('has its banner and its colours, without a style attribute [SHL-17]', async () => {
    const { app } = await openShop();
    const response = await app.inject('/neelam-vaid-store');
    const html = withoutScripts(response.body);
    expect(response.statusCode).toBe(200);
    expect(html).toContain('Designer store');
    expect(html).toMatch(/data-catalogue="indiluxe"/);
    expect(headings(html)).toBe(1);
    expect(html).not.toMatch(/\sstyle="/);
    const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1];
    const sheet = [...html.matchAll(/<style([^>]*)>([\s\S]*?)<\/style>/g)].find(([, , css]) =>
      css?.includes('--lx-color-store-surface:#10162a'),
    );
    expect(sheet?.[1]).toContain(`nonce="${nonce}"`);
  });

  it('has safe and readable colours, whatever colours the store returns [SHL-17]', async () => {
    const { app, store } = await openShop();
    store.setResponse('storeBanner', { body: samples.storeBannerUnsafe });
    const unsafe = withoutScripts((await app.inject('/neelam-vaid-store')).body);
    expect(unsafe).toContain('--lx-color-store-text:#f4eee3');
    store.setResponse('storeBanner', { body: samples.storeBannerUnreadable });
    const unreadable = withoutScripts((await app.inject('/neelam-vaid-store?page=2')).body);
    expect(unreadable).toContain('Designer store');
    expect(unreadable).not.toContain('--lx-color-store-surface:');
    expect(unreadable).not.toContain('body{display:none');
  });

  test.each([
    ['there is none', { status: 404, body: errorBody('C4041', 'None') }],
    ['the store fails', { status: 500, body: errorBody('E5001', 'Failed') }],
    ['the response is null', { text: 'null' }],
    ['there is no network', new TypeError('fetch failed')],
  ])('shows products under the brand’s name, but no banner, when %s [SHL-17]', async (_, fault) => {
    const { app, store } = await openShop();
    store.setResponse('storeBanner', fault);
    const response = await app.inject('/neelam-vaid-store');
    const html = withoutScripts(response.body);
    expect(response.statusCode).toBe(200);
    expect(html).not.toContain('Designer store');
    expect(headings(html)).toBe(1);
    expect(html).toMatch(/<h1[^>]*>Neelam Vaid/);
    expect(html).toContain('aria-label="Products"');
  });
});

it('a page that belongs to no brand requests no banner [SHL-17]', async () => {
  const { app, store } = await openShop();
  for (const url of ['/', '/bags/c-lsh10', '/bags/c-lsh10?superBrand=SBD11A11124', '/search/?q=tote'])
    await app.inject(url);
  expect(store.names()).not.toContain('storeBanner');
  await app.inject('/bags/c-lsh10?superBrand=SBD11A20001');
  expect(store.names()).toContain('storeBanner');
});

it('the path of an unknown brand store redirects to the home page [SHL-17] [RTE-06]', async () => {
  const { app, store } = await openShop();
  const none = { status: 404, body: errorBody('L4041', 'None') };
  for (const name of ['searchProducts', 'layoutPage', 'cmsPage', 'storeBanner'] as const)
    store.setResponse(name, none);
  const { statusCode, headers } = await app.inject('/unknown-store');
  expect([statusCode, headers.location]).toEqual([302, '/luxury']);
});
