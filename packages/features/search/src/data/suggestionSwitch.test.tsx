import { createClient } from '@luxe/client';
import { mockFetch, Reply, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useSuggestions } from './useSuggestions.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const settings = (value: string) => ({ applicationProperties: [{ name: 'Search_Elastic_Json', value }] });

/** Types a text while the request for the switches waits. `answer` lets it end. */
function typeBeforeSwitches(overrides: Overrides) {
  const { fetch, shop } = mockFetch(overrides, {});
  const gate = Promise.withResolvers<void>();
  const client = createClient({
    baseUrl: '/api',
    fetch: async (input, init) => {
      if (String(input).includes('getApplicationProperties')) await gate.promise;
      return fetch(input, init);
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ResourcesProvider client={client} hint="s0c0">
      {children}
    </ResourcesProvider>
  );
  const { result } = renderHook(() => useSuggestions('tote', 'luxury'), { wrapper });
  const countOf = (name: string) => shop.log.filter((entry) => entry.name === name).length;
  return { result, countOf, answer: () => gate.resolve() };
}

describe('before the switches are known [CFG-01]', () => {
  it('no suggestions are requested, and products are', async () => {
    const { result, countOf, answer } = typeBeforeSwitches({
      properties: settings('{"suggestions":false}'),
    });
    await waitFor(() => expect(countOf('popularProducts')).toBe(1));
    expect(countOf('suggestions')).toBe(0);
    expect(result.current.isOn).toBe(false);
    answer();
    await waitFor(() => expect(countOf('properties')).toBe(1));
    expect(countOf('suggestions')).toBe(0);
  });

  it.each([
    ['the shop has them on', { properties: settings('{"suggestions":true}') }],
    ['the shop lacks the switch', { properties: { applicationProperties: [] } }],
    ['the switches cannot be read', { properties: new Reply(404, {}) }],
  ] satisfies [string, Overrides][])(
    'the typed text waits, and is requested when %s',
    async (_, overrides) => {
      const { result, countOf, answer } = typeBeforeSwitches(overrides);
      await waitFor(() => expect(countOf('popularProducts')).toBe(1));
      expect(countOf('suggestions')).toBe(0);
      answer();
      await waitFor(() => expect(result.current.suggestions.length).toBeGreaterThan(0));
      expect(countOf('suggestions')).toBe(1);
    },
  );
});
