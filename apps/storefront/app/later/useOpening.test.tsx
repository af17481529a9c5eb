import { createClient } from '@luxe/client';
import { mockFetch } from '@luxe/contract/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

const products = { query: { searchString: '', page: 0, size: 3, isLuxuryWeb: 'true' } } as const;

/** A shop at `path`. Its requests and the loader of the next page wait. */
async function openShop(path: string) {
  // Requests that other tests have left open do not count here.
  vi.resetModules();
  const { ResourcesProvider, useCall } = await import('@luxe/resources');
  const { useOpening } = await import('./useOpening.ts');
  const Frame = () => (
    <>
      <p data-testid="opening">{String(useOpening())}</p>
      <Outlet />
    </>
  );
  /** A page with two requests. */
  const Next = () => {
    useCall('popularProducts', products);
    useCall('navigation', { query: { catalogue: 'luxury' } });
    return <h1>Next</h1>;
  };
  const { fetch } = mockFetch({}, {});
  const loader = Promise.withResolvers<null>();
  const popular = Promise.withResolvers<void>();
  const menus = Promise.withResolvers<void>();
  const client = createClient({
    baseUrl: '/api',
    fetch: async (input, init) => {
      await (String(input).includes('nav-menu') ? menus : popular).promise;
      return fetch(input, init);
    },
  });
  const router = createMemoryRouter(
    [
      {
        id: 'frame',
        element: <Frame />,
        children: [
          { id: 'home', path: '/', element: <h1>Home</h1> },
          { id: 'next', path: '/next', element: <Next />, loader: () => loader.promise },
        ],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { next: null } } },
  );
  render(
    <ResourcesProvider client={client} hint="s0c0">
      <RouterProvider router={router} />
    </ResourcesProvider>,
  );
  const isOpening = () => screen.getByTestId('opening').textContent;
  return { router, loader, popular, menus, isOpening };
}

/** Waits until all timers of 0 ms have run. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

test('a page is opening until the last of its requests has ended [SHL-22]', async () => {
  const { router, loader, popular, menus, isOpening } = await openShop('/');
  expect(isOpening()).toBe('false');
  void router.navigate('/next');
  await waitFor(() => expect(isOpening()).toBe('true'));
  loader.resolve(null);
  await screen.findByRole('heading', { name: 'Next' });
  await settle();
  expect(isOpening()).toBe('true');
  popular.resolve();
  await settle();
  expect(isOpening()).toBe('true');
  menus.resolve();
  await waitFor(() => expect(isOpening()).toBe('false'));
});

test('the requests of the first page, which is open, do not count', async () => {
  const { popular, menus, isOpening } = await openShop('/next');
  await screen.findByRole('heading', { name: 'Next' });
  await settle();
  expect(isOpening()).toBe('false');
  popular.resolve();
  menus.resolve();
  await settle();
  expect(isOpening()).toBe('false');
});
