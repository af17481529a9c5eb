import { render, screen, waitFor } from '@testing-library/react';
import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rails, type RailsProps } from './Rails.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function show(props: RailsProps, overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides);
  const view = render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c0">
      <Rails {...props} />
    </ResourcesProvider>,
  );
  const asked = () =>
    shop.log.filter(({ name }) => name === 'personalizedProducts').map((call) => call.asked.body);
  return { ...view, asked };
}

test('asks for a page as the specification says, without the product that is looked at [PER-01]', async () => {
  localStorage.setItem('recentlyViewed luxury', '["mp2","mp1"]');
  const { asked } = show({ page: 'product', catalogue: 'luxury', productId: 'mp1' });
  await screen.findByRole('region', { name: 'Recently viewed' });
  expect(asked()).toEqual([
    {
      channel: 'web',
      base_site: 'lux',
      page: 'product',
      product_id: 'mp1',
      category: 'LSH1',
      viewed: ['mp2'],
    },
  ]);
});

test('each catalogue has what was looked at there, and what sells best there', async () => {
  localStorage.setItem('recentlyViewed luxury', '["mp2"]');
  const { asked } = show({ page: 'home', catalogue: 'indiluxe' });
  await waitFor(() =>
    expect(asked()).toEqual([{ channel: 'web', base_site: 'lux', page: 'home', category: 'ISH1' }]),
  );
});

test('nothing is asked for before the shopper comes near [PER-01]', async () => {
  let tell: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { asked } = show({ page: 'home', catalogue: 'luxury' });
  const entry = (isIntersecting: boolean) => [{ isIntersecting }] as IntersectionObserverEntry[];
  tell(entry(false), {} as IntersectionObserver);
  await import('./RailsContent.tsx');
  expect(asked()).toEqual([]);
  tell(entry(true), {} as IntersectionObserver);
  await screen.findByRole('region', { name: 'Kept with' });
  expect(asked()).toHaveLength(1);
});

test.each([
  ['fails', fault('personalizedProducts', '5xx')],
  ['has nothing', { personalizedProducts: { rails: [] } }],
] satisfies [string, Overrides][])(
  'a store that %s leaves nothing behind, and is asked once',
  async (_, overrides) => {
    const { container, asked } = show({ page: 'home', catalogue: 'luxury' }, overrides);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await waitFor(() => expect(container.textContent).toBe(''));
    expect(samples.personalizedProducts.rails.length).toBeGreaterThan(0);
    expect(asked()).toHaveLength(1);
  },
);

test('the store learns which products the page shows already', async () => {
  const main = document.createElement('main');
  main.innerHTML = `<a href="/bag/p-mp000000000000101?color=Tan">A</a><a href="/p-mp000000000000102">B</a>
    <a href="/bag/p-mp000000000000101">A</a><a href="/bags/c-lsh10">Bags</a>`;
  document.body.append(main);
  const { asked } = show({ page: 'home', catalogue: 'luxury' });
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({ shown: ['mp000000000000101', 'mp000000000000102'] });
  main.remove();
});
