import { render, screen, waitFor } from '@testing-library/react';
import { createClient } from '@luxe/client';
import { allAllowed, formatConsent, onlyNecessary, type ConsentChoices } from '@luxe/contract/consent';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rails } from './Rails.tsx';
import type { RailsProps } from './data/useRails.ts';

const consentTo = (choices: ConsentChoices) => {
  const at = Math.floor(Date.now() / 1000);
  const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
  document.cookie = `consent=${formatConsent({ choices, source: 'banner', at, id, isLogged: true })}`;
};

beforeEach(() => {
  localStorage.clear();
  consentTo(allAllowed);
});
afterEach(() => vi.unstubAllGlobals());

function show(props: RailsProps, overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides);
  const view = render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c0">
      <Rails {...props} />
    </ResourcesProvider>,
  );
  const requestBodies = () =>
    shop.log.filter(({ name }) => name === 'personalizedProducts').map((call) => call.request.body);
  return { ...view, requestBodies };
}

test('requests rails for a product page without listing its product as viewed [PER-01]', async () => {
  localStorage.setItem('recentlyViewed luxury', '["mp2","mp1"]');
  const { requestBodies } = show({ page: 'product', catalogue: 'luxury', productId: 'mp1' });
  await screen.findByRole('region', { name: 'Recently viewed' });
  expect(requestBodies()).toEqual([
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

test('sends no viewed products of an earlier consent', async () => {
  consentTo(onlyNecessary);
  localStorage.setItem('recentlyViewed luxury', '["mp2"]');
  const { requestBodies } = show({ page: 'home', catalogue: 'luxury' });
  await waitFor(() =>
    expect(requestBodies()).toEqual([{ channel: 'web', base_site: 'lux', page: 'home', category: 'LSH1' }]),
  );
});

test('sends the root category and only the viewed products of the current catalogue', async () => {
  localStorage.setItem('recentlyViewed luxury', '["mp2"]');
  const { requestBodies } = show({ page: 'home', catalogue: 'indiluxe' });
  await waitFor(() =>
    expect(requestBodies()).toEqual([{ channel: 'web', base_site: 'lux', page: 'home', category: 'ISH1' }]),
  );
});

test('requests nothing before the shopper scrolls near the rails [PER-01]', async () => {
  let notify: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        notify = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { requestBodies } = show({ page: 'home', catalogue: 'luxury' });
  const entry = (isIntersecting: boolean) => [{ isIntersecting }] as IntersectionObserverEntry[];
  notify(entry(false), {} as IntersectionObserver);
  await import('./RailsContent.tsx');
  expect(requestBodies()).toEqual([]);
  notify(entry(true), {} as IntersectionObserver);
  await screen.findByRole('region', { name: 'Pairs well with' });
  expect(requestBodies()).toHaveLength(1);
});

test('watches for rails in the window, and 800 px around it once the page is used', async () => {
  const observers: { rootMargin: string | undefined; isConnected: boolean }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own;
      constructor(_: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
        this.#own = { rootMargin, isConnected: true };
        observers.push(this.#own);
      }
      observe() {}
      disconnect() {
        this.#own.isConnected = false;
      }
    },
  );
  const { unmount } = show({ page: 'home', catalogue: 'luxury' });
  expect(observers).toEqual([{ rootMargin: '0px', isConnected: true }]);
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  const wide = { rootMargin: '800px', isConnected: true };
  await waitFor(() => expect(observers).toEqual([{ rootMargin: '0px', isConnected: false }, wide]));
  unmount();
  expect(observers.some(({ isConnected }) => isConnected)).toBe(false);
});

test.each([
  ['fails', fault('personalizedProducts', '5xx')],
  ['returns no rails', { personalizedProducts: { rails: [] } }],
] satisfies [string, Overrides][])(
  'makes one request and renders nothing when the store %s',
  async (_, overrides) => {
    const { container, requestBodies } = show({ page: 'home', catalogue: 'luxury' }, overrides);
    await waitFor(() => expect(requestBodies()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await waitFor(() => expect(container.textContent).toBe(''));
    expect(samples.personalizedProducts.rails.length).toBeGreaterThan(0);
    expect(requestBodies()).toHaveLength(1);
  },
);

test('sends the ids of the products that the page links to', async () => {
  const main = document.createElement('main');
  main.innerHTML = `<a href="/bag/p-mp000000000000101?color=Tan">A</a><a href="/p-mp000000000000102">B</a>
    <a href="/bag/p-mp000000000000101">A</a><a href="/bags/c-lsh10">Bags</a>`;
  document.body.append(main);
  const { requestBodies } = show({ page: 'home', catalogue: 'luxury' });
  await waitFor(() => expect(requestBodies()).toHaveLength(1));
  expect(requestBodies()[0]).toMatchObject({ shown: ['mp000000000000101', 'mp000000000000102'] });
  main.remove();
});
