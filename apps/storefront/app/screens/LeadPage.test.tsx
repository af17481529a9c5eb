import { createClient } from '@luxe/client';
import { mockFetch } from '@luxe/contract/testing';
import { readSentLead } from '@luxe/feature-leads/sent-lead';
import { ResourcesProvider } from '@luxe/resources';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SettingsContext, type Settings } from '../contexts/settings.ts';
import LeadPage from './LeadPage.tsx';

const settings: Settings = {
  ...{ publicOrigin: 'https://shop.example', isDemo: false, serviceNumber: '', singleSignOn: true },
  ...{ theme: 'dark', customTheme: '', setTheme: () => undefined },
};
const form = new URLSearchParams({ name: 'Ananya Rao', phone: '12345' });
const posted = readSentLead('callback', form, ['2026-11-30', '2026-12-29']);

test('a form that was sent without scripts is shown once: opened again by a link, it begins empty [CON-07]', async () => {
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: <Outlet />,
        loader: () => null,
        shouldRevalidate: () => false,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/rtcb-template1', element: <LeadPage /> },
        ],
      },
    ],
    { initialEntries: ['/rtcb-template1'], hydrationData: { loaderData: { root: { posted } } } },
  );
  const { fetch } = mockFetch();
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c0">
      <SettingsContext value={settings}>
        <RouterProvider router={router} />
      </SettingsContext>
    </ResourcesProvider>,
  );
  const name = () => screen.findByLabelText<HTMLInputElement>('Your name');
  expect((await name()).value).toBe('Ananya Rao');
  expect(screen.getByText('Please check the marked fields')).toBeDefined();

  await act(() => router.navigate('/'));
  await screen.findByRole('heading', { name: 'Home' });
  await act(() => router.navigate('/rtcb-template1'));
  expect((await name()).value).toBe('');
  expect(screen.queryByText('Please check the marked fields')).toBeNull();
});
