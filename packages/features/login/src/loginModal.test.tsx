import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch, errorReply, wrongOtp, type Overrides } from '@luxe/contract/testing';
import { manualCountdownClock } from '@luxe/patterns/countdown-testing';
import { ResourcesProvider } from '@luxe/resources';
import { ModalHost, useModal, type ModalInput } from '@luxe/ui/modal-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createLogin } from './data/useLogin.ts';
import { loginModal } from './loginModal.tsx';
import type { LoginStepsProps } from './LoginSteps.tsx';

const noWait = { now: () => 0, sleep: () => Promise.resolve() };

function shopOf(overrides: Overrides) {
  const { fetch, shop } = mockFetch(overrides);
  return {
    client: createClient({ baseUrl: '/api', fetch, clock: noWait }),
    callsTo: (name: string) => shop.log.filter((call) => call.name === name),
  };
}

function Opener({
  input,
  onResult,
}: {
  input: ModalInput<LoginStepsProps>;
  onResult: (result: unknown) => void;
}) {
  const modals = useModal();
  return (
    <button type="button" onClick={() => void modals.open(loginModal, input).then(onResult)}>
      Open
    </button>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

async function show(overrides: Overrides = {}, isDemo = false) {
  const { client, callsTo } = shopOf(overrides);
  const clock = manualCountdownClock();
  const onResult = vi.fn();
  render(
    <ResourcesProvider client={client} hint="s0c1">
      <ModalHost pathname="/">
        <Opener input={{ isDemo, clock, login: createLogin() }} onResult={onResult} />
      </ModalHost>
    </ResourcesProvider>,
  );
  await open();
  await screen.findByLabelText('Mobile number or e-mail', {}, { timeout: 10_000 });
  return { callsTo, clock, onResult };
}

const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number or e-mail');
const code = () => screen.findByLabelText<HTMLInputElement>('6-digit code');
async function toCode() {
  await userEvent.type(phone(), '98123 45670{Enter}');
  return code();
}

test('logs in by phone and code, and submits the code once it is complete [AUT-01] [AUT-09]', async () => {
  const { callsTo, onResult } = await show();
  const field = await toCode();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(callsTo('checkPhone')[0]?.request.body).toMatchObject({ phone: '9812345670', countryCode: '91' });
  expect(screen.getByText('+91 981 234 5670')).toBeDefined();
  await userEvent.type(field, '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(callsTo('login')).toHaveLength(1);
});

test('accepts a pasted code', async () => {
  const { onResult } = await show();
  await userEvent.click(await toCode());
  await userEvent.paste('481 302');
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
});

test('shows an error beside an invalid number, and removes it as soon as the number is valid', async () => {
  const { callsTo } = await show();
  await userEvent.type(phone(), '12345{Enter}');
  expect(screen.getByText(/^Enter a mobile number of ten digits/)).toBeDefined();
  expect(callsTo('checkPhone')).toHaveLength(0);
  await userEvent.clear(phone());
  await userEvent.type(phone(), '9812345670');
  expect(screen.queryByText(/^Enter a mobile number/)).toBeNull();
});

test('does not log in with a wrong code, and empties and focuses the field [AUT-20]', async () => {
  const { onResult } = await show();
  const field = await toCode();
  await userEvent.type(field, wrongOtp);
  expect(await screen.findByText('That code is not right. Check it and try again.')).toBeDefined();
  expect(onResult).not.toHaveBeenCalled();
  await waitFor(() => expect(field.value).toBe(''));
  expect(document.activeElement).toBe(field);
});

test('requires a new code after too many attempts', async () => {
  const { callsTo, clock } = await show({
    login: errorReply(429, 'SSO-1005', 'Too many tries. Ask for a new code.'),
  });
  await userEvent.type(await toCode(), '481302');
  expect(await screen.findByText('Too many tries. Ask for a new code.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(true);
  act(() => clock.advance(30_000));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(callsTo('resendOtp')).toHaveLength(1));
  await userEvent.type(await code(), '48130');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
  expect(button.disabled).toBe(true);
  await userEvent.type(await code(), '2');
  await waitFor(() => expect(callsTo('login')).toHaveLength(2));
});

test('counts down until the code can be resent, then resends the code [AUT-19]', async () => {
  const { clock, callsTo } = await show();
  await toCode();
  expect(screen.getByText('New code in 0:30')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend' }).disabled).toBe(true);
  act(() => clock.advance(6000));
  expect(screen.getByText('New code in 0:24')).toBeDefined();
  act(() => clock.advance(24_000));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(callsTo('resendOtp')).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toContain('A new code is on its way.');
});

test('requests a new code when the provider can no longer resend the expired code', async () => {
  const { callsTo, clock } = await show({
    login: errorReply(400, 'SSO-1004', 'This code has expired. Please ask for a new one.'),
    resendOtp: errorReply(400, 'SSO-1002', 'Please ask for a new code.'),
  });
  await userEvent.type(await toCode(), '481302');
  expect(await screen.findByText('This code has expired. Please ask for a new one.')).toBeDefined();
  act(() => clock.advance(300_000));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(callsTo('checkPhone')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('A new code is on its way.'));
  expect(screen.queryByText('Please ask for a new code.')).toBeNull();
  expect(screen.queryByText('This code has expired. Please ask for a new one.')).toBeNull();
});

test('announces that a code was sent to the new number when the shopper changes the number', async () => {
  await show();
  await toCode();
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
  await userEvent.clear(phone());
  await userEvent.type(phone(), '9812345671{Enter}');
  await code();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'A code was sent to +91 981 234 5671. Enter its six digits.',
    ),
  );
});

test('keeps the number in the field when the shopper goes back to change the number', async () => {
  await show();
  await toCode();
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
  expect(phone().value).toBe('9812345670');
});

test.each([
  [
    errorReply(429, 'SSO-1029', 'Too many codes were sent. Try again in a few minutes.'),
    /^Too many codes were sent/,
  ],
  [errorReply(503, 'E5030', 'Down'), /^Something went wrong on our side/],
])('shows why a code could not be sent', async (checkPhone, message) => {
  await show({ checkPhone });
  await userEvent.type(phone(), '9812345670{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect(phone().value).toBe('9812345670');
});

test('shows in a demonstration shop where the one-time code is printed', async () => {
  await show({}, true);
  await toCode();
  expect(
    screen.getByText('Demo shop: the code is printed in the terminal that runs the shop.'),
  ).toBeDefined();
});

test('resolves to `loggedIn` and closes once the customer is logged in [SHL-20]', async () => {
  const { onResult } = await show();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
  await userEvent.type(await toCode(), '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith('loggedIn'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('resolves to undefined when the shopper closes the modal, and reopens at the same step', async () => {
  const { onResult } = await show();
  await toCode();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(undefined));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await screen.findByRole('dialog', { name: 'Enter the code' });
  await userEvent.type(await code(), '481302');
  await waitFor(() => expect(onResult).toHaveBeenLastCalledWith('loggedIn'));
});

test('logs in by code when the shopper types an e-mail address into the phone field [AUT-01]', async () => {
  const { callsTo, onResult } = await show();
  await userEvent.type(phone(), 'Ananya@example.com{Enter}');
  const field = await code();
  expect(callsTo('checkEmail')[0]?.request.body).toMatchObject({ email: 'Ananya@example.com' });
  expect(screen.getByText('Ananya@example.com')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change address' })).toBeDefined();
  await userEvent.type(field, '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(callsTo('login')[0]?.request.body).toMatchObject({ email: 'Ananya@example.com', otp: '481302' });
});

test('solves the captcha while the shopper types, and sends its token [AUT-12]', async () => {
  const { callsTo } = await show();
  await toCode();
  expect(callsTo('captcha')).toHaveLength(1);
  const token = callsTo('checkPhone')[0]?.request.body.captchaToken;
  const { challenge, solution } = JSON.parse(atob(String(token)));
  expect(challenge.signature).toBe('sample-signature');
  expect(solution.counter).toEqual(expect.any(Number));
});

test('when the captcha fails, sends a null token, shows a notice and still logs in [AUT-12]', async () => {
  const { callsTo, onResult } = await show({ captcha: errorReply(404, 'UNKNOWN', 'No captcha here') });
  const field = await toCode();
  expect(callsTo('checkPhone')[0]?.request.body).toMatchObject({ captchaToken: null });
  expect(screen.getByText(/^We could not verify that you are human/)).toBeDefined();
  await userEvent.type(field, '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith('loggedIn'));
});

test('asks a new customer for their names after the code [AUT-05]', async () => {
  const { callsTo, onResult } = await show({ login: samples.loginNew });
  await userEvent.type(await toCode(), '481302');
  await screen.findByRole('dialog', { name: 'What should we call you?' });
  expect(onResult).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('First name'), 'Ananya');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Rao{Enter}');
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith('loggedIn'));
  expect(callsTo('register')[0]?.request.body).toEqual({ firstName: 'Ananya', lastName: 'Rao' });
});

test('closes and returns the message when the account is being deleted [AUT-06]', async () => {
  const message =
    'Your account deletion is in progress and your account is temporary locked. Please try logging in after few days.';
  const { onResult } = await show({ login: errorReply(409, 'SSO-1201', message) });
  await userEvent.type(await toCode(), '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ deleted: message }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
