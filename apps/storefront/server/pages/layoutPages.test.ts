import { callSamples, samples } from '@luxe/contract/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp } from '../testing/testApp.ts';
import { buildForTest } from '../testing/testBuild.ts';
import type { PageBuild } from './build.ts';

const publicOrigin = 'https://shop.example';
const path = '/winter/table';
const missing = { status: 404, body: errorBody('C4041', 'Unknown.') };

let build: PageBuild;
beforeAll(async () => void ({ build } = await buildForTest()), 600_000);
const open = () => createTestApp({ publicOrigin, isDemo: false }, build);

describe('a layout page [LST-07]', () => {
  it('is shown at a dynamic path that is no listing, with its own head and chosen products', async () => {
    const { app, store } = await open();
    store.setResponse('searchProducts', missing);
    store.setResponse('layoutPage', { body: samples.layoutPageCollections });
    const { statusCode, body } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>The winter table</title>');
    expect(body).toContain(`<link rel="canonical" href="${publicOrigin}${path}"`);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toContain('Chosen by Meera Nair');
    const asked = store.requests.find(({ name }) => name === 'layoutPage');
    expect(asked?.url.pathname).toMatch(/\/layout-page\/winter-table$/);
    const headers = ['tenant', 'channel', 'client-id'].map((name) => asked?.headers.get(name));
    expect(headers).toEqual(['luxury', 'web', 'client']);
    expect(store.names()).not.toContain('cmsPage');
  });

  it('gives way to a listing, and is followed by content [RTE-11]', async () => {
    const { app, store } = await open();
    store.setResponse('layoutPage', { body: samples.layoutPageCollections });
    expect((await app.inject(path)).body).not.toContain('Chosen by Meera Nair');
    expect(store.names()).not.toContain('layoutPage');
    store.setResponse('searchProducts', missing);
    store.setResponse('layoutPage', missing);
    store.setResponse('cmsPage', { body: callSamples.cmsPage });
    expect((await app.inject('/winter/other')).body).toContain(
      samples.cmsPage.blocks[0] ? 'The winter room' : '',
    );
    store.setResponse('cmsPage', missing);
    const { statusCode, headers } = await app.inject('/winter/nothing');
    expect([statusCode, headers.location]).toEqual([302, '/luxury']);
  });
});

describe('the line above the header [CON-09]', () => {
  it('is in the HTML of a page, not in its data, and not on the checkout', async () => {
    const { app, store } = await open();
    const { body } = await app.inject('/');
    const [, text = ''] = /<aside aria-label="Announcement"[^>]*>(.*?)<\/aside>/s.exec(body) ?? [];
    expect(text).toContain('Gift wrap is free until 24 December.');
    expect(text).toContain('href="/explore/gifting"');
    expect(body.split('Gift wrap is free')).toHaveLength(2);
    expect((await app.inject('/checkout')).body).not.toContain('Gift wrap is free');
    const hostile = '<script>alert(1)</script>';
    store.setResponse('announcement', { body: { announcement: { text: hostile, link: null } } });
    expect((await app.inject('/explore/winter-room')).body).not.toContain(hostile);
  });

  it('is missing when another back end has no announcements, and pages are cached all the same', async () => {
    const { app, store } = await open();
    store.setResponse('announcement', missing);
    const { body } = await app.inject('/');
    expect(body).not.toContain('aria-label="Announcement"');
    const before = store.names().filter((name) => name === 'homePage').length;
    await app.inject('/');
    expect(store.names().filter((name) => name === 'homePage')).toHaveLength(before);
  });
});

it('the head of a product page has the data of the SEO call [PDP-08]', async () => {
  const { app, store } = await open();
  store.setResponse('productSeo', {
    body: { seo: { ...callSamples.productSeo.seo, title: 'A title of the SEO call' } },
  });
  const { body } = await app.inject(samples.productDetails.webURL);
  expect(body).toContain('<title>A title of the SEO call</title>');
  expect(store.requests.find(({ name }) => name === 'productSeo')?.url.pathname).toMatch(/\/seo$/);
});
