import { samples } from '@luxe/contract/samples';
import { toListingRequest, type ListingAddress, type ListingData } from '@luxe/feature-listing';
import { describe, expect, test } from 'vitest';
import { articleHead } from './articleHead.ts';
import { listingHead, singleBrand } from './listingHead.ts';
import { productHead } from './productHead.ts';
import { shopName } from './seo.ts';

const { listing, product } = samples;
type Filters = ListingData['currentQuery']['filters'];

const filter = (key: string, value: string, name: string): Filters[number] => ({ key, value, name, url: '' });
const bags = filter('category', 'LSH10', 'Bags');
const halden = filter('brand', 'MBH11A00001', 'Halden & Roe');
const verrane = filter('brand', 'MBH11A00002', 'Maison Verrane');

const listingWith = (filters: Filters, overrides: Partial<ListingData> = {}): ListingData => ({
  ...listing,
  currentQuery: { ...listing.currentQuery, filters },
  ...overrides,
});
const requestAt = (path: string, address: Partial<ListingAddress> = {}) =>
  toListingRequest({ path, code: /c-(\w+)$/.exec(path)?.[1] ?? null, ...address });

test('the shop, which the specification calls "the product", is named LUXE [SEO-03]', () =>
  expect(shopName).toBe('LUXE'));

describe('singleBrand', () => {
  test.each<[string, Filters, string | undefined]>([
    ['no brand', [bags], undefined],
    ['one brand', [bags, halden], 'Halden & Roe'],
    ['one brand and no category', [halden], 'Halden & Roe'],
    ['one brand code in two cases', [halden, { ...halden, value: 'mbh11a00001' }], 'Halden & Roe'],
    ['two brands', [bags, halden, verrane], undefined],
    ['a category whose code looks like a brand', [filter('category', 'MBH1', 'x')], undefined],
  ])('finds the brand of a listing with %s [SEO-05]', (_, filters, brand) => {
    expect(singleBrand(listingWith(filters))).toBe(brand);
  });
});

describe('the generated head of a listing', () => {
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
  ])('has the specified title and description for %s [SEO-03]', (_, filters, path, h1PageName, title) => {
    const head = listingHead(listingWith(filters, { h1PageName }), requestAt(path));
    expect(head.title).toBe(title);
    expect(head.description).toBe(title);
  });

  test.each<[Filters, string]>([
    [[bags], 'Bags'],
    [[bags, halden], 'Halden & Roe'],
  ])('starts the keywords with the name of the category or brand [SEO-03]', (filters, name) => {
    const { keywords } = listingHead(listingWith(filters), requestAt('/bags/c-lsh10'));
    expect(keywords?.split(', ').slice(0, 2)).toEqual([`${name} online`, `buy ${name} online`]);
  });
});

test('the generated head of a product has a title, a description and keywords [SEO-03]', () => {
  const { title, description, keywords } = productHead({
    ...product,
    productName: 'Warden bag',
    seo: { breadcrumbs: [] },
  });
  expect(title).toBe('Buy Authentic Warden bag Online In India | LUXE');
  expect(description).toBe(title);
  expect(keywords).toContain('buy Warden bag online');
});

test('search engines do not index a product that is no longer sold', () =>
  expect([productHead(product).isIndexed, productHead(samples.productDiscontinued).isIndexed]).toEqual([
    undefined,
    false,
  ]));

describe('the picture for social media', () => {
  const elsewhere = 'https://pictures.example/a.jpg';

  test('of a product is drawn in its colour, except for a picture of another host', () => {
    expect(productHead({ ...product, color: 'Burnt sienna' }).image).toBe(
      `/img/social/product/${product.productListingId}.jpg?color=Burnt%20sienna`,
    );
    const picture = { ...product.galleryImagesList[0]!, url: elsewhere };
    expect(productHead({ ...product, galleryImagesList: [picture] }).image).toBe(elsewhere);
  });

  test('of an article is drawn, except for a picture of another host', () => {
    const { article } = samples;
    const { articleSlug, section, lead } = article;
    expect(articleHead(article).image).toBe(`/img/social/article/${section}/${articleSlug}.jpg`);
    const wide = { ...lead.picture.wide, url: elsewhere };
    const foreign = { ...article, lead: { ...lead, picture: { ...lead.picture, wide } } };
    expect(articleHead(foreign).image).toBe(elsewhere);
  });
});

const given = { title: 'Given title', description: 'Given description', keywords: 'given, keywords' };

describe('the SEO fields of the server', () => {
  test('override each generated field of a listing separately [SEO-02]', () => {
    expect(
      listingHead(listingWith([bags], { seo: { ...given, breadcrumbs: [] } }), requestAt('/bags/c-lsh10')),
    ).toMatchObject(given);
    expect(
      listingHead(
        listingWith([bags], { seo: { title: 'Given title', description: '', breadcrumbs: [] } }),
        requestAt('/bags/c-lsh10'),
      ),
    ).toMatchObject({ title: 'Given title', description: 'Shop Bags Online In India | LUXE' });
  });

  test('override the generated fields of a product [SEO-02]', () => {
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

  test('of a dynamic listing is its dupCanonicalUrl, if present [SEO-08]', () => {
    expect(listingHead(dynamic, request()).canonical).toBe('/black-bags/c-lsh10');
    expect(listingHead(dynamic, request('2')).canonical).toBe('/black-bags/c-lsh10?page=2');
    expect(listingHead({ ...dynamic, seo: { breadcrumbs: [] } }, request()).canonical).toBe(
      '/black-bags/c-lsh10',
    );
    expect(listingHead(without, request()).canonical).toBe('/bags/black');
  });

  test('of page 2 contains the page number, and a page past the last one is not indexed', () => {
    const paged = (totalPages: number, page: string) =>
      listingHead(
        { ...listing, pagination: { ...listing.pagination, totalPages } },
        requestAt('/bags/c-lsh10', { page }),
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

  test('is the URL that the store returns, whatever slug and case the request has [SEO-02] [SEO-08]', () => {
    const seo = { canonicalURL: '/bags/c-lsh10', breadcrumbs: [] };
    for (const path of ['/bags/c-LSH10', '/any-words/c-lsh10', '/c-lsh10'])
      expect(listingHead({ ...listing, seo }, requestAt(path)).canonical).toBe('/bags/c-lsh10');
    expect(
      listingHead(without, toListingRequest({ path: '/Bags/BLACK', pagePath: '/Bags/BLACK' })).canonical,
    ).toBe('/bags/black');
  });

  test('of any other listing is its own URL without filters [SEO-08]', () => {
    expect(listingHead(listing, requestAt('/bags/c-lsh10', { q: ':relevance:colour:Black' })).canonical).toBe(
      '/bags/c-lsh10',
    );
  });

  test('of a product is seo.canonicalURL, or the product page without one [SEO-08]', () => {
    const canonical = (canonicalURL?: string) =>
      productHead({ ...product, seo: { breadcrumbs: [], ...(canonicalURL && { canonicalURL }) } }).canonical;
    expect(canonical('https://shop.example/warden')).toBe('https://shop.example/warden');
    expect(canonical()).toBe(product.webURL);
  });
});
