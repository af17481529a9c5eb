import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockFetch, type MockStart, type Overrides } from '@luxe/contract/testing';
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
  const form = within(screen.getByRole('form', { name: 'Write to us' }));
  expect(form.getByText('0 / 2000')).toBeDefined();
  expect(screen.getByText('Our reply will appear here.')).toBeDefined();
});

test('searches the answers, opens their topics and counts them [HLP-01]', async () => {
  const { fetch, shop } = mockFetch();
  const onSearch = vi.fn();
  const page = (search: string) => (
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c0">
      <HelpScreen serviceNumber="1800 000 0000" search={search} onSearch={onSearch} onLoginNeeded={vi.fn()} />
    </ResourcesProvider>
  );
  const { rerender } = render(page(''));
  const field = await screen.findByRole('searchbox', { name: 'Search help' });
  await userEvent.type(field, ' seven days {Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('seven days');
  rerender(page('seven days'));
  expect(await screen.findByText('1 answer for “seven days”')).toBeDefined();
  expect(document.activeElement).toBe(field);
  const topics = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS');
  expect(topics.map((topic) => (topic as HTMLDetailsElement).open)).toEqual([true]);
  expect(shop.log.at(-1)?.request.query).toMatchObject({ search: 'seven days' });
  rerender(page('no such words'));
  expect(await screen.findByText(/^No answer contains “no such words”/)).toBeDefined();
});

test('asks whether an answer helped, stores the vote once, and thanks for it', async () => {
  const { callsTo } = show('help');
  await userEvent.click(await screen.findByText('Payment'));
  const vote = screen.getByRole('group', { name: 'Did this help? How can I pay?' });
  await userEvent.click(within(vote).getByRole('button', { name: 'No' }));
  const thanks = await screen.findByText('Thank you. Call us or write to us, and we will help.');
  expect(document.activeElement).toBe(thanks);
  expect(callsTo('voteForAnswer').map(({ request }) => request.body)).toEqual([
    {
      ...{ topic: 'payment', question: 'How can I pay?', hasHelped: false },
      voter: expect.stringMatching(/^[\w-]{8,60}$/),
    },
  ]);
});

test('a vote that is rejected shows why, and can be repeated', async () => {
  show('help', { voteForAnswer: errorReply(429, 'T4292', 'Too many votes. Please try again later.') });
  await userEvent.click(await screen.findByText('Payment'));
  const vote = screen.getByRole('group', { name: 'Did this help? How can I pay?' });
  await userEvent.click(within(vote).getByRole('button', { name: 'Yes' }));
  expect(await within(vote).findByText('Too many votes. Please try again later.')).toBeDefined();
  expect(within(vote).getByRole('button', { name: 'Yes' })).toBeDefined();
});

test('a ticket can be about one of the newest orders, or none', async () => {
  const { callsTo } = show('help', {}, { loginType: 'customer', tickets: [] });
  const [order] = samples.orders.orderData;
  const choice = await screen.findByLabelText<HTMLSelectElement>(/Order number/);
  expect(choice.value).toBe('');
  await userEvent.selectOptions(choice, order?.orderId ?? '');
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Delivery');
  await userEvent.type(screen.getByLabelText(/What happened/), 'The ribbon of the parcel was torn.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent. Your ticket number is T1000300.');
  expect(callsTo('createTicket')[0]?.request.body).toMatchObject({ orderCode: order?.orderId });
});

test('takes three messages in a row, and then none until the next answer', async () => {
  const [, answered] = samples.tickets.tickets;
  if (!answered) throw new Error('The sample has no answered ticket.');
  const { callsTo } = show('help', {}, { loginType: 'customer', tickets: [answered] });
  await userEvent.click(await screen.findByRole('button', { name: /^Write a message about/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Reply'));
  for (const [at, text] of ['First', 'Second', 'Third'].entries()) {
    await userEvent.type(await screen.findByLabelText('Reply'), text);
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Your reply is sent.')).toBeDefined();
    await vi.waitFor(() => expect(callsTo('replyToTicket')).toHaveLength(at + 1));
  }
  await vi.waitFor(() => expect(screen.queryByLabelText('Reply')).toBeNull());
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
