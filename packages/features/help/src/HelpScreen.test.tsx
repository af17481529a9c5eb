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
  return { onLoginNeeded, asked: (name: string) => shop.log.filter((call) => call.name === name) };
}

test('topics about orders and about all else open their answers [HLP-01, ACC-07]', async () => {
  const { asked } = show('help');
  const orders = await screen.findByRole('region', { name: 'About an order' });
  const others = screen.getByRole('region', { name: 'About all else' });
  expect(within(orders).getByText('Returns and refunds')).toBeDefined();
  const payment = within(others).getByText('Payment').closest('details');
  expect(payment?.open).toBe(false);
  await userEvent.click(within(others).getByText('Payment'));
  expect(payment?.open).toBe(true);
  expect(payment?.textContent).toContain('up to ₹50,000');
  expect(asked('tickets')).toEqual([]);
});

test('the configured number is shown, and dialled [HLP-03]', async () => {
  show('help');
  const link = await screen.findByRole('link', { name: 'Call 1800 000 0000' });
  expect(link.getAttribute('href')).toBe('tel:18000000000');
});

test('a guest logs in before she writes', async () => {
  const { onLoginNeeded } = show('help');
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(onLoginNeeded).toHaveBeenCalledOnce();
});

test('a customer writes with a file, is told the number, and finds it in her list [HLP-01]', async () => {
  const { asked } = show('help', {}, { loginType: 'customer', tickets: [] });
  await userEvent.selectOptions(await screen.findByLabelText('What is it about?'), 'Delivery');
  await userEvent.type(screen.getByLabelText(/What happened/), 'The ribbon of the parcel was torn.');
  const file = new File(['x'], 'ribbon.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Pictures or documents/), file);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('We have it. Your number is T1000300.')).toBeDefined();
  expect(await screen.findByText(/T1000300 · With us/)).toBeDefined();
  expect(asked('createTicket')[0]?.asked.body).toMatchObject({
    topic: 'delivery',
    text: 'The ribbon of the parcel was torn.',
    files: expect.objectContaining({ name: 'ribbon.png' }),
  });
  expect((screen.getByLabelText(/What happened/) as HTMLTextAreaElement).value).toBe('');
  expect(screen.getByText('0 / 2000')).toBeDefined();
  expect(screen.getByText('The answer appears on this page.')).toBeDefined();
});

test('useful links are listed with where they lead [ACC-07]', async () => {
  show('links');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/contact-us',
    '/shipping',
    '/terms-and-conditions',
  ]);
});
