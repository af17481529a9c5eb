import { createClient } from '@luxe/client';
import { mockFetch, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HelpScreen } from './HelpScreen.tsx';
import { UsefulLinksScreen } from './UsefulLinksScreen.tsx';

function show(page: 'help' | 'links', overrides: Overrides = {}, start: MockStart = {}) {
  const { fetch, shop } = mockFetch(overrides, start);
  const onLoginNeeded = vi.fn();
  render(
    <ResourcesProvider
      client={createClient({ baseUrl: '/api', fetch })}
      hint={start.loginType === 'customer' ? 's1c0' : 's0c0'}
    >
      {page === 'links' ? (
        <UsefulLinksScreen />
      ) : (
        <HelpScreen serviceNumber="1800 000 0000" onLoginNeeded={onLoginNeeded} />
      )}
    </ResourcesProvider>,
  );
  return { onLoginNeeded, callsTo: (name: string) => shop.log.filter((call) => call.name === name) };
}

test('topics about orders and other topics expand to show their answers [HLP-01, ACC-07]', async () => {
  const { callsTo } = show('help');
  const orders = await screen.findByRole('region', { name: 'About an order' });
  const others = screen.getByRole('region', { name: 'Other topics' });
  expect(within(orders).getByText('Returns and refunds')).toBeDefined();
  const payment = within(others).getByText('Payment').closest('details');
  expect(payment?.open).toBe(false);
  await userEvent.click(within(others).getByText('Payment'));
  expect(payment?.open).toBe(true);
  expect(payment?.textContent).toContain('up to ₹50,000');
  expect(callsTo('tickets')).toEqual([]);
});

test('the configured phone number of customer service is a phone link [HLP-03]', async () => {
  show('help');
  const link = await screen.findByRole('link', { name: 'Call 1800 000 0000' });
  expect(link.getAttribute('href')).toBe('tel:18000000000');
});

test('asks a guest to log in before they write a ticket', async () => {
  const { onLoginNeeded } = show('help');
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(onLoginNeeded).toHaveBeenCalledOnce();
});

test('a ticket about an order has its number filled in', async () => {
  const { fetch, shop } = mockFetch({}, { loginType: 'customer', tickets: [] });
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s1c0">
      <HelpScreen serviceNumber="1800 000 0000" orderCode="LX-2611-2048-77" onLoginNeeded={vi.fn()} />
    </ResourcesProvider>,
  );
  expect((await screen.findByLabelText<HTMLInputElement>(/Order number/)).value).toBe('LX-2611-2048-77');
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Delivery');
  await userEvent.type(screen.getByLabelText(/What happened/), 'The ribbon of the parcel was torn.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent. Your ticket number is T1000300.');
  const sent = shop.log.find(({ name }) => name === 'createTicket');
  expect(sent?.request.body).toMatchObject({ orderCode: 'LX-2611-2048-77' });
});

test('sends a ticket with a file, shows its number and lists it [HLP-01]', async () => {
  const { callsTo } = show('help', {}, { loginType: 'customer', tickets: [] });
  await userEvent.selectOptions(await screen.findByLabelText('What is it about?'), 'Delivery');
  await userEvent.type(screen.getByLabelText(/What happened/), 'The ribbon of the parcel was torn.');
  const file = new File(['x'], 'ribbon.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Pictures or documents/), file);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent. Your ticket number is T1000300.')).toBeDefined();
  expect(await screen.findByText(/T1000300 · Received/)).toBeDefined();
  expect(callsTo('createTicket')[0]?.request.body).toMatchObject({
    topic: 'delivery',
    text: 'The ribbon of the parcel was torn.',
    files: expect.objectContaining({ name: 'ribbon.png' }),
  });
  expect((screen.getByLabelText(/What happened/) as HTMLTextAreaElement).value).toBe('');
  expect(screen.getByText('0 / 2000')).toBeDefined();
  expect(screen.getByText('Our reply will appear here.')).toBeDefined();
});

test('lists the useful links with their URLs [ACC-07]', async () => {
  show('links');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/contact-us',
    '/shipping',
    '/terms-and-conditions',
  ]);
});
