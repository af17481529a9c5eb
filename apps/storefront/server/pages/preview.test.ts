import { callSamples, samples } from '@luxe/contract/samples';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp } from '../testing/testApp.ts';
import { buildForTest } from '../testing/testBuild.ts';
import type { PageBuild } from './build.ts';
import { previewTokenOf, samePath } from './preview.ts';

let build: PageBuild;
beforeAll(async () => void ({ build } = await buildForTest()), 600_000);
const open = () => createTestApp({ publicOrigin: 'https://shop.example', isDemo: false }, build);
const token = 'cGFnZQ.c2lnbmVk';

describe('a preview', () => {
  const draft = { ...callSamples.homePage, h1: 'A draft', blocks: [hostile()] };

  it('shows the draft with a line above it, is never stored, and stays out of the cache', async () => {
    const { app, store } = await open();
    store.setResponse('contentPreview', { body: { kind: 'page', page: draft } });
    const { statusCode, headers, body } = await app.inject(`/?preview=${token}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(body).toContain('Preview of a draft');
    expect(body).toContain('Words of the draft');
    for (const harmful of ['<script>alert', 'onclick=', 'href="javascript:'])
      expect(body).not.toContain(harmful);
    const shown = (await app.inject('/')).body;
    expect(shown).not.toContain('Words of the draft');
    expect(shown).not.toContain('Preview of a draft');
  });

  it.each([
    ['the desk', 'http://127.0.0.1:4101', 'http://127.0.0.1:4101'],
    ['the desk, without what follows its origin', 'https://desk.example/x;y', 'https://desk.example'],
    ['no page without a desk', undefined, "'none'"],
    ['no page for another scheme', 'data:text/html,x', "'none'"],
  ])('may be in a frame of %s', async (_name, deskOrigin, ancestor) => {
    const { app, store } = await open();
    store.setResponse('contentPreview', { body: { kind: 'page', page: draft, deskOrigin } });
    const policyOf = async (url: string) =>
      String((await app.inject(url)).headers['content-security-policy']);
    expect(await policyOf(`/?preview=${token}`)).toContain(`frame-ancestors ${ancestor};`);
    expect(await policyOf('/')).toContain("frame-ancestors 'none'");
  });

  it('contacts no receiver of analytics, because its URL has a token', async () => {
    const analytics = { origins: ['https://sales.example'] };
    const changes = { publicOrigin: 'https://shop.example', isDemo: false, analytics };
    const { app, store } = await createTestApp(changes, build);
    store.setResponse('contentPreview', { body: { kind: 'page', page: draft } });
    const policyOf = async (url: string) =>
      String((await app.inject(url)).headers['content-security-policy']);
    expect(await policyOf('/')).toContain('https://sales.example');
    expect(await policyOf(`/?preview=${token}`)).not.toContain('https://sales.example');
  });

  it('is limited for a network, and no page of the shop is', async () => {
    const { app, store } = await open();
    store.setResponse('contentPreview', { status: 404, body: errorBody('C4041', 'None') });
    for (let count = 0; count < 200; count += 1) await app.inject(`/?preview=${token}`);
    expect((await app.inject(`/?preview=${token}`)).statusCode).toBe(503);
    expect((await app.inject('/')).statusCode).toBe(200);
  });

  it('shows an article', async () => {
    const { app, store } = await open();
    const article = { ...samples.article, title: 'Title of the draft' };
    store.setResponse('contentPreview', { body: { kind: 'article', article } });
    store.setResponse('article', { status: 404, body: errorBody('C4041', 'None') });
    const { statusCode, body } = await app.inject(`${article.pagePath}?preview=${token}`);
    expect([statusCode, body.includes('Title of the draft')]).toEqual([200, true]);
  });

  it.each([
    ['an expired token', `/?preview=${token}`, { status: 404, body: errorBody('C4041', 'None') }],
    ['another page', `/shipping?preview=${token}`, { body: { kind: 'page', page: draft } }],
    ['no token', '/?preview=', {}],
    ['hostile text', '/?preview=%3Cscript%3E', {}],
  ])('has expired for %s', async (_name, url, response) => {
    const { app, store } = await open();
    store.setResponse('contentPreview', response);
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([410, 'no-store']);
    expect(body).toContain('This preview has expired');
    expect(body).not.toContain('<script>');
  });
});

function hostile() {
  const html =
    '<p onclick="alert(1)">Words of the draft</p><script>alert(2)</script><a href="javascript:x">x</a>';
  return { type: 'text' as const, title: '', html };
}

test.each([
  ['', undefined],
  ['q=x', undefined],
  [`preview=${token}`, token],
  [`q=x&preview=${token}`, token],
  ['preview=', ''],
  ['preview=..%2F', ''],
])('the token of the query %s', (query, expected) => {
  expect(previewTokenOf(query)).toBe(expected);
});

test('paths are the same without regard to slashes at their ends', () => {
  expect([samePath('/a/', '/a'), samePath('/', ''), samePath('/a', '/b')]).toEqual([true, true, false]);
});
