import { samples } from '@luxe/contract/samples';
import { toListingRequest, type ListingAddress, type ShownListing } from '@luxe/feature-listing';
import { describe, expect, test } from 'vitest';
import { listingHead, singleBrand } from './listingHead.ts';
import { productHead } from './productHead.ts';
import { shopName } from './seo.ts';

const { listing, product } = samples;
type Filters = ShownListing['currentQuery']['filters'];

const filter = (key: string, value: string, name: string): Filters[number] => ({ key, value, name, url: '' });
const bags = filter('category', 'LSH10', 'Bags');
const halden = filter('brand', 'MBH11A00001', 'Halden & Roe');
const verrane = filter('brand', 'MBH11A00002', 'Maison Verrane');

const of = (filters: Filters, given: Partial<ShownListing> = {}): ShownListing => ({
  ...listing,
  currentQuery: { ...listing.currentQuery, filters },
  ...given,
});
const at = (path: string, address: Partial<ListingAddress> = {}) =>
  toListingRequest({ path, code: /c-(\w+)$/.exec(path)?.[1] ?? null, ...address });

test('"the product" of the specification is the shop’s name [SEO-03]', () => expect(shopName).toBe('LUXE'));

describe('a listing’s brand', () => {
  test.each<[string, Filters, string | undefined]>([
    ['no brand', [bags], undefined],
    ['one', [bags, halden], 'Halden & Roe'],
    ['one and nothing else', [halden], 'Halden & Roe'],
    ['one, said in either case', [halden, { ...halden, value: 'mbh11a00001' }], 'Halden & Roe'],
    ['two', [bags, halden, verrane], undefined],
    ['a category of a brand’s name', [filter('category', 'MBH1', 'x')], undefined],
  ])('is single with %s [SEO-05]', (_, filters, brand) => {
    expect(singleBrand(of(filters))).toBe(brand);
  });
});

describe('generated of a listing', () => {
  test.each<[string, Filters, string, string, string]>([
    ['a category', [bags], '/bags/c-lsh10', 'Bags', 'Shop Bags Online In India | LUXE'],
    [
      'a brand',
      [halden],
      '/halden-roe/c-mbh11a00001',
      'Halden & Roe',
      'Buy Authentic Halden & Roe Product Online In India At LUXE',
    ],
    [
      'a category narrowed to one brand',
      [bags, halden],
      '/bags/c-lsh10',
      'Bags',
      'Buy Authentic Halden & Roe Product Online In India At LUXE',
    ],
    [
      'a category narrowed to two brands',
      [bags, halden, verrane],
      '/bags/c-lsh10',
      'Bags',
      'Shop Bags Online In India | LUXE',
    ],
    [
      'a category of the third level',
      [filter('category', 'LSH1510101', 'Dress')],
      '/dress-watches/c-lsh1510101',
      'Dress watches',
      'Shop Dress watches Online In India | LUXE',
    ],
    [
      'a category of the fourth level, by its name',
      [filter('category', 'LSH1510101001', 'Round')],
      '/round-watches/c-lsh1510101001',
      'Round watches for every wrist',
      'Shop Round Online In India | LUXE',
    ],
  ])('%s: title and description [SEO-03]', (_, filters, path, h1PageName, title) => {
    const head = listingHead(of(filters, { h1PageName }), at(path));
    expect(head.title).toBe(title);
    expect(head.description).toBe(title);
  });

  test.each<[Filters, string]>([
    [[bags], 'Bags'],
    [[bags, halden], 'Halden & Roe'],
  ])('keywords [SEO-03]', (filters, name) => {
    const { keywords } = listingHead(of(filters), at('/bags/c-lsh10'));
    expect(keywords?.split(', ').slice(0, 2)).toEqual([`${name} online`, `buy ${name} online`]);
  });
});

test('generated of a product: title, description, keywords [SEO-03]', () => {
  const { title, description, keywords } = productHead({
    ...product,
    productName: 'Warden bag',
    seo: { breadcrumbs: [] },
  });
  expect(title).toBe('Buy Authentic Warden bag Online In India | LUXE');
  expect(description).toBe(title);
  expect(keywords).toContain('buy Warden bag online');
});

const given = { title: 'Given title', description: 'Given description', keywords: 'given, keywords' };

describe('what the server says', () => {
  test('wins on a listing, each field by itself [SEO-02]', () => {
    expect(
      listingHead(of([bags], { seo: { ...given, breadcrumbs: [] } }), at('/bags/c-lsh10')),
    ).toMatchObject(given);
    expect(
      listingHead(
        of([bags], { seo: { title: 'Given title', description: '', breadcrumbs: [] } }),
        at('/bags/c-lsh10'),
      ),
    ).toMatchObject({ title: 'Given title', description: 'Shop Bags Online In India | LUXE' });
  });

  test('wins on a product [SEO-02]', () => {
    expect(productHead({ ...product, seo: { ...given, breadcrumbs: [] } })).toMatchObject(given);
  });
});

describe('the canonical link', () => {
  const dynamic = samples.listingDynamic;
  const path = '/bags/black';
  const request = (page?: string) => toListingRequest({ path, pagePath: path, page: page ?? null });
  const without = {
    ...dynamic,
    seo: { breadcrumbs: [] },
    dynamicQuery: { ...dynamic.dynamicQuery!, dupCanonicalUrl: '' },
  };

  test('of a dynamic listing is dupCanonicalUrl where there is one [SEO-08]', () => {
    expect(listingHead(dynamic, request()).canonical).toBe('/black-bags/c-lsh10');
    expect(listingHead(dynamic, request('2')).canonical).toBe('/black-bags/c-lsh10?page=2');
    expect(listingHead({ ...dynamic, seo: { breadcrumbs: [] } }, request()).canonical).toBe(
      '/black-bags/c-lsh10',
    );
    expect(listingHead(without, request()).canonical).toBe('/bags/black');
  });

  test('of a page past the last one is not for search engines, and titles name their page', () => {
    const paged = (totalPages: number, page: string) =>
      listingHead(
        { ...listing, pagination: { ...listing.pagination, totalPages } },
        at('/bags/c-lsh10', { page }),
      );
    expect(paged(18, '18').isIndexed).toBe(true);
    expect(paged(18, '19').isIndexed).toBe(false);
    expect(paged(0, '1').isIndexed).toBe(true);
    expect(paged(0, '2').isIndexed).toBe(false);
    expect(paged(18, '1').title).not.toContain('Page');
    expect(paged(18, '2')).toMatchObject({
      title: expect.stringMatching(/ \| Page 2$/),
      description: expect.stringMatching(/ \| Page 2$/),
      canonical: expect.stringMatching(/\?page=2$/),
    });
  });

  test('is the store’s, whatever words and letters lead there [SEO-02] [SEO-08]', () => {
    const seo = { canonicalURL: '/bags/c-lsh10', breadcrumbs: [] };
    for (const path of ['/bags/c-LSH10', '/any-words/c-lsh10', '/c-lsh10'])
      expect(listingHead({ ...listing, seo }, at(path)).canonical).toBe('/bags/c-lsh10');
    expect(
      listingHead(without, toListingRequest({ path: '/Bags/BLACK', pagePath: '/Bags/BLACK' })).canonical,
    ).toBe('/bags/black');
  });

  test('of another listing is its own address, without filters [SEO-08]', () => {
    expect(listingHead(listing, at('/bags/c-lsh10', { q: ':relevance:colour:Black' })).canonical).toBe(
      '/bags/c-lsh10',
    );
  });

  test('of a product is seo.canonicalURL, else its own page [SEO-08]', () => {
    const canonical = (canonicalURL?: string) =>
      productHead({ ...product, seo: { breadcrumbs: [], ...(canonicalURL && { canonicalURL }) } }).canonical;
    expect(canonical('https://shop.example/warden')).toBe('https://shop.example/warden');
    expect(canonical()).toBe(product.webURL);
  });
});
