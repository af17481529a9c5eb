import { createClient } from '@luxe/client';
import { fault, mockFetch, refusal, type Overrides } from '@luxe/contract/testing';
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
  return () => shop.log.filter(({ name }) => name === 'verifyEmail').map(({ asked }) => asked.params.token);
}
const heading = () => screen.findByRole('heading', { level: 1 });

test('a good link is used once, however often the page is drawn, and says which address [AUT-15]', async () => {
  const asked = show();
  await screen.findByRole('heading', { level: 1, name: 'Your e-mail address is confirmed' });
  expect(screen.getByRole('status').textContent).toBe('Your e-mail address is confirmed');
  expect(asked()).toEqual(['a-link']);
});

test.each([
  [409, 'SSO-1009', 'This link was used already'],
  [410, 'SSO-1007', 'This link has expired'],
  [409, 'SSO-1008', 'This address belongs to another account'],
  [400, 'INVALID_REQUEST', 'This link is not one of ours'],
  [404, 'SSO-1006', 'This link is not one of ours'],
])('a link refused with %i %s: "%s" [AUT-15]', async (status, code, words) => {
  show({ verifyEmail: refusal(status, code, 'No.') });
  await screen.findByRole('heading', { level: 1, name: words });
  expect(screen.getByRole('link', { name: 'To your profile' })).toBeDefined();
});

test('without a token nothing is asked', async () => {
  const asked = show({}, '');
  expect((await heading()).textContent).toContain('This link is not one of ours');
  expect(asked()).toEqual([]);
});

test('trouble is told, and the link is tried again', async () => {
  const asked = show(fault('verifyEmail', '4xx'));
  await screen.findByRole('heading', { level: 1, name: 'The address could not be confirmed' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
});
