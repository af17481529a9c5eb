import { createClient } from '@luxe/client';
import { callSamples, samples } from '@luxe/contract/samples';
import { mockFetch, errorReply, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MissingOrderScreen } from './MissingOrderScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const text = 'My bank has charged me, but I see no order.';

beforeEach(() => sessionStorage.clear());

function show(overrides: Overrides = {}, tickets = samples.ticketsNone.tickets) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer', tickets });
  const keys: (string | null)[] = [];
  const send: typeof fetch = (url, init) => {
    if (String(url).endsWith('/missing-orders')) keys.push(new Headers(init?.headers).get('idempotency-key'));
    return fetch(url, init);
  };
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch: send, clock })} hint="s1c0">
      <MissingOrderScreen />
    </ResourcesProvider>,
  );
  return { keys, sent: (name: string) => shop.log.filter((call) => call.name === name) };
}

const what = () => screen.findByLabelText(/What did you order/);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

test('sends a report with what is known, shows its number and lists it [ORD-10]', async () => {
  const { sent } = show();
  await userEvent.type(await what(), text);
  await userEvent.type(screen.getByLabelText(/Order number or payment/), ' 426112345678 ');
  await userEvent.type(screen.getByLabelText(/Amount in rupees/), '₹29,000');
  await userEvent.selectOptions(screen.getByLabelText(/How you paid/), 'UPI');
  await press();
  expect(await screen.findByText(/Sent. Your ticket number is T1000300/)).toBeDefined();
  expect(sent('reportMissingOrder')[0]?.request.body).toMatchObject({
    ...{ text, reference: '426112345678', amount: '29000', paymentMode: 'upi' },
    email: samples.customerProfile.primaryEmailId,
  });
  const requests = await screen.findByRole('list', { name: 'Your requests' });
  expect(within(requests).getByText(/T1000300 · Received/)).toBeDefined();
  expect(within(requests).getByText('A missing order')).toBeDefined();
});

test('a repeated report after a lost response has the same key', async () => {
  const { keys } = show({ reportMissingOrder: errorReply(503, 'UNAVAILABLE', 'Try again.') });
  await userEvent.type(await what(), text);
  await press();
  await screen.findByText('Try again.');
  await press();
  await screen.findByText('Try again.');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['placed', 'See the order', '/my-account/order?orderCode=LX-1'],
  ['pending', 'See the payment', '/payment-pending?orderCode=LX-1'],
  ['refunding', 'See the details', '/order-failed?orderCode=LX-1'],
] as const)(
  'answers a reference of a %s order at once, and sends only afterwards',
  async (state, name, href) => {
    const { sent } = show({ findMissingOrder: { match: { orderCode: 'LX-1', state } } });
    await userEvent.type(await what(), text);
    await userEvent.type(screen.getByLabelText(/Order number or payment/), 'LX 1{Enter}');
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
    expect(sent('reportMissingOrder')).toEqual([]);
    await press();
    expect(await screen.findByText(/Sent. Your ticket number/)).toBeDefined();
    expect(sent('findMissingOrder')).toHaveLength(1);
  },
);

test('lists what is missing, and sends nothing', async () => {
  const { sent } = show();
  await userEvent.clear(await screen.findByLabelText(/E-mail address/));
  await userEvent.type(screen.getByLabelText(/Amount in rupees/), 'much');
  await press();
  for (const line of [
    /Enter the amount in digits/,
    /Write at least 10 characters/,
    /Enter an e-mail address/,
  ])
    expect(await screen.findByText(line)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/Amount in rupees/));
  expect(sent('reportMissingOrder')).toEqual([]);
});

test('shows answers, and takes messages about requests that are not closed [ORD-10]', async () => {
  const { sent } = show({}, callSamples.tickets.tickets);
  const opener = await screen.findByRole('button', { name: 'Write a message about T1000121' });
  expect(screen.getAllByRole('button', { name: /^Write a message about/ })).toHaveLength(2);
  expect(screen.queryByRole('form', { name: /^Reply/ })).toBeNull();
  await userEvent.click(opener);
  const reply = await screen.findByRole('form', { name: 'Reply T1000121' });
  expect(document.activeElement).toBe(within(reply).getByLabelText(/Reply/));
  expect(screen.getByText('Yes. Ask the rider at the door for the card machine.')).toBeDefined();
  await userEvent.type(within(reply).getByLabelText(/Reply/), 'Thank you. Is there a limit?');
  await userEvent.click(within(reply).getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Your reply is sent.')).toBeDefined();
  expect(within(reply).getByLabelText<HTMLTextAreaElement>(/Reply/).value).toBe('');
  expect(within(reply).getByText('You can send 2 messages before we answer.')).toBeDefined();
  expect(screen.getByText('Thank you. Is there a limit?')).toBeDefined();
  expect(sent('replyToTicket')[0]?.request.params).toMatchObject({ ticketNumber: 'T1000121' });
});
