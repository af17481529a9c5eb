import { createClient } from '@luxe/client';
import { formatConsent, onlyNecessary } from '@luxe/contract/consent';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ModalHost } from '@luxe/ui/modal-host';
import { ToastProvider } from '@luxe/ui/toast';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsentHost } from './ConsentHost.tsx';
import { Later } from './Later.tsx';

// The module listens to the document, which tests of other files share.
vi.mock('../events/consent.ts', () => ({
  applyConsent: () => undefined,
  onConsentChange: () => () => undefined,
  readConsent: () => undefined,
}));

vi.mock('./ConsentHost.tsx', { spy: true });

beforeEach(() => {
  vi.mocked(ConsentHost).mockClear();
  // Without the service worker, nothing is stored for visits offline.
  document.documentElement.dataset['worker'] = 'off';
});
afterEach(() => {
  delete document.documentElement.dataset['worker'];
  document.cookie = 'consent=; path=/; max-age=0';
  localStorage.clear();
});

function open() {
  const { fetch } = mockFetch();
  const router = createMemoryRouter([{ path: '*', element: <Later /> }]);
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c0">
      <ToastProvider>
        <ModalHost pathname="/">
          <RouterProvider router={router} />
        </ModalHost>
      </ToastProvider>
    </ResourcesProvider>,
  );
}

// The code of the question loads first.
const findBanner = () => screen.findByRole('region', { name: 'Cookies on LUXE' });
const queryBanner = () => screen.queryByRole('region', { name: 'Cookies on LUXE' });

test('asks about cookies without an answer', async () => {
  open();
  expect(await findBanner()).toBeDefined();
  expect(ConsentHost).toHaveBeenCalled();
});

test('renders no question after an answer that the store has logged', async () => {
  const at = Math.floor(Date.now() / 1000);
  const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
  const answer = { choices: onlyNecessary, source: 'banner', at, id, isLogged: true } as const;
  document.cookie = `consent=${formatConsent(answer)}; path=/`;
  open();
  await screen.findByRole('region', { name: 'Notifications' });
  expect(queryBanner()).toBeNull();
  expect(ConsentHost).not.toHaveBeenCalled();
});
