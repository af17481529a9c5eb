import { createClient } from '@luxe/client';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useCatalogue } from './useCatalogue.ts';

function Shell() {
  return (
    <>
      <header>{useCatalogue()}</header>
      <Link to="/explore/winter-edit">Luxury</Link>
      <Link to="/explore/wedding-season">Wedding</Link>
      <Outlet />
    </>
  );
}

function Page({ own }: { own: 'luxury' | 'indiluxe' }) {
  useCatalogue(own);
  return null;
}

test('the header uses the catalogue that a page reports, else the catalogue of the path', async () => {
  const router = createMemoryRouter([
    {
      element: <Shell />,
      children: [
        { path: '/', element: null },
        { path: '/explore/winter-edit', element: <Page own="luxury" /> },
        { path: '/explore/wedding-season', element: <Page own="indiluxe" /> },
      ],
    },
  ]);
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
      <RouterProvider router={router} />
    </ResourcesProvider>,
  );
  const header = () => screen.getByRole('banner').textContent;
  expect(header()).toBe('luxury');
  await userEvent.click(screen.getByRole('link', { name: 'Wedding' }));
  await expect.poll(header).toBe('indiluxe');
  await userEvent.click(screen.getByRole('link', { name: 'Luxury' }));
  await expect.poll(header).toBe('luxury');
});
