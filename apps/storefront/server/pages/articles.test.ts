import { callSamples, samples } from '@luxe/contract/samples';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp } from '../testing/testApp.ts';
import { buildForTest } from '../testing/testBuild.ts';
import { routeTable } from '../../app/routing/routeTable.ts';
import type { PageBuild } from './build.ts';

const publicOrigin = 'https://shop.example';
const blog = '/browse/luxury/luxelife/blog';
const slug = 'what-to-carry-to-a-winter-wedding';

let build: PageBuild;
beforeAll(async () => void ({ build } = await buildForTest()), 600_000);
const open = () => createTestApp({ publicOrigin, isDemo: false }, build);
const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, heading]) => heading);

describe('an article [CON-03]', () => {
  it('is rendered with its own heading, title, structured data and feed', async () => {
    const { app, store } = await open();
    store.setResponse('article', { body: callSamples.article });
    const { statusCode, body } = await app.inject(`${blog}/${slug}`);
    expect(statusCode).toBe(200);
    expect(headingsOf(body)).toEqual([samples.article.title]);
    expect(body).toContain('<title>What to carry to a winter wedding | Luxe life</title>');
    expect(body).toContain('<meta property="og:type" content="article"');
    expect(body).toContain(
      `<meta property="og:image" content="${publicOrigin}/img/social/article/blog/${slug}.jpg"`,
    );
    expect(body).toContain(`href="${publicOrigin}${blog}/feed.xml"`);
    const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .flatMap(([, json = '[]']) => JSON.parse(json) as Record<string, unknown>[])
      .find((one) => one['@type'] === 'Article');
    expect(data).toMatchObject({
      headline: samples.article.title,
      datePublished: samples.article.publishedAt,
      dateModified: samples.article.changedAt,
      author: { '@type': 'Person', name: 'Rhea Sanyal' },
      url: `${publicOrigin}${blog}/${slug}`,
    });
    expect(store.requests.find(({ name }) => name === 'article')?.url.pathname).toMatch(`/blog/${slug}`);
  });

  it('has no navigation and no lists in the footer [SHL-15]', async () => {
    const { app, store } = await open();
    store.setResponse('article', { body: callSamples.article });
    const footerOf = (html: string) => html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    const { body } = await app.inject(`${blog}/${slug}`);
    expect(footerOf(body)).not.toContain('/privacy-policy');
    expect(footerOf((await app.inject('/shipping')).body)).toContain('/privacy-policy');
  });

  it('contains no hostile markup of an editor', async () => {
    const { app, store } = await open();
    const script = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    const html = `<p onclick="alert(3)">Text</p>${script}<a href="javascript:alert(4)">link</a>`;
    store.setResponse('article', {
      body: {
        ...callSamples.article,
        title: script,
        standfirst: `${script}</title>`,
        blocks: [
          { type: 'text', title: script, html },
          { type: 'pullQuote', quote: script, source: script },
          { type: 'picture', ...picture, caption: script, credit: script },
        ],
      },
    });
    const { body } = await app.inject(`${blog}/${slug}`);
    for (const harmful of ['<img src=x', '<script>alert', 'onclick=', 'href="javascript:'])
      expect(body).not.toContain(harmful);
    expect(body).toContain('<p>Text</p>');
  });

  it('that the store does not know is 404, without a redirect', async () => {
    const { app, store } = await open();
    store.setResponse('article', { status: 404, body: errorBody('C4041', 'None') });
    store.setResponse('articles', { status: 404, body: errorBody('C4041', 'None') });
    for (const path of [`${blog}/nothing`, `${blog}?topic=nothing`])
      expect((await app.inject(path)).statusCode, path).toBe(404);
  });
});

const picture = { picture: samples.article.lead.picture.wide };

test('the list of a section has its heading, and Luxe life leads to the blog [CON-03]', async () => {
  const { app, store } = await open();
  store.setResponse('articles', { body: callSamples.articles });
  const { statusCode, body } = await app.inject(`${blog}?topic=wardrobe&page=1&utm_source=x`);
  expect(statusCode).toBe(200);
  expect(headingsOf(body)).toEqual(['Luxe life']);
  const { searchParams } = store.requests.find(({ name }) => name === 'articles')?.url ?? new URL('http://x');
  expect(Object.fromEntries(searchParams)).toEqual({ topic: 'wardrobe', page: '1' });
  const moved = await app.inject('/browse/luxury/luxelife');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, blog]);
});

test.each(routeTable.textPages.paths)(
  'the text %s is 200 with its own heading and title, without a redirect [RTE-04] [RTE-09]',
  async (path) => {
    const { app, store } = await open();
    const h1 = `Text of ${path}`;
    store.setResponse('cmsPage', {
      body: { ...samples.textPage, h1, pagePath: path, seo: { ...samples.textPage.seo, title: h1 } },
    });
    const { statusCode, body } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(headingsOf(body)).toEqual([h1]);
    expect(body).toContain(`<title>${h1} | LUXE</title>`);
    store.setResponse('cmsPage', { status: 404, body: errorBody('C4041', 'None') });
    const other = await open();
    other.store.setResponse('cmsPage', { status: 404, body: errorBody('C4041', 'None') });
    expect((await other.app.inject(path)).statusCode).toBe(404);
  },
);
