import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch, refusal, wrongOtp, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ModalHost, useModal, type ModalInput } from '@luxe/ui/modal-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { handClock } from './data/handClock.ts';
import { createLogin } from './data/useLogin.ts';
import { loginModal } from './loginModal.tsx';
import type { LoginStepsProps } from './LoginSteps.tsx';

const noWait = { now: () => 0, sleep: () => Promise.resolve() };

function shopOf(overrides: Overrides) {
  const { fetch, shop } = mockFetch(overrides);
  return {
    client: createClient({ baseUrl: '/api', fetch, clock: noWait }),
    asked: (name: string) => shop.log.filter((call) => call.name === name),
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
  const { client, asked } = shopOf(overrides);
  const clock = handClock();
  const onResult = vi.fn();
  render(
    <ResourcesProvider client={client} hint="s0c1">
      <ModalHost place="/">
        <Opener input={{ isDemo, clock, login: createLogin() }} onResult={onResult} />
      </ModalHost>
    </ResourcesProvider>,
  );
  await open();
  await screen.findByLabelText('Mobile number or e-mail', {}, { timeout: 10_000 });
  return { asked, clock, onResult };
}

const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number or e-mail');
const code = () => screen.findByLabelText<HTMLInputElement>('Code of six digits');
async function toCode() {
  await userEvent.type(phone(), '98123 45670{Enter}');
  return code();
}

test('a phone and its code log in, the code without a press [AUT-01] [AUT-09]', async () => {
  const { asked, onResult } = await show();
  const field = await toCode();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(asked('checkPhone')[0]?.asked.body).toMatchObject({ phone: '9812345670', countryCode: '91' });
  expect(screen.getByText('+91 981 234 5670')).toBeDefined();
  await userEvent.type(field, '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(asked('login')).toHaveLength(1);
});

test('a pasted code works too', async () => {
  const { onResult } = await show();
  await userEvent.click(await toCode());
  await userEvent.paste('481 302');
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
});

test('a number that cannot be one is refused beside the field, and taken back as soon as it is mended', async () => {
  const { asked } = await show();
  await userEvent.type(phone(), '12345{Enter}');
  expect(screen.getByText(/^Enter a mobile number of ten digits/)).toBeDefined();
  expect(asked('checkPhone')).toHaveLength(0);
  await userEvent.clear(phone());
  await userEvent.type(phone(), '9812345670');
  expect(screen.queryByText(/^Enter a mobile number/)).toBeNull();
});

test('a wrong code leaves a guest a guest; the field is empty and has the focus [AUT-20]', async () => {
  const { onResult } = await show();
  const field = await toCode();
  await userEvent.type(field, wrongOtp);
  expect(await screen.findByText('That code is not right. Check it and try again.')).toBeDefined();
  expect(onResult).not.toHaveBeenCalled();
  await waitFor(() => expect(field.value).toBe(''));
  expect(document.activeElement).toBe(field);
});

test('after too many tries only a new code helps', async () => {
  const { asked, clock } = await show({
    login: refusal(429, 'SSO-1005', 'Too many tries. Ask for a new code.'),
  });
  await userEvent.type(await toCode(), '481302');
  expect(await screen.findByText('Too many tries. Ask for a new code.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(true);
  act(() => clock.pass(30_000));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(asked('resendOtp')).toHaveLength(1));
  await userEvent.type(await code(), '48130');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
  expect(button.disabled).toBe(true);
  await userEvent.type(await code(), '2');
  await waitFor(() => expect(asked('login')).toHaveLength(2));
});

test('says when the code can be sent again, then sends it [AUT-19]', async () => {
  const { clock, asked } = await show();
  await toCode();
  expect(screen.getByText('New code in 0:30')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend' }).disabled).toBe(true);
  act(() => clock.pass(6000));
  expect(screen.getByText('New code in 0:24')).toBeDefined();
  act(() => clock.pass(24_000));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(asked('resendOtp')).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toContain('A new code is on its way.');
});

test('a code that has expired is replaced by Resend, although the provider has forgotten it', async () => {
  const { asked, clock } = await show({
    login: refusal(400, 'SSO-1004', 'This code has expired. Please ask for a new one.'),
    resendOtp: refusal(400, 'SSO-1002', 'Please ask for a new code.'),
  });
  await userEvent.type(await toCode(), '481302');
  expect(await screen.findByText('This code has expired. Please ask for a new one.')).toBeDefined();
  act(() => clock.pass(300_000));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(asked('checkPhone')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('A new code is on its way.'));
  expect(screen.queryByText('Please ask for a new code.')).toBeNull();
  expect(screen.queryByText('This code has expired. Please ask for a new one.')).toBeNull();
});

test('after another number a screen reader hears where the code went, not that an old one ended', async () => {
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

test('the number can be changed and is kept', async () => {
  await show();
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
  await show({ checkPhone });
  await userEvent.type(phone(), '9812345670{Enter}');
  expect(await screen.findByText(words)).toBeDefined();
  expect(phone().value).toBe('9812345670');
});

test('a demonstration shop says where the code is', async () => {
  await show({}, true);
  await toCode();
  expect(
    screen.getByText('Demonstration shop: the code is printed where the shop was started.'),
  ).toBeDefined();
});

test('comes to `loggedIn` once the session is the customer’s, and is gone [SHL-20]', async () => {
  const { onResult } = await show();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
  await userEvent.type(await toCode(), '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith('loggedIn'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closed by mistake and opened again, it is at the step it was; who waited hears that nothing came of it', async () => {
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

test('an e-mail address and its code log in, by the same field [AUT-01]', async () => {
  const { asked, onResult } = await show();
  await userEvent.type(phone(), 'Ananya@example.com{Enter}');
  const field = await code();
  expect(asked('checkEmail')[0]?.asked.body).toMatchObject({ email: 'Ananya@example.com' });
  expect(screen.getByText('Ananya@example.com')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change address' })).toBeDefined();
  await userEvent.type(field, '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(asked('login')[0]?.asked.body).toMatchObject({ email: 'Ananya@example.com', otp: '481302' });
});

test('the captcha is worked on while she types, and goes along [AUT-12]', async () => {
  const { asked } = await show();
  await toCode();
  expect(asked('captcha')).toHaveLength(1);
  const token = asked('checkPhone')[0]?.asked.body.captchaToken;
  const { challenge, solution } = JSON.parse(atob(String(token)));
  expect(challenge.signature).toBe('sample-signature');
  expect(solution.counter).toEqual(expect.any(Number));
});

test('a captcha that failed sends a null token; she is told, and gets in [AUT-12]', async () => {
  const { asked, onResult } = await show({ captcha: refusal(404, 'UNKNOWN', 'No captcha here') });
  const field = await toCode();
  expect(asked('checkPhone')[0]?.asked.body).toMatchObject({ captchaToken: null });
  expect(screen.getByText(/^We could not check that you are a person/)).toBeDefined();
  await userEvent.type(field, '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith('loggedIn'));
});

test("a new customer's name is asked for after her code [AUT-05]", async () => {
  const { asked, onResult } = await show({ login: samples.loginNew });
  await userEvent.type(await toCode(), '481302');
  await screen.findByRole('dialog', { name: 'What may we call you?' });
  expect(onResult).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('First name'), 'Ananya');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Rao{Enter}');
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith('loggedIn'));
  expect(asked('register')[0]?.asked.body).toEqual({ firstName: 'Ananya', lastName: 'Rao' });
});

test('an account that is to be deleted closes the modal, with the words for it [AUT-06]', async () => {
  const message =
    'Your account deletion is in progress and your account is temporary locked. Please try logging in after few days.';
  const { onResult } = await show({ login: refusal(409, 'SSO-1201', message) });
  await userEvent.type(await toCode(), '481302');
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ deleted: message }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
