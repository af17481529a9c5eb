import type { Client } from '@luxe/client';
import { Reply } from '@luxe/contract/testing';
import { samples, callSamples } from '@luxe/contract/samples';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { setUp } from '../testing.tsx';
import { readStored } from '../state/storage.ts';
import { withSearchTest } from './withSearchTest.ts';

beforeEach(() => localStorage.clear());

const onTrial = {
  testVersion: 'B',
  testSuggestVersion: 'S2',
  webApiURL: 'https://search.example/v2/lux/products/searchProducts/new-first',
  webLuxSasApiURL: '/v2/lux/products/suggestions/brands-first',
  webIndiLuxSasApiURL: '/v2/lux/products/suggestions',
};
const listing = { query: { searchText: ':relevance:category:LSH10' } };
const typed = (isLuxuryWeb: 'true' | 'false') => ({ query: { searchString: 'ba', isLuxuryWeb } });

/**
 * Makes a first search. This search requests the search variant of the browser, but does not wait for the
 * response.
 */
async function open(overrides: Parameters<typeof setUp>[0] = { searchab: onTrial }) {
  const parts = setUp(overrides);
  const client = withSearchTest(parts.client);
  await client.call('searchProducts', listing);
  return { ...parts, client };
}

describe('a search test [SEA-07]', () => {
  it('sends searches, and the suggestions of each catalogue, to the URLs of test variants', async () => {
    const { client, findRequests } = await open();
    expect(findRequests('searchProducts')).toHaveLength(1);
    await waitFor(async () => {
      await client.call('searchProducts', listing);
      expect(findRequests('searchProductsOf')).not.toHaveLength(0);
    });
    expect(findRequests('searchProductsOf')[0]?.request).toMatchObject({
      params: { variant: 'new-first' },
      query: { searchText: listing.query.searchText, test: 'B' },
    });
    await client.call('suggestions', typed('true'));
    await client.call('suggestions', typed('false'));
    expect(findRequests('suggestionsOf')[0]?.request).toMatchObject({
      params: { variant: 'brands-first' },
      query: { test: 'S2', isLuxuryWeb: 'true' },
    });
    expect(findRequests('suggestions')[0]?.request.query).toMatchObject({ test: 'S2', isLuxuryWeb: 'false' });
  });

  it('stores the variant of suggestions, and sends the same browser id until the tab closes [SEA-09] [DAT-04]', async () => {
    const { findRequests } = await open();
    await waitFor(() => expect(readStored('testSuggestVersion')).toBe('S2'));
    const { sessionUID } = findRequests('searchab')[0]?.request.query ?? {};
    expect(sessionUID).toBe(sessionStorage.getItem('browserId'));
    const again = await open();
    await waitFor(() =>
      expect(again.findRequests('searchab')[0]?.request.query['sessionUID']).toBe(sessionUID),
    );
  });

  it('requests the variant once for all searches and suggestions', async () => {
    const { client, findRequests } = await open();
    await Promise.all([client.call('suggestions', typed('true')), client.call('searchProducts', listing)]);
    await waitFor(() => expect(findRequests('searchab')).toHaveLength(1));
  });

  it('ends with its first failure, so that all later searches use the usual calls', async () => {
    const { client, findRequests } = await open({ searchab: onTrial, searchProductsOf: new Reply(404, {}) });
    await waitFor(async () => {
      expect(await client.call('searchProducts', listing)).toMatchObject({
        h1PageName: samples.listing.h1PageName,
      });
      expect(findRequests('searchProductsOf')).toHaveLength(1);
    });
    await client.call('searchProducts', listing);
    expect(findRequests('searchProductsOf')).toHaveLength(1);
  });
});

describe('if no search test can be used, search requests go to the usual URL [SEA-14]', () => {
  const off = (name: string, value: string) => ({
    applicationProperties: callSamples.properties.applicationProperties.map((one) =>
      one.name === name ? { name, value } : one,
    ),
  });
  test.each([
    ['there is none', { searchab: new Reply(404, {}) }],
    ['it is switched off', { searchab: onTrial, properties: off('Search_AB_Web', 'false') }],
    ['it is switched off remotely', { searchab: onTrial, remoteConfig: { entries: { search_ab: 'off' } } }],
    ['its URL is invalid', { searchab: { ...onTrial, webApiURL: 'http://' } }],
  ] as const)('when %s', async (_, overrides) => {
    const { client, findRequests } = await open(overrides);
    await waitFor(() => expect(findRequests('properties')).not.toHaveLength(0));
    await client.call('searchProducts', listing);
    await client.call('searchProducts', listing);
    expect(findRequests('searchProductsOf')).toHaveLength(0);
    expect(findRequests('searchProducts')).toHaveLength(3);
  });
});

test('a call other than a search does not request the search variant', async () => {
  const { client, shop } = setUp();
  await withSearchTest(client).call('popularProducts', {});
  expect(shop.log.map(({ name }) => name)).toEqual(['popularProducts']);
});

test('each search has a random id that ends with the tab, and no id that lasts longer [SEA-09]', async () => {
  const sent: (string | null)[] = [];
  const inner: Client = {
    call: async (name, args) => {
      if (name === 'searchProducts') sent.push(args?.headers?.['unique-browser-id'] ?? null);
      return samples[name as 'searchProducts'] as never;
    },
  };
  const client = withSearchTest(inner);
  sessionStorage.clear();
  await client.call('searchProducts', { query: { searchText: 'a', page: 0, pageSize: 24 } });
  await client.call('searchProducts', { query: { searchText: 'b', page: 0, pageSize: 24 } });
  sessionStorage.clear();
  await client.call('searchProducts', { query: { searchText: 'c', page: 0, pageSize: 24 } });
  expect(sent[0]).toMatch(/^[\da-f-]{36}$/);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(sent[2]);
});
