import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useBagScreen } from './useBagScreen.ts';

test('the bag is a screen, and an empty bag is another, each once until it changes [ANA-14]', () => {
  const track = vi.fn();
  const client = createClient({ baseUrl: '/api', fetch: mockFetch().fetch });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ResourcesProvider client={client} track={track} hint="s0c1">
      {children}
    </ResourcesProvider>
  );
  const { rerender } = renderHook(useBagScreen, { wrapper, initialProps: undefined as never });
  for (const cart of [samples.cart, { ...samples.cart }, samples.cartEmpty, samples.cartEmpty])
    rerender(cart as never);
  expect(track.mock.calls).toEqual([
    ['screen viewed', { screen: 'Cart' }],
    ['screen viewed', { screen: 'Cart - Empty' }],
  ]);
});
