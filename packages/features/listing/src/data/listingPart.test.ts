import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { listingPart } from './listingPart.ts';
import { toListingModel } from './toListingModel.ts';
import { toListingRequest } from './toListingRequest.ts';

test.each([
  ['/bags/c-lsh10', samples.listing],
  ['/bags/c-lsh10', samples.listingFiltered],
  ['/handbags/c-lsh1010', samples.listing],
  ['/search/', samples.searchResults],
])('the trimmed listing data of %s still gives all facets, chips and price presets', (path, listing) => {
  const code = /c-(\w+)$/.exec(path)?.[1] ?? null;
  const request = toListingRequest({ path, code, q: listing.currentQuery.query });
  const { facets, chips, price } = toListingModel(listingPart.of(listing), request);
  const fullModel = toListingModel(listing, request);
  expect({ facets, chips }).toEqual({ facets: fullModel.facets, chips: fullModel.chips });
  expect(price?.presets).toEqual(fullModel.price?.presets);
});

test('omits facet URLs that the page can build from the query, and preserves other URLs', () => {
  const { listing } = samples;
  const colour = listing.facetdata.find(({ key }) => key === 'colour');
  const foreign = {
    ...colour!,
    values: [{ ...colour!.values[0]!, selected: false, url: ':relevance:shade:black' }],
  };
  const trimmed = listingPart.of({ ...listing, facetdata: [...listing.facetdata, foreign] });
  const urls = trimmed.facetdata.flatMap(({ values }) => values.map(({ url }) => url));
  expect(urls.filter((url) => url !== undefined)).toEqual([':relevance:shade:black']);
  const request = toListingRequest({ path: '/bags/c-lsh10', code: 'lsh10' });
  expect(toListingModel(trimmed, request).facets.at(-1)?.values[0]?.href).toBe(
    '/bags/c-lsh10?q=:relevance:shade:black',
  );
});

test('trims the category tree to the path of the selected category and its children', () => {
  const node = (categoryCode: string, childFilters: object[] = []) =>
    ({
      categoryCode,
      categoryName: categoryCode,
      webURL: '',
      count: 1,
      selected: false,
      childFilters,
    }) as never;
  const filters = [
    node('LSH1', [node('LSH10', [node('LSH1010', [node('LSH101010')])]), node('LSH11', [node('LSH1110')])]),
    node('LSH2', [node('LSH20')]),
  ];
  const currentQuery = {
    ...samples.listing.currentQuery,
    filters: [{ key: 'category', value: 'LSH10', name: 'Bags', url: '' }],
  };
  const trimmed = listingPart.of({ ...samples.listing, currentQuery, facetdatacategory: { filters } });
  expect(trimmed.facetdatacategory.filters).toEqual([
    node('LSH1', [node('LSH10', [node('LSH1010')])]),
    node('LSH2'),
  ]);
});
