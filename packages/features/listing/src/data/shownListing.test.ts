import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { shownListing } from './shownListing.ts';
import { toListingModel } from './toListingModel.ts';
import { toListingRequest } from './toListingRequest.ts';

test.each([
  ['/bags/c-lsh10', samples.listing],
  ['/bags/c-lsh10', samples.listingFiltered],
  ['/handbags/c-lsh1010', samples.listing],
  ['/search/', samples.searchResults],
])('%s offers the same to choose from', (path, listing) => {
  const code = /c-(\w+)$/.exec(path)?.[1] ?? null;
  const request = toListingRequest({ path, code, q: listing.currentQuery.query });
  const { facets, chips, price } = toListingModel(shownListing.of(listing), request);
  const whole = toListingModel(listing, request);
  expect({ facets, chips }).toEqual({ facets: whole.facets, chips: whole.chips });
  expect(price?.presets).toEqual(whole.price?.presets);
});

test('a URL that follows from the query is left out, one of another store’s making is kept', () => {
  const { listing } = samples;
  const colour = listing.facetdata.find(({ key }) => key === 'colour');
  const foreign = {
    ...colour!,
    values: [{ ...colour!.values[0]!, selected: false, url: ':relevance:shade:black' }],
  };
  const shown = shownListing.of({ ...listing, facetdata: [...listing.facetdata, foreign] });
  const urls = shown.facetdata.flatMap(({ values }) => values.map(({ url }) => url));
  expect(urls.filter((url) => url !== undefined)).toEqual([':relevance:shade:black']);
  const request = toListingRequest({ path: '/bags/c-lsh10', code: 'lsh10' });
  expect(toListingModel(shown, request).facets.at(-1)?.values[0]?.href).toBe(
    '/bags/c-lsh10?q=:relevance:shade:black',
  );
});

test('of the tree of categories the way to the chosen one is left, and what lies right below', () => {
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
  const shown = shownListing.of({ ...samples.listing, currentQuery, facetdatacategory: { filters } });
  expect(shown.facetdatacategory.filters).toEqual([
    node('LSH1', [node('LSH10', [node('LSH1010')])]),
    node('LSH2'),
  ]);
});
