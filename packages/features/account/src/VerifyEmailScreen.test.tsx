import { createClient } from '@luxe/client';
import { fault, mockFetch, errorReply, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };

function show(overrides: Overrides = {}, token = 'a-link') {
  const { fetch, shop } = mockFetch(overrides);
  render(
    <StrictMode>
      <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c0">
        <VerifyEmailScreen token={token} />
      </ResourcesProvider>
    </StrictMode>,
  );
  return () =>
    shop.log.filter(({ name }) => name === 'verifyEmail').map(({ request }) => request.params.token);
}
const heading = () => screen.findByRole('heading', { level: 1 });

test('confirms the e-mail address with one request, even if React runs effects twice [AUT-15]', async () => {
  const sentTokens = show();
  await screen.findByRole('heading', { level: 1, name: 'Your e-mail address is confirmed' });
  expect(screen.getByRole('status').textContent).toBe('Your e-mail address is confirmed');
  expect(sentTokens()).toEqual(['a-link']);
});

test.each([
  [409, 'SSO-1009', 'This link was already used'],
  [410, 'SSO-1007', 'This link has expired'],
  [409, 'SSO-1008', 'This address belongs to another account'],
  [400, 'INVALID_REQUEST', 'This link is not valid'],
  [404, 'SSO-1006', 'This link is not valid'],
])(
  'when the response is %i %s, explains what is wrong with the link: "%s" [AUT-15]',
  async (status, code, title) => {
    show({ verifyEmail: errorReply(status, code, 'No.') });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toBeDefined();
  },
);

test('without a token in the URL, shows the link as invalid and sends no request', async () => {
  const sentTokens = show({}, '');
  expect((await heading()).textContent).toContain('This link is not valid');
  expect(sentTokens()).toEqual([]);
});

test('shows an error after a failed request, and a button that sends the request again', async () => {
  const sentTokens = show(fault('verifyEmail', '4xx'));
  await screen.findByRole('heading', { level: 1, name: 'The address could not be confirmed' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sentTokens()).toHaveLength(2));
});
