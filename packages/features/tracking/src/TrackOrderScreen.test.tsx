import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, rejection, type Overrides } from '@luxe/contract/testing';
import { manualCountdownClock } from '@luxe/patterns/countdown-testing';
import { ResourcesProvider } from '@luxe/resources';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TrackOrderScreen } from './TrackOrderScreen.tsx';

const noWait = { now: () => 0, sleep: () => Promise.resolve() };

function show({
  overrides = {},
  orderCode = '',
  hint = 's0c0',
}: { overrides?: Overrides; orderCode?: string; hint?: string } = {}) {
  const { fetch, shop } = mockFetch(overrides, hint === 's1c1' ? { loginType: 'customer' } : {});
  const client = createClient({ baseUrl: '/api', fetch, clock: noWait });
  const clock = manualCountdownClock();
  const onProven = vi.fn();
  const onLoginNeeded = vi.fn();
  render(
    <ResourcesProvider client={client} hint={hint}>
      <TrackOrderScreen {...{ orderCode, onProven, onLoginNeeded, clock }} isDemo={false} />
    </ResourcesProvider>,
  );
  const callsTo = (name: string) => shop.log.filter((call) => call.name === name);
  return { clock, onProven, onLoginNeeded, callsTo };
}

const numberField = () => screen.getByLabelText(/Order number/);
const toCode = async () => {
  await userEvent.type(numberField(), ' LX 2611 2048 77{Enter}');
  return screen.findByLabelText('6-digit code');
};

test('asks for the order number, then for the code, and opens the order [RTE-09]', async () => {
  const { onProven, callsTo } = show();
  expect(screen.getByRole('heading', { level: 1, name: 'Track your order' })).toBeDefined();
  const code = await toCode();
  expect(document.activeElement).toBe(code);
  expect(screen.getByRole('status').textContent).toContain('If this order exists, we have sent a code');
  await userEvent.type(code, '481302');
  await waitFor(() => expect(onProven).toHaveBeenCalledOnce());
  expect(onProven).toHaveBeenCalledWith('a.b.c');
  expect(callsTo('requestTrackingCode')[0]?.request.body).toMatchObject({ orderCode: 'LX 2611 2048 77' });
  expect(callsTo('checkTrackingCode')[0]?.request.body).toMatchObject({
    orderCode: 'LX 2611 2048 77',
    otp: '481302',
  });
});

test('has the number of the URL in its field, and makes no call before the shopper sends it', async () => {
  const { callsTo } = show({ orderCode: 'LX-2611-2048-77' });
  expect(numberField()).toHaveProperty('value', 'LX-2611-2048-77');
  expect(callsTo('requestTrackingCode')).toEqual([]);
});

test('asks for a missing number', async () => {
  const { callsTo } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByText('Enter the number of your order.')).toBeDefined();
  expect(document.activeElement).toBe(numberField());
  expect(callsTo('requestTrackingCode')).toEqual([]);
});

test.each([
  [['phone', 'email'], 'its phone and its e-mail address.'],
  [['phone'], 'its phone.'],
  [['email'], 'its e-mail address.'],
] as const)('promises only what the shop can send: %s', async (channels, text) => {
  const requestTrackingCode = { ...samples.requestTrackingCode, channels: [...channels] };
  show({ overrides: { requestTrackingCode } });
  await toCode();
  expect(screen.getByText(`If this order exists, we have sent a code to ${text}`)).toBeDefined();
});

test.each([
  ['wrong', rejection('codeWrong', 4), 'That code is not right. You have 4 tries left.', false],
  ['expired', rejection('codeExpired'), 'This code has expired. Please ask for a new one.', true],
  ['tried too often', rejection('codeTriesUsedUp'), 'Too many tries. Please ask for a new code.', true],
])('shows that a code is %s, and asks for it again', async (_, checkTrackingCode, message, isSpent) => {
  const { callsTo } = show({ overrides: { checkTrackingCode } });
  const field = await toCode();
  await userEvent.type(field, '481302');
  expect(await screen.findByText(message)).toBeDefined();
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(document.activeElement).toBe(field);
  expect(callsTo('checkTrackingCode')).toHaveLength(1);
  await userEvent.type(field, '48130');
  const submit = screen.getByRole('button', { name: 'Track the order' });
  expect(submit).toHaveProperty('disabled', true);
  if (isSpent) expect(screen.getByRole('button', { name: 'Resend' })).toBeDefined();
});

test.each([
  ['the shop fails', fault('requestTrackingCode', '5xx'), /^Something went wrong on our side/],
  [
    'the shopper is offline',
    fault('requestTrackingCode', 'offline'),
    /^(You are offline|Something went wrong)/,
  ],
  [
    'the shop cannot send codes',
    { requestTrackingCode: rejection('trackingNotOffered') },
    /^We cannot send codes at the moment/,
  ],
])('keeps the number when %s', async (_, overrides, message) => {
  show({ overrides });
  await userEvent.type(numberField(), 'LX 2611 2048 77{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect(numberField()).toHaveProperty('value', 'LX 2611 2048 77');
});

test('shows the limit of codes at the number', async () => {
  const message = 'Too many codes requested. Please try again in a few minutes.';
  show({ overrides: { requestTrackingCode: rejection('tooManyCodes') } });
  await userEvent.type(numberField(), 'LX 2611 2048 77{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect(document.activeElement).toBe(numberField());
});

test('sends another code after 30 seconds, which replaces the last one', async () => {
  const { clock, callsTo } = show();
  await toCode();
  expect(screen.getByRole('button', { name: 'Resend' })).toHaveProperty('disabled', true);
  act(() => clock.advance(30_000));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(callsTo('requestTrackingCode')).toHaveLength(2));
  expect(callsTo('requestTrackingCode')[1]?.request.body).toHaveProperty('refId');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('a new code is on its way'));
});

test('announces each code that is sent again, and not one that failed', async () => {
  let count = 0;
  const { clock } = show({
    overrides: {
      requestTrackingCode: () =>
        (count += 1) === 4 ? rejection('tooManyCodes') : samples.requestTrackingCode,
    },
  });
  await toCode();
  const announced: string[] = [];
  const status = screen.getByRole('status');
  new MutationObserver(() => announced.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const resend = async () => {
    act(() => clock.advance(30_000));
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  };
  const again = 'If this order exists, a new code is on its way. The old one no longer works.';
  await resend();
  await waitFor(() => expect(announced).toEqual(['', again]));
  await resend();
  await waitFor(() => expect(announced).toEqual(['', again, '', again]));
  await resend();
  expect(await screen.findByText(/^Too many codes requested/)).toBeDefined();
  expect(status.textContent).toBe('');
});

test('requests a fresh code if the store has forgotten the last one', async () => {
  let count = 0;
  const { clock, callsTo } = show({
    overrides: {
      requestTrackingCode: () =>
        (count += 1) === 2 ? rejection('codeNotRequested') : samples.requestTrackingCode,
    },
  });
  await toCode();
  act(() => clock.advance(30_000));
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(callsTo('requestTrackingCode')).toHaveLength(3));
  expect(callsTo('requestTrackingCode')[2]?.request.body).not.toHaveProperty('refId');
});

test('goes back to the number, with the typed text and the focus', async () => {
  show();
  await toCode();
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
  expect(numberField()).toHaveProperty('value', 'LX 2611 2048 77');
  expect(document.activeElement).toBe(numberField());
});

test('offers a guest the login', async () => {
  const { onLoginNeeded } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onLoginNeeded).toHaveBeenCalledOnce();
});

test('offers a customer their orders', async () => {
  show({ hint: 's1c1' });
  const link = await screen.findByRole('link', { name: 'See your orders' });
  expect(link.getAttribute('href')).toBe('/my-account/orders');
});
