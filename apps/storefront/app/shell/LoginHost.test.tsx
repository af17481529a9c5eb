import { createClient } from '@luxe/client';
import { mockFetch, errorReply, wrongPassword, type MockStart, type Overrides } from '@luxe/contract/testing';
import { notifySessionLost, ResourcesProvider, useSession } from '@luxe/resources';
import { ModalHost } from '@luxe/ui/modal-host';
import { ToastProvider } from '@luxe/ui/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useLogin } from '../contexts/loginContext.ts';
import { LoginHost } from './LoginHost.tsx';
import { SettingsContext } from '../contexts/settings.ts';

afterEach(() => localStorage.clear());

const settings = {
  publicOrigin: 'http://localhost',
  isDemo: false,
  serviceNumber: '',
  singleSignOn: true,
  theme: 'dark',
  customTheme: '',
  setTheme: () => undefined,
} as const;
const noWait = { now: () => 0, sleep: () => Promise.resolve() };
const deletedMessage =
  'Your account deletion is in progress and your account is temporary locked. Please try logging in after few days.';

function Page() {
  const session = useSession();
  const login = useLogin();
  const { pathname } = useLocation();
  return (
    <>
      <p>{`${session.status} at ${pathname}`}</p>
      <button onClick={() => void session.logout()}>Leave</button>
      <button onClick={() => login.open()}>Enter</button>
    </>
  );
}

function show(
  path: string,
  overrides: Overrides = {},
  start: MockStart = { loginType: 'customer' },
  singleSignOn = true,
) {
  const { fetch } = mockFetch(overrides, start);
  const client = createClient({ baseUrl: '/api', fetch, clock: noWait });
  const hint = start.loginType === 'customer' ? 's1c1' : 's0c1';
  const router = createMemoryRouter(
    [
      {
        element: (
          <LoginHost>
            <Outlet />
          </LoginHost>
        ),
        children: [
          { path: '/slow', loader: () => new Promise(() => undefined), element: <Page /> },
          { path: '*', element: <Page /> },
        ],
      },
    ],
    { initialEntries: ['/luxury', path], initialIndex: 1 },
  );
  render(
    <SettingsContext value={{ ...settings, singleSignOn }}>
      <ResourcesProvider client={client} hint={hint}>
        <ToastProvider>
          <ModalHost pathname={path}>
            <RouterProvider router={router} />
          </ModalHost>
        </ToastProvider>
      </ResourcesProvider>
    </SettingsContext>,
  );
  return router;
}

const leave = () => userEvent.click(screen.getByRole('button', { name: 'Leave', hidden: true }));
const dialog = () => screen.findByRole('dialog', { name: 'Log in' }, { timeout: 10_000 });
const queryLogoutMessage = () => screen.queryByText('You have been logged out, please login.');

test.each(['/my-account/orders', '/my-account/saved-addresses', '/cart', '/checkout'])(
  'logging out at %s shows a message and the login; after a new login, the home page opens [AUT-04]',
  async (path) => {
    const router = show(path);
    await screen.findByText(`customer at ${path}`);
    await leave();
    await dialog();
    expect(queryLogoutMessage()).not.toBeNull();
    await userEvent.type(
      await screen.findByLabelText('Mobile number or e-mail', {}, { timeout: 10_000 }),
      '9812345670{Enter}',
    );
    await userEvent.type(await screen.findByLabelText('6-digit code'), '481302');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.historyAction).toBe('REPLACE');
  },
);

test.each(['/luxury', '/my-account/order-v2', '/bags/c-lsh10'])(
  'logging out at %s, which is not a private page, shows no message and no login [AUT-04]',
  async (path) => {
    show(path);
    await screen.findByText(`customer at ${path}`);
    await leave();
    await screen.findByText(`guest at ${path}`);
    expect([queryLogoutMessage(), screen.queryByRole('dialog')]).toEqual([null, null]);
  },
);

test('without single sign-on, logging out opens the home page with a message [AUT-04, AUT-11]', async () => {
  const router = show('/cart', {}, { loginType: 'customer' }, false);
  await screen.findByText('customer at /cart');
  await leave();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(queryLogoutMessage()).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without single sign-on, the shopper logs in with a password [AUT-11]', async () => {
  show('/luxury', {}, {}, false);
  await userEvent.click(await screen.findByRole('button', { name: 'Enter' }));
  await dialog();
  await userEvent.type(
    await screen.findByLabelText('Mobile number or e-mail', {}, { timeout: 10_000 }),
    '98123 45670',
  );
  await userEvent.type(screen.getByLabelText('Password'), `${wrongPassword}{Enter}`);
  expect(await screen.findByText('Invalid user/password or user not found')).toBeDefined();
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), 'right password 1{Enter}');
  await screen.findByText('customer at /luxury');
});

test('logging out during navigation to a public page shows no message or login [AUT-06]', async () => {
  const router = show('/my-account/update-profile');
  await screen.findByText('customer at /my-account/update-profile');
  act(() => void router.navigate('/slow'));
  await leave();
  await screen.findByText('guest at /my-account/update-profile');
  // Waits for the module that decides which pages are private. Only after this module has loaded could the
  // login open.
  await import('./isPrivatePage.ts');
  await waitFor(() => expect([queryLogoutMessage(), screen.queryByRole('dialog')]).toEqual([null, null]));
});

test('a logout in another tab shows a message and the login in this tab [AUT-04]', async () => {
  show('/cart', { session: () => errorReply(401, 'InvalidTokenError', 'Access token expired') });
  await screen.findByText('customer at /cart');
  act(() => notifySessionLost());
  await dialog();
  expect(queryLogoutMessage()).not.toBeNull();
});

test('an account pending deletion closes the login and shows a message over the page [AUT-06]', async () => {
  show('/luxury', { login: errorReply(409, 'SSO-1201', deletedMessage) }, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Enter' }));
  await dialog();
  await userEvent.type(
    await screen.findByLabelText('Mobile number or e-mail', {}, { timeout: 10_000 }),
    '9812345670{Enter}',
  );
  await userEvent.type(await screen.findByLabelText('6-digit code'), '481302');
  expect(await screen.findByText(deletedMessage)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
