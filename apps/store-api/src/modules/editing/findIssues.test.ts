import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamicListing, mediaFile, product, variant } from '../../db/schema/catalogue.ts';
import { keywordRedirect } from '../../db/schema/settings.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { checkValue } from './findIssues.ts';
import { kindOf } from './kinds.ts';

let seeded: Seeded;
let productId = '';
let file = '';
let sku = '';
/** Path of a listing of two or three parts. */
let listingUrl = '';
beforeAll(async () => {
  seeded = await openSeeded();
  const [found] = await seeded.db.select({ id: product.id }).from(product).limit(1);
  productId = found?.id ?? '';
  const [sold] = await seeded.db.select({ sku: variant.sku }).from(variant).limit(1);
  sku = sold?.sku ?? '';
  const listings = await seeded.db.select({ url: dynamicListing.url }).from(dynamicListing);
  listingUrl = listings.find(({ url }) => url.split('/').length > 2)?.url ?? '';
  const [media] = await seeded.db.select().from(mediaFile).limit(1);
  file = media?.name ?? '';
}, 180_000);
afterAll(() => (seeded as Seeded | undefined)?.close());

const kind = (name: string) => {
  const found = kindOf(name);
  if (!found) throw new Error(`no kind ${name}`);
  return found;
};
const issuesOf = async (name: string, key: string, value: unknown) =>
  (await checkValue(seeded.db, kind(name), key, value)).issues;

const page = (blocks: unknown[], more: object = {}) => ({
  catalogue: 'luxury',
  path: '/explore/gifts',
  title: 'Gifts',
  description: '',
  blocks,
  ...more,
});
const crop = () => ({ file, width: 10, height: 10, tone: '#000000' });
const hero = (more: object = {}) => ({
  type: 'hero',
  title: 'Gifts',
  text: '',
  link: { label: 'See', href: '/contact-us' },
  image: { wide: crop(), tall: crop(), alt: '' },
  ...more,
});

describe('a mistake of an editor has a sentence at its field', () => {
  const table: readonly (readonly [string, () => unknown, string, RegExp])[] = [
    ['an unknown block', () => page([{ type: 'confetti' }]), 'blocks.0.type', /no block of this type/],
    [
      'a missing picture',
      () =>
        page([
          hero({ image: { wide: { ...crop(), file: '0000000000000000.avif' }, tall: crop(), alt: '' } }),
        ]),
      'blocks.0.image.wide',
      /not among the media/,
    ],
    [
      'a focal point outside of its picture',
      () => page([hero({ focus: { tall: { x: 50, y: 120 } } })]),
      'blocks.0.focus.tall.y',
      /at most 100/,
    ],
    [
      'a focal point with one number',
      () => page([hero({ focus: { tall: { x: 50 } } })]),
      'blocks.0.focus.tall.y',
      /Fill in this field/,
    ],
    [
      'an unknown product',
      () => page([{ type: 'productRail', title: 'New', productIds: [productId, 'mp000000000000000'] }]),
      'blocks.0.productIds.1',
      /no product mp000000000000000/,
    ],
    [
      'a link to another host',
      () => page([hero({ link: { label: 'See', href: 'https://elsewhere.example' } })]),
      'blocks.0.link.href',
      /Another host is not possible/,
    ],
    [
      'a link without a scheme to another host',
      () => page([hero({ link: { label: 'See', href: '//elsewhere.example' } })]),
      'blocks.0.link.href',
      /Another host is not possible/,
    ],
    [
      'a link to a page that does not exist',
      () => page([hero({ link: { label: 'See', href: '/bags/c-lsh99999' } })]),
      'blocks.0.link.href',
      /no page at/,
    ],
    ['an empty title', () => page([], { title: ' ' }), 'title', /Fill in this field/],
    ['a path of another page', () => page([], { path: '/' }), 'path', /has this path/],
    ['a path outside of the shop', () => page([], { path: '//x' }), 'path', /letters, digits and hyphens/],
  ];
  it.each(table)('%s', async (_name, value, path, sentence) => {
    const issues = await issuesOf('page', 'gifts-test', value());
    expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
    expect(issues.find((issue) => issue.path.join('.') === path)?.message).toMatch(sentence);
  });

  const list = (more: object = {}) => ({
    ...{ catalogue: 'luxury', title: 'Table', description: '', skus: [sku] },
    ...more,
  });
  const menu = (more: object) => async () => ({
    ...((await kind('navigation').read(seeded.db, 'luxury')) as object),
    ...more,
  });
  const listing = (more: object = {}) => ({
    ...{ catalogue: 'luxury', h1PageName: 'Black bags', searchUrl: ':relevance:category:LSH10:colour:Black' },
    ...{ title: '', description: '', keywords: '', dupCanonicalUrl: '' },
    ...{ l1Title: '', l1Url: '', l2Title: '', l2Url: '', ...more },
  });
  const others: readonly (readonly [string, string, string, () => unknown, string, RegExp])[] = [
    [
      'a block with an unknown list of products',
      ...(['page', 'gifts-test'] as const),
      () => page([{ type: 'collection', collection: 'no-such-list', layout: 'rail' }]),
      'blocks.0.collection',
      /no list of chosen products no-such-list/,
    ],
    [
      'an unknown SKU',
      ...(['sku-collection', 'table'] as const),
      () => list({ skus: [sku, '999'] }),
      ...(['skus.1', /no SKU 999/] as const),
    ],
    [
      'a SKU that is in a list twice',
      ...(['sku-collection', 'table'] as const),
      () => list({ skus: [sku, sku] }),
      ...(['skus.1', /twice/] as const),
    ],
    ['an empty list', 'sku-collection', 'table', () => list({ skus: [] }), 'skus', /at least 1/],
    [
      'a line above the header that leads to another host',
      ...(['announcement', 'diwali'] as const),
      () => ({ text: 'Tonight only.', link: { label: 'See', href: 'https://elsewhere.example' } }),
      ...(['link.href', /Another host is not possible/] as const),
    ],
    [
      'a line above the header that is too long',
      ...(['announcement', 'diwali'] as const),
      () => ({ text: 'x'.repeat(121) }),
      ...(['text', /at most 120 characters/] as const),
    ],
    [
      'a link of every menu to another host',
      ...(['navigation', 'luxury'] as const),
      menu({ leftItems: [{ title: 'See', redirectUrl: '//elsewhere.example' }] }),
      ...(['leftItems.0.redirectUrl', /Another host is not possible/] as const),
    ],
    [
      'a missing picture of every menu',
      ...(['navigation', 'luxury'] as const),
      menu({
        rightItems: [
          { title: 'See', redirectUrl: '/', image: { ...crop(), file: '0000000000000000.avif', alt: '' } },
        ],
      }),
      ...(['rightItems.0.image', /not among the media/] as const),
    ],
    [
      'a layout at the path of a listing',
      ...(['inside', 'listing-test'] as const),
      () => page([], { path: `/layout-page/${listingUrl.slice(1).replaceAll('/', '-')}` }),
      ...(['path', /comes before this layout/] as const),
    ],
    [
      'a listing below a path of the shop',
      ...(['listing', 'explore:black'] as const),
      () => listing(),
      ...(['', /other pages below this path/] as const),
    ],
    [
      'a listing below the bag',
      ...(['listing', 'cart:black'] as const),
      () => listing(),
      ...(['', /other pages below this path/] as const),
    ],
    [
      'a listing at a path that the shop redirects',
      ...(['listing', 'bags:brands'] as const),
      () => listing(),
      ...(['', /redirects paths with this name/] as const),
    ],
    [
      'a question that a help topic has twice',
      ...(['help', 'test-topic'] as const),
      () => ({
        ...{ position: 9, title: 'Test', isOrder: false },
        questions: ['Is it safe?', 'is it safe'].map((question) => ({ question, answer: '<p>Yes.</p>' })),
      }),
      ...(['questions.1.question', /is here twice/] as const),
    ],
    [
      'a listing at the path of a layout',
      ...(['listing', 'jewellery:atelier'] as const),
      () => listing(),
      ...(['', /has this path/] as const),
    ],
    [
      'a listing without a filter',
      ...(['listing', 'bags:test'] as const),
      () => listing({ searchUrl: ':relevance' }),
      ...(['searchUrl', /Use the form/] as const),
    ],
    [
      'a listing of an unknown category',
      ...(['listing', 'bags:test'] as const),
      () => listing({ searchUrl: ':relevance:category:LSH99999' }),
      ...(['searchUrl', /no category LSH99999/] as const),
    ],
    [
      'a listing of the other catalogue',
      ...(['listing', 'bags:test'] as const),
      () => listing({ searchUrl: ':relevance:category:ISH1010' }),
      ...(['searchUrl', /not in this catalogue/] as const),
    ],
    [
      'a listing of an unknown brand',
      ...(['listing', 'bags:test'] as const),
      () => listing({ searchUrl: ':relevance:brand:MBH0' }),
      ...(['searchUrl', /no brand MBH0/] as const),
    ],
    [
      'a page above a listing without a path',
      ...(['listing', 'bags:test'] as const),
      () => listing({ l1Title: 'Bags' }),
      ...(['l1Url', /Add the path/] as const),
    ],
    [
      'a second page above a listing without a first',
      ...(['listing', 'bags:test'] as const),
      () => listing({ l2Title: 'Bags', l2Url: '/bags/c-lsh10' }),
      ...(['l1Title', /before the second/] as const),
    ],
    [
      'a synonym in capital letters',
      ...(['synonym', 'jutti'] as const),
      () => ({ words: ['Mojari'] }),
      ...(['words.0', /small letters/] as const),
    ],
    [
      'a synonym that is in a list twice',
      ...(['synonym', 'jutti'] as const),
      () => ({ words: ['mojari', 'mojari'] }),
      ...(['words.1', /twice/] as const),
    ],
    [
      'a similar search that is the searched word',
      ...(['substitute', 'kite'] as const),
      () => ({ words: ['kite'] }),
      ...(['words.0', /searched word itself/] as const),
    ],
    [
      'a remote setting with the value of another',
      ...(['remote-setting', 'luxe:nav_content'] as const),
      () => ({ value: 'off' }),
      ...(['value', /is full or links/] as const),
    ],
    [
      'a remote setting that no browser reads',
      ...(['remote-setting', 'luxe:confetti'] as const),
      () => ({ value: 'on' }),
      ...(['', /no setting of this name/] as const),
    ],
  ];
  it.each(others)('%s', async (_name, name, key, value, path, sentence) => {
    const issues = await issuesOf(name, key, await value());
    expect(issues.find((issue) => issue.path.join('.') === path)?.message).toMatch(sentence);
  });

  it('a circular redirect', async () => {
    const { db } = seeded;
    await db.insert(keywordRedirect).values({ keyword: 'one', url: '/search/?q=two' });
    for (const [key, url] of [
      ['two', '/search/?q=one'],
      ['two', '/search/?q=TWO%3Arelevance'],
      ['brands', '/search/page-1?q=brands'],
      ['brands', '/brands/search/?q=brands'],
      ['brands', '/search/brands?q=brands'],
      ['brands', '/s%65arch/?q=brands'],
      ['brands', '/search/?q=bran%2564s'],
    ] as const)
      expect(await issuesOf('redirect', key, { url }), url).toEqual([
        { path: ['url'], message: 'This leads back to the same search. Choose a page.' },
      ]);
    for (const url of ['/search/?q=three', '/%zz?q=two', '/contact-us?q=two'])
      expect(await issuesOf('redirect', 'two', { url }), url).toEqual([]);
    await db.delete(keywordRedirect).where(eq(keywordRedirect.keyword, 'one'));
  });

  it('a home page at another path', async () => {
    expect(await issuesOf('page', 'home-page', page([]))).toEqual([
      { path: ['path'], message: 'This page must stay at /.' },
    ]);
  });
});
