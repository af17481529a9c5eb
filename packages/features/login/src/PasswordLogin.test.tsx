import { createClient } from '@luxe/client';
import { mockFetch, refusal, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordLogin } from './PasswordLogin.tsx';

async function logIn(overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides);
  const clock = { now: () => 0, sleep: () => Promise.resolve() };
  const onDone = vi.fn();
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c0">
      <PasswordLogin onDone={onDone} />
    </ResourcesProvider>,
  );
  await userEvent.type(screen.getByLabelText('Mobile number or e-mail'), '98123 45670');
  await userEvent.type(screen.getByLabelText('Password'), 'right password 1{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('loggedIn'), { timeout: 10_000 });
  return (name: string) => shop.log.filter((call) => call.name === name);
}

test('a captcha that is solved while the shopper types goes along with the password [AUT-11] [AUT-12]', async () => {
  const asked = await logIn();
  expect(asked('captcha')).toHaveLength(1);
  expect(asked('passwordLogin')[0]?.asked.body).toMatchObject({
    username: '9812345670',
    captchaToken: expect.any(String),
  });
});

test('one that failed keeps no shopper out [AUT-12]', async () => {
  const asked = await logIn({ captcha: refusal(404, 'UNKNOWN', 'No captcha here') });
  expect(asked('passwordLogin')[0]?.asked.body).toMatchObject({ captchaToken: null });
});
