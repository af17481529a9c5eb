import { samples } from '@luxe/contract/samples';
import { describe, expect, test, vi } from 'vitest';
import { listingHref } from './listingHref.ts';
import { toListingModel } from './toListingModel.ts';
import { toListingRequest } from './toListingRequest.ts';

const bags = { path: '/bags/c-lsh10', code: 'lsh10' };
const first = toListingRequest(bags);
const oxblood = toListingRequest({ ...bags, q: ':price-asc:category:LSH10:colour:Oxblood' });

test('omits the page’s own category from URLs and chips [LST-16]', () => {
  const model = toListingModel(samples.listingFiltered, oxblood);
  expect(model.chips).toEqual([{ name: 'Oxblood', href: '/bags/c-lsh10?q=:price-asc' }]);
  expect(model.clearHref).toBe('/bags/c-lsh10?q=:price-asc');
});

test('gives each facet value a URL that selects this value [LST-03]', () => {
  const colour = toListingModel(samples.listing, first).facets.find(({ key }) => key === 'colour');
  expect(colour).toMatchObject({ kind: 'colour', selectedCount: 0 });
  expect(colour?.values[0]?.href).toBe('/bags/c-lsh10?q=:relevance:colour:Black');
});

test('builds the values of the facets when they are first read, and once', () => {
  const colour = samples.listing.facetdata.find(({ key }) => key === 'colour')!;
  const read = vi.fn(() => colour.values);
  const facet = Object.defineProperty({ ...colour }, 'values', { get: read });
  const model = toListingModel({ ...samples.listing, facetdata: [facet] }, first);
  expect(read).not.toHaveBeenCalled();
  expect(model.facets.map(({ key }) => key)).toContain('colour');
  expect(model.facets).toBe(model.facets);
  expect(read).toHaveBeenCalledOnce();
});

test('offers the child categories of the page as a facet [LST-15]', () => {
  const category = toListingModel(samples.listing, first).facets[0];
  expect(category?.values.map(({ name, href }) => [name, href])).toEqual([
    ['Handbags', '/bags/c-lsh10?q=:relevance:category:LSH1010'],
    ['Small leather', '/bags/c-lsh10?q=:relevance:category:LSH1020'],
  ]);
});

test('a category URL extends the requested query, even while the previous list is shown [LST-15]', () => {
  const handbags = toListingRequest({ ...bags, q: ':relevance:category:LSH1010' });
  const category = toListingModel(samples.listing, handbags).facets[0];
  expect(category?.values.map(({ selected, href }) => [selected, href])).toEqual([
    [true, '/bags/c-lsh10'],
    [false, '/bags/c-lsh10?q=:relevance:category:LSH1010:category:LSH1020'],
  ]);
});

test('a brand store page has no category facet, because its tabs show the categories [SHL-17]', () => {
  const path = '/neelam-vaid-store';
  const model = toListingModel(samples.listingStore, toListingRequest({ path, pagePath: path }));
  expect(model.facets.map(({ key }) => key)).not.toContain('category');
  expect(model.facets.map(({ key }) => key)).toContain('colour');
});

test('the URLs of other pages preserve the filters and the sort order [LST-04]', () => {
  const model = toListingModel(samples.listing, oxblood);
  expect(model.hrefForPage(2)).toBe('/bags/c-lsh10?q=:price-asc:colour:Oxblood&page=2');
  expect(model.hrefForPage(1)).toBe('/bags/c-lsh10?q=:price-asc:colour:Oxblood');
  expect([model.total, model.visibleCount]).toEqual([412, 24]);
});

test('shows a price range in rupees and puts the range into the URL', () => {
  const priced = {
    ...samples.listing,
    currentQuery: {
      ...samples.listing.currentQuery,
      filters: [
        { key: 'price', value: '20000-250000', name: '20000-250000', url: ':relevance:category:LSH10' },
      ],
    },
  };
  const model = toListingModel(priced, first);
  expect(model.chips[0]).toEqual({ name: '₹20,000 to ₹2,50,000', href: '/bags/c-lsh10' });
  expect(model.price?.hrefFor([1000, 2000])).toBe('/bags/c-lsh10?q=:relevance:price:1000-2000');
});

test('offers the spelling suggestion of a search without results [SEA-06]', () => {
  const model = toListingModel(samples.searchNull, toListingRequest({ path: '/search/', q: 'wardne' }));
  expect(model.spelling).toEqual({ term: 'warden', href: '/search/?q=warden' });
});

test('a search term with colons and percent signs is unchanged after a round trip through the URL', () => {
  const request = toListingRequest({ path: '/search/', q: 'a%3Ab 100%25' });
  expect(request.query.term).toBe('a:b 100%');
  const href = listingHref(request, request.query);
  const back = toListingRequest({
    path: '/search/',
    q: new URL(href, 'https://x.invalid').searchParams.get('q'),
  });
  expect(back.query).toEqual(request.query);
});

describe('a dynamic listing [LST-18]', () => {
  const at = { path: '/bags/black', pagePath: '/bags/black' };
  const model = toListingModel(samples.listingDynamic, toListingRequest(at));

  test('takes its title and breadcrumbs from its query', () => {
    expect(model.title).toBe('Black bags');
    expect(model.description).toBe('Every shape we carry, in the colour that goes with the rest.');
    expect(model.crumbs).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Bags', href: '/bags/c-lsh10' },
      { label: 'Black bags' },
    ]);
  });

  test('shows no chips and no facets for the filters that define the listing', () => {
    expect(model.chips).toEqual([]);
    expect(model.facets.map(({ key }) => key)).toEqual([
      'category',
      'brand',
      'bagType',
      'discountAll',
      'inStockFlag',
    ]);
  });

  test('keeps its own path in the URLs of filters, pages and sort orders', () => {
    expect(model.facets[0]?.values[0]?.href).toBe('/bags/black?q=:relevance:category:LSH1010');
    expect(model.facets.at(-1)?.values[0]?.href).toBe('/bags/black?q=:relevance:inStockFlag:true');
    expect(model.hrefForPage(2)).toBe('/bags/black?page=2');
    expect(model.sorts[2]?.href).toBe('/bags/black?q=:price-asc');
  });
});

test('takes the FAQ from the response field questionAndAnswerList [SHL-29]', () => {
  const questionAndAnswerList = samples.listing.questionAndAnswerList.slice(1);
  expect(toListingModel({ ...samples.listing, questionAndAnswerList }, first).questions).toEqual(
    questionAndAnswerList,
  );
});
