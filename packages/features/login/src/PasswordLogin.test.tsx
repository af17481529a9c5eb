import { createClient } from '@luxe/client';
import { mockFetch, errorReply, type Overrides } from '@luxe/contract/testing';
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

test('sends the password with the token of a captcha solved during typing [AUT-11] [AUT-12]', async () => {
  const callsTo = await logIn();
  expect(callsTo('storeCaptcha')).toHaveLength(1);
  expect(callsTo('passwordLogin')[0]?.request.body).toMatchObject({
    username: '9812345670',
    captchaToken: expect.any(String),
  });
});

test('logs in without a captcha token when the captcha fails [AUT-12]', async () => {
  const callsTo = await logIn({ storeCaptcha: errorReply(404, 'UNKNOWN', 'No captcha here') });
  expect(callsTo('passwordLogin')[0]?.request.body).toMatchObject({ captchaToken: null });
});
