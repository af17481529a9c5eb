import type { CallName } from '@luxe/contract/calls';
import { callSamples } from '@luxe/contract/samples';
import { describe, expect, it } from 'vitest';
import { correctPagePaths } from './correctPagePaths.ts';

const bad = [
  undefined,
  null,
  7,
  '',
  'explore/x',
  '//evil.test/x',
  '/\\evil.test/x',
  '/\t/evil.test/x',
  '.evil.test/x',
  '@evil.test/x',
  'https://evil.test/x',
  'javascript:alert(1)',
];
const pathOf = (response: unknown) => (response as { pagePath?: unknown }).pagePath;

describe('the path of a page, a store or an article [CON-02]', () => {
  it.each(['homePage', 'layoutPage', 'cmsPage', 'storeBanner', 'articles', 'article'] as const)(
    'of %s stays as it is when it is a path of the shop',
    (name) => expect(correctPagePaths(name, callSamples[name])).toEqual(callSamples[name]),
  );

  it.each(bad)('%j is removed from an editorial page, so that its address counts', (pagePath) => {
    const names: CallName[] = ['homePage', 'hybridPlpPage', 'layoutPage', 'cmsPage'];
    for (const name of names) {
      const corrected = correctPagePaths(name, { ...callSamples.cmsPage, pagePath });
      expect(Object.keys(corrected as object)).not.toContain('pagePath');
    }
  });

  it.each(bad)('%j of a store and an article gives way to the path of the slug', (pagePath) => {
    const { storeBanner, articles, article } = callSamples;
    expect(pathOf(correctPagePaths('storeBanner', { ...storeBanner, pagePath }))).toBe(
      `/${storeBanner.slug}-store`,
    );
    const list = { ...articles, pagePath, articles: articles.articles.map((one) => ({ ...one, pagePath })) };
    expect(correctPagePaths('articles', list)).toEqual(articles);
    const one = { ...article, pagePath, related: article.related.map((other) => ({ ...other, pagePath })) };
    expect(correctPagePaths('article', one)).toEqual(article);
  });

  it('leaves out an article of a list without a path and without a usable slug', () => {
    const { articles } = callSamples;
    const [first] = articles.articles;
    const entries = [{ ...first, pagePath: '//evil.test', articleSlug: '../x' }, null, first];
    expect(correctPagePaths('articles', { ...articles, articles: entries })).toEqual({
      ...articles,
      articles: [first],
    });
  });

  it('of a store without a usable slug is the home page', () =>
    expect(pathOf(correctPagePaths('storeBanner', { slug: '/evil.test' }))).toBe('/'));

  it.each([null, 'text', []])('leaves the response %j as it is', (response) =>
    expect(correctPagePaths('articles', response)).toBe(response),
  );

  it('leaves other calls as they are', () => {
    const other = { pagePath: '//evil.test' };
    expect(correctPagePaths('searchProducts', other)).toBe(other);
  });
});
