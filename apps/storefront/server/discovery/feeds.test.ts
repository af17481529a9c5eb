import { callSamples, samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';

const publicOrigin = 'https://shop.example';
const feed = '/browse/luxury/luxelife/blog/feed.xml';
const open = () => createTestApp({ publicOrigin, isDemo: false });

test('the feed of a section lists its articles as RSS 2.0 [CON-03]', async () => {
  const { app, store } = await open();
  const hostile = { ...samples.articles.articles[0], title: 'Brass & <b>"zari"</b>\u0000' };
  store.setResponse('articles', { body: { ...callSamples.articles, articles: [hostile] } });
  const response = await app.inject(feed);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.body).toContain('<title>Brass &#38; &#60;b&#62;&#34;zari&#34;&#60;/b&#62;</title>');
  expect(response.body).toContain(
    `<link>${publicOrigin}/browse/luxury/luxelife/blog/what-to-carry-to-a-winter-wedding</link>`,
  );
  expect(response.body).toContain('<pubDate>Thu, 19 Nov 2026 18:30:00 GMT</pubDate>');
  expect(response.body).toContain(`href="${publicOrigin}${feed}" rel="self"`);
});

test('a feed links to no other host, whatever paths the store returns', async () => {
  const { app, store } = await open();
  const [article] = callSamples.articles.articles;
  store.setResponse('articles', {
    body: {
      ...callSamples.articles,
      pagePath: '@evil.test/',
      articles: [{ ...article, pagePath: '.evil.test/x' }],
    },
  });
  const { body } = await app.inject(feed);
  expect(body).not.toContain('evil.test');
  expect(body).toContain(`<link>${publicOrigin}/browse/luxury/luxelife/blog</link>`);
  expect(body).toContain(`<link>${publicOrigin}${article?.pagePath}</link>`);
});

test('a feed is 503 while the store fails, and 404 for an unknown section', async () => {
  const { app, store } = await open();
  store.setResponse('articles', { status: 500, body: {} });
  expect((await app.inject(feed)).statusCode).toBe(503);
  expect((await app.inject('/browse/luxury/luxelife/news/feed.xml')).statusCode).toBe(404);
});
