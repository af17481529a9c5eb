import { createClient } from '@luxe/client';
import { mockFetch, errorReply, wrongOtp, type Overrides } from '@luxe/contract/testing';
import { manualCountdownClock } from '@luxe/patterns/countdown-testing';
import { ResourcesProvider } from '@luxe/resources';
import { ModalHost, useModal } from '@luxe/ui/modal-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { contactModal } from './contactModal.tsx';

const noWait = { now: () => 0, sleep: () => Promise.resolve() };

function Opener(props: {
  kind: 'phone' | 'email';
  clock: ReturnType<typeof manualCountdownClock>;
  onResult: (result: unknown) => void;
}) {
  const modals = useModal();
  const { kind, clock, onResult } = props;
  return (
    <button type="button" onClick={() => void modals.open(contactModal, { kind, clock }).then(onResult)}>
      Open
    </button>
  );
}

async function show(kind: 'phone' | 'email', overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer' });
  const client = createClient({ baseUrl: '/api', fetch, clock: noWait });
  const clock = manualCountdownClock();
  const onResult = vi.fn();
  render(
    <ResourcesProvider client={client} hint="s1c1">
      <ModalHost pathname="/">
        <Opener kind={kind} clock={clock} onResult={onResult} />
      </ModalHost>
    </ResourcesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('textbox', {}, { timeout: 10_000 });
  return { clock, onResult, callsTo: (name: string) => shop.log.filter((call) => call.name === name) };
}

test.each([
  [
    'phone',
    '98123 45671',
    'New mobile number',
    'changePhone',
    'verifyChangePhoneOtp',
    { phone: '9812345671' },
  ],
  [
    'email',
    'a@example.com',
    'New e-mail address',
    'changeEmail',
    'verifyChangeEmailOtp',
    { email: 'a@example.com' },
  ],
] as const)(
  'replaces the old %s with the new one after the shopper enters the code [AUT-25, AUT-26]',
  async (kind, typed, title, send, verify, contact) => {
    const { callsTo, onResult } = await show(kind);
    await screen.findByRole('dialog', { name: title });
    await userEvent.type(screen.getByRole('textbox'), `${typed}{Enter}`);
    await userEvent.type(await screen.findByLabelText('6-digit code'), '481302');
    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith('changed'));
    expect(callsTo(send)[0]?.request.body).toMatchObject(contact);
    expect(callsTo(verify)[0]?.request.body).toMatchObject({ ...contact, otp: '481302' });
  },
);

test('shows an error for a wrong code, and can resend the code or change the number', async () => {
  const { callsTo, clock, onResult } = await show('phone');
  await userEvent.type(screen.getByRole('textbox'), '9812345671{Enter}');
  const field = await screen.findByLabelText<HTMLInputElement>('6-digit code');
  await userEvent.type(field, wrongOtp);
  expect(await screen.findByText('That code is not right. Check it and try again.')).toBeDefined();
  expect(onResult).not.toHaveBeenCalled();
  act(() => clock.advance(30_000));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(callsTo('resendOtp')[0]?.request.body).toMatchObject({ phone: '9812345671' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('9812345671');
});

test('shows the provider’s message when the number belongs to another account', async () => {
  const message = 'There is another account with this number. Log in with it, or give another one.';
  const { onResult } = await show('phone', { verifyChangePhoneOtp: errorReply(409, 'SSO-1008', message) });
  await userEvent.type(screen.getByRole('textbox'), '9812345671{Enter}');
  await userEvent.type(await screen.findByLabelText('6-digit code'), '481302');
  expect(await screen.findByText(message)).toBeDefined();
  expect(onResult).not.toHaveBeenCalled();
});
