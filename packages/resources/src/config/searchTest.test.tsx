import { Reply } from '@luxe/contract/testing';
import { samples, callSamples } from '@luxe/contract/samples';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { setUp } from '../testing.tsx';
import { readStored, writeStored } from '../storage.ts';
import { withSearchTest } from './withSearchTest.ts';

beforeEach(() => localStorage.clear());

const onTrial = {
  testVersion: 'B',
  testSuggestVersion: 'S2',
  webApiURL: 'https://search.example/v2/lux/products/searchProducts/new-first',
  webLuxSasApiURL: '/v2/lux/products/suggestions/houses-first',
  webIndiLuxSasApiURL: '/v2/lux/products/suggestions',
};
const listing = { query: { searchText: ':relevance:category:LSH10' } };
const typed = (isLuxuryWeb: 'true' | 'false') => ({ query: { searchString: 'ba', isLuxuryWeb } });

/** A client whose version of search is known: the first search asks for it and does not wait. */
async function open(overrides: Parameters<typeof setUp>[0] = { searchab: onTrial }) {
  const parts = setUp(overrides);
  const client = withSearchTest(parts.client);
  await client.call('searchProducts', listing);
  return { ...parts, client };
}

describe('a search on trial [SEA-07]', () => {
  it('goes where its version answers, each catalogue’s suggestions where theirs does', async () => {
    const { client, asked } = await open();
    expect(asked('searchProducts')).toHaveLength(1);
    await waitFor(async () => {
      await client.call('searchProducts', listing);
      expect(asked('searchProductsOf')).not.toHaveLength(0);
    });
    expect(asked('searchProductsOf')[0]?.asked).toMatchObject({
      params: { variant: 'new-first' },
      query: { searchText: listing.query.searchText, test: 'B' },
    });
    await client.call('suggestions', typed('true'));
    await client.call('suggestions', typed('false'));
    expect(asked('suggestionsOf')[0]?.asked).toMatchObject({
      params: { variant: 'houses-first' },
      query: { test: 'S2', isLuxuryWeb: 'true' },
    });
    expect(asked('suggestions')[0]?.asked.query).toMatchObject({ test: 'S2', isLuxuryWeb: 'false' });
  });

  it('keeps the version of suggestions, and the browser’s name', async () => {
    const { asked } = await open();
    await waitFor(() => expect(readStored('testSuggestVersion')).toBe('S2'));
    const { sessionUID } = asked('searchab')[0]?.asked.query ?? {};
    expect(sessionUID).toBe(readStored('browserId'));
    const again = await open();
    await waitFor(() => expect(again.asked('searchab')[0]?.asked.query['sessionUID']).toBe(sessionUID));
  });

  it('asks for the version once, whatever is searched', async () => {
    const { client, asked } = await open();
    await Promise.all([client.call('suggestions', typed('true')), client.call('searchProducts', listing)]);
    await waitFor(() => expect(asked('searchab')).toHaveLength(1));
  });

  it('that fails goes where it always does, from then on', async () => {
    const { client, asked } = await open({ searchab: onTrial, searchProductsOf: new Reply(404, {}) });
    await waitFor(async () => {
      expect(await client.call('searchProducts', listing)).toMatchObject({
        h1PageName: samples.listing.h1PageName,
      });
      expect(asked('searchProductsOf')).toHaveLength(1);
    });
    await client.call('searchProducts', listing);
    expect(asked('searchProductsOf')).toHaveLength(1);
  });
});

describe('without a search on trial, search goes to the stored URL [SEA-14]', () => {
  const off = (name: string, value: string) => ({
    applicationProperties: callSamples.properties.applicationProperties.map((one) =>
      one.name === name ? { name, value } : one,
    ),
  });
  test.each([
    ['none answers', { searchab: new Reply(404, {}) }],
    ['it is switched off', { searchab: onTrial, properties: off('Search_AB_Web', 'false') }],
    ['it is switched off remotely', { searchab: onTrial, remoteConfig: { entries: { search_ab: 'off' } } }],
    ['what it answers is no address', { searchab: { ...onTrial, webApiURL: 'http://' } }],
  ] as const)('when %s', async (_, overrides) => {
    const { client, asked } = await open(overrides);
    await waitFor(() => expect(asked('properties')).not.toHaveLength(0));
    await client.call('searchProducts', listing);
    await client.call('searchProducts', listing);
    expect(asked('searchProductsOf')).toHaveLength(0);
    expect(asked('searchProducts')).toHaveLength(3);
  });
});

test('a call that is no search asks for nothing more', async () => {
  const { client, shop } = setUp();
  writeStored('browserId', 'kept');
  await withSearchTest(client).call('popularProducts', {});
  expect(shop.log.map(({ name }) => name)).toEqual(['popularProducts']);
});
