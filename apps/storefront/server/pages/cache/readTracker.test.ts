import { samples } from '@luxe/contract/samples';
import { expect, it } from 'vitest';
import { assortmentTag, contentTag, createReadTracker, productTag } from './readTracker.ts';

const tagsOf = async (
  name: 'article' | 'articles' | 'cmsPage' | 'homePage' | 'layoutPage' | 'searchProducts',
  response: unknown,
) => {
  const { read, tags } = createReadTracker((async () => response) as never);
  await read(name, {} as never);
  return [...tags];
};

it('a brand index depends on every product, because it counts them all [CON-01]', async () => {
  expect(await tagsOf('cmsPage', samples.brandIndex)).toEqual([
    contentTag('a-to-z-luxury-brands'),
    assortmentTag,
  ]);
});

it('the home page depends on the products that it shows, not on all products', async () => {
  const tags = await tagsOf('homePage', samples.homePage);
  expect(tags).toContain(productTag(samples.productCards[0]?.productId ?? ''));
  expect(tags).not.toContain(assortmentTag);
});

it('a page with chosen products depends on their list', async () => {
  const block = { type: 'collection', collection: 'winter-table', layout: 'rail', products: [] };
  expect(await tagsOf('layoutPage', { slug: 'table', blocks: [block] })).toEqual([
    contentTag('table'),
    contentTag('winter-table'),
  ]);
});

it('a listing also depends on products that it does not show yet', async () => {
  expect(await tagsOf('searchProducts', { searchresult: [] })).toEqual([contentTag('sitemap')]);
});

it('an article and a list of articles depend on all articles, and an article on its products [CON-03]', async () => {
  expect(await tagsOf('articles', samples.articles)).toEqual([contentTag('articles')]);
  const tags = await tagsOf('article', samples.article);
  expect(tags).toContain(contentTag('articles'));
  expect(tags).toContain(productTag(samples.article.products[0]?.productId ?? ''));
});
