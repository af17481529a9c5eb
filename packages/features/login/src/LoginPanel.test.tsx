import { createClient } from '@luxe/client';
import { mockFetch, refusal, wrongOtp, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { handClock } from './data/handClock.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { LoginPanel } from './LoginPanel.tsx';

const noWait = { now: () => 0, sleep: () => Promise.resolve() };

function shopOf(overrides: Overrides) {
  const { fetch, shop } = mockFetch(overrides);
  return {
    client: createClient({ baseUrl: '/api', fetch, clock: noWait }),
    asked: (name: string) => shop.log.filter((call) => call.name === name),
  };
}

function show(overrides: Overrides = {}, isDemo = false) {
  const { client, asked } = shopOf(overrides);
  const clock = handClock();
  const onLoggedIn = vi.fn();
  render(
    <ResourcesProvider client={client} hint="s0c1">
      <LoginPanel onLoggedIn={onLoggedIn} isDemo={isDemo} clock={clock} />
    </ResourcesProvider>,
  );
  return { asked, clock, onLoggedIn };
}

const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const code = () => screen.findByLabelText<HTMLInputElement>('Code of six digits');
async function toCode() {
  await userEvent.type(phone(), '98123 45670{Enter}');
  return code();
}

test('a phone and its code log in, the code without a press [AUT-01] [AUT-09]', async () => {
  const { asked, onLoggedIn } = show();
  const field = await toCode();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(asked('checkPhone')[0]?.asked.body).toMatchObject({ phone: '9812345670', countryCode: '91' });
  expect(screen.getByText('+91 981 234 5670')).toBeDefined();
  await userEvent.type(field, '481302');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  expect(asked('login')).toHaveLength(1);
});

test('a pasted code works too', async () => {
  const { onLoggedIn } = show();
  await userEvent.click(await toCode());
  await userEvent.paste('481 302');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
});

test('a number that cannot be one is refused beside the field, and taken back as soon as it is mended', async () => {
  const { asked } = show();
  await userEvent.type(phone(), '12345{Enter}');
  expect(screen.getByText(/^Enter a mobile number of ten digits/)).toBeDefined();
  expect(asked('checkPhone')).toHaveLength(0);
  await userEvent.clear(phone());
  await userEvent.type(phone(), '9812345670');
  expect(screen.queryByText(/^Enter a mobile number/)).toBeNull();
});

test('a wrong code leaves a guest a guest; the field is empty and has the focus [AUT-20]', async () => {
  const { onLoggedIn } = show();
  const field = await toCode();
  await userEvent.type(field, wrongOtp);
  expect(await screen.findByText('That code is not right. Check it and try again.')).toBeDefined();
  expect(onLoggedIn).not.toHaveBeenCalled();
  await waitFor(() => expect(field.value).toBe(''));
  expect(document.activeElement).toBe(field);
});

test('after too many tries only a new code helps', async () => {
  const { asked, clock } = show({ login: refusal(429, 'SSO-1005', 'Too many tries. Ask for a new code.') });
  await userEvent.type(await toCode(), '481302');
  expect(await screen.findByText('Too many tries. Ask for a new code.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(true);
  act(() => clock.pass(30_000));
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(asked('resendOtp')).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false),
  );
});

test('says when the code can be sent again, then sends it [AUT-19]', async () => {
  const { clock, asked } = show();
  await toCode();
  expect(screen.getByText('Send it again in 30 s')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
  act(() => clock.pass(6000));
  expect(screen.getByText('Send it again in 24 s')).toBeDefined();
  act(() => clock.pass(24_000));
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(asked('resendOtp')).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toContain('A new code is on its way.');
});

test('the number can be changed and is kept', async () => {
  show();
  await toCode();
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
  expect(phone().value).toBe('9812345670');
});

test.each([
  [
    refusal(429, 'SSO-1029', 'Too many codes were sent. Try again in a few minutes.'),
    /^Too many codes were sent/,
  ],
  [refusal(503, 'E5030', 'Down'), /^That did not work/],
])('a code that cannot be sent says why', async (checkPhone, words) => {
  show({ checkPhone });
  await userEvent.type(phone(), '9812345670{Enter}');
  expect(await screen.findByText(words)).toBeDefined();
  expect(phone().value).toBe('9812345670');
});

test('a demonstration shop says where the code is', async () => {
  show({}, true);
  await toCode();
  expect(
    screen.getByText('Demonstration shop: the code is printed where the shop was started.'),
  ).toBeDefined();
});

test('in a dialog: closes once logged in', async () => {
  const onOpenChange = vi.fn();
  const onLoggedIn = vi.fn();
  render(
    <ResourcesProvider client={shopOf({}).client} hint="s0c1">
      <LoginDialog open onOpenChange={onOpenChange} onLoggedIn={onLoggedIn} clock={handClock()} />
    </ResourcesProvider>,
  );
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
  await userEvent.type(await toCode(), '481302');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
