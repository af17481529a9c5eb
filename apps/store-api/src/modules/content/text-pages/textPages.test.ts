import { clientData } from '@luxe/contract/client-data';
import { schemas } from '@luxe/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentPage } from '../../../db/schema/catalogue.ts';
import { sellerTax } from '../../../db/schema/invoice.ts';
import { recordChanges } from '../../../db/changeLog.ts';
import { createSitemap } from '../../catalogue/sitemap.ts';
import { openSeeded, type Seeded } from '../../../testing/seeded.ts';
import { manualClock } from '../../../testing/manualClock.ts';
import { escapeHtml } from './textPage.ts';
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

it.each(['/returns', '/terms-and-conditions'])(
  '%s states that a gift card can be cancelled until it is used, as the shop allows [ACC-11]',
  async (path) => {
    const html = htmlOf(await at(path));
    expect(html).toContain('You can cancel a gift card until it is used');
    expect(html).not.toMatch(/<li>gift cards<\/li>|gift card[^.]*cannot be returned/i);
  },
);

// Consumer Protection (E-Commerce) Rules, 2020, rule 4(4) and 4(5).
it('the page of complaints has the officer, the 48 hours and the month of the law', async () => {
  const html = htmlOf(await at('/grievance-redressal'));
  for (const text of [
    'Anita Kulkarni, Grievance Officer',
    'LUXE Retail Private Limited, Lower Parel, Mumbai 400013',
    'grievance@luxe.example',
    'We confirm a complaint within 48 hours, with a number.',
    'The answer comes within one month of the day we received the complaint.',
  ])
    expect(html).toContain(text);
});

it('the page of consent lists every item that the shop stores in a browser, with purpose and lifetime', async () => {
  const html = htmlOf(await at('/consent'));
  expect(clientData.length).toBeGreaterThan(20);
  for (const { name, purpose, lifetime, storage } of clientData) {
    const cells = [name, purpose, `${lifetime.text} (${storage})`].map(
      (cell) => `<td>${escapeHtml(cell)}</td>`,
    );
    expect(html).toContain(`<tr>${cells.join('')}</tr>`);
  }
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

it('the page of sellers lists every seller, with legal name, address and GST number, also when an editor has written it', async () => {
  const { db, shop, follower } = seeded;
  const [first, second] = shop.sellers;
  await db.transaction(async (tx) => {
    await tx.insert(sellerTax).values({
      ...{ sellerId: first?.id ?? '', legalName: 'Rampart & Sons Private Limited', prefix: 'RAS' },
      ...{ gstin: '27AAPFU0939F1ZV', address: '24, Rampart Row', city: 'Mumbai', postalCode: '400001' },
      ...{ state: 'Maharashtra', commissionRate: 1_500 },
    });
    await recordChanges(tx, 'name', [first?.id ?? ''], new Date(0));
  });
  await follower.poll();
  const expectList = async () => {
    const block = (await at('/seller-details'))?.blocks.at(-1);
    const html = block?.type === 'text' ? block.html : '';
    expect(block).toMatchObject({ type: 'text', title: 'All sellers' });
    expect(html.match(/<li>/g)).toHaveLength(shop.sellers.length);
    expect(html).toContain(
      '</strong> Rampart &amp; Sons Private Limited, 24, Rampart Row, Mumbai, Maharashtra 400001. GST number 27AAPFU0939F1ZV.</li>',
    );
    // This seller has no tax data, so it has only its city.
    expect(html).toContain(`<strong>${escapeHtml(second?.name ?? '')}</strong> ${second?.city}.</li>`);
  };
  await expectList();
  expect(htmlOf(await at('/seller-details'))).toContain('This page lists all sellers at its end.');
  await db.transaction(async (tx) => {
    await tx.insert(contentPage).values({
      slug: 'seller-details',
      catalogue: 'luxury',
      path: '/seller-details',
      title: 'Our sellers',
      description: '',
      blocks: [{ type: 'text', title: 'In short', html: '<p>Few.</p>' }],
    });
    await recordChanges(tx, 'content', ['seller-details'], new Date(0));
  });
  await follower.poll();
  expect((await at('/seller-details'))?.h1).toBe('Our sellers');
  await expectList();
});
