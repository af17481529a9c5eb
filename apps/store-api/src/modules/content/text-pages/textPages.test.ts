import { schemas } from '@luxe/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentPage } from '../../../db/schema/catalogue.ts';
import { recordChanges } from '../../../db/changeLog.ts';
import { createSitemap } from '../../catalogue/sitemap.ts';
import { openSeeded, type Seeded } from '../../../testing/seeded.ts';
import { manualClock } from '../../../testing/manualClock.ts';
import { textPages, textPaths } from './textPages.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const at = async (path: string) => {
  const page = await seeded.content.pageByPath(path);
  return page && schemas.cmsPage.response.parse(page);
};
const htmlOf = (page: Awaited<ReturnType<typeof at>>) =>
  page?.blocks.map((block) => (block.type === 'text' ? block.html : '')).join('') ?? '';
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

/** Pages of the storefront that the store does not serve. */
const elsewhere = [
  ...['/contact-us', '/my-account/orders', '/my-account/update-profile', '/track-order', '/gift-cards'],
  ...['/corporate-gift-card', '/browse/luxury/luxelife/blog', '/browse/luxury/luxelife/trends'],
  ...['/rtcb-template1', '/assisted-shopping', '/data-request'],
];

it('every text has its own heading and description, and links only to pages that exist [RTE-09]', async () => {
  const titles = textPages.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(textPages.map(({ description }) => description)).size).toBe(titles.length);
  const known = new Set([...elsewhere, ...textPages.map(({ path }) => path)]);
  for (const { path, title } of textPages) {
    const page = await at(path);
    expect(page?.h1).toBe(title);
    expect(page?.blocks.length, path).toBeGreaterThan(1);
    expect(linksOf(htmlOf(page)).filter((href) => !known.has(href))).toEqual([]);
  }
});

it('the page of consent lists every item that the shop stores in a browser', async () => {
  const html = htmlOf(await at('/consent'));
  for (const name of ['visitorId', 'cartGuid', 'recentSearches luxury'])
    expect(html).toContain(`<td>${name}</td>`);
});

it('the sitemap for people links to the departments, brands and texts [SEO-07]', async () => {
  const page = await at('/sitemap');
  expect(page?.h1).toBe('Sitemap');
  const links = linksOf(htmlOf(page));
  expect(links).toContain('/bags/c-lsh10');
  expect(links).toContain('/privacy-policy');
  const brands = seeded.shop.brands.map(({ code }) => `/c-${code.toLowerCase()}`);
  expect(brands.filter((end) => !links.some((link) => link.endsWith(end)))).toEqual([]);
});

it('the sitemap of search engines contains the texts, each once', async () => {
  const { db, catalogue } = seeded;
  const urls = (
    await createSitemap({ db, catalogue, clock: manualClock(), defaultPaths: textPaths })(0)
  ).entries.map(({ url }) => url);
  // Product pages open the page of items that cannot be returned; search engines do not index it.
  for (const { path } of textPages)
    expect(urls.filter((url) => url === path)).toEqual(path === '/no-return-page-tcl' ? [] : [path]);
});

it('a page of an editor replaces a text', async () => {
  const { db } = seeded;
  await db.transaction(async (tx) => {
    await tx.insert(contentPage).values({
      slug: 'shipping',
      catalogue: 'luxury',
      path: '/shipping',
      title: 'How we deliver',
      description: '',
      blocks: [],
    });
    await recordChanges(tx, 'content', ['shipping'], new Date(0));
  });
  await seeded.follower.poll();
  expect((await at('/shipping'))?.h1).toBe('How we deliver');
});
