import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CancelOrderScreen } from './CancelOrderScreen.tsx';
import { CancelSummaryScreen } from './CancelSummaryScreen.tsx';
import type { CancelChoice } from './data/choice.ts';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const { orderId, products } = samples.order;
const [first] = products;
const transactionId = first?.transactionId ?? '';
const chosen: CancelChoice = { units: { [transactionId]: 1 }, reason: 'other' };

beforeEach(() => sessionStorage.clear());

/** Idempotency keys of the sent requests. */
const keys: (string | null)[] = [];

function show(page: React.ReactNode, overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer' });
  const send: typeof fetch = (url, init) => {
    if (String(url).endsWith('/cancel')) keys.push(new Headers(init?.headers).get('idempotency-key'));
    return fetch(url, init);
  };
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch: send, clock })} hint="s1c1">
      {page}
    </ResourcesProvider>,
  );
  return shop.log;
}

const summaryOf = (choice: CancelChoice) => (
  <CancelSummaryScreen notFound={<p>Not found</p>} orderCode={orderId} choice={choice} changeHref="#change" />
);

test('keeps the comment for the summary, and sends it once with the cancellation [ORD-04]', async () => {
  const onContinue = vi.fn();
  show(
    <CancelOrderScreen
      notFound={<p>Not found</p>}
      orderCode={orderId}
      choice={chosen}
      onContinue={onContinue}
    />,
  );
  await userEvent.type(await screen.findByRole('textbox'), ' Bought in a store ');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledWith(chosen);

  const log = show(summaryOf(chosen));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1 item' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cancelled' })).toBe(document.activeElement);
  expect(log.find(({ name }) => name === 'cancelOrder')?.request.body).toEqual({
    units: [{ transactionId, quantity: 1 }],
    reason: 'other',
    comment: 'Bought in a store',
  });
  expect(sessionStorage).toHaveLength(0);
});

test('asks what the cancellation gives back before it is confirmed [ORD-04]', async () => {
  const log = show(summaryOf(chosen));
  await screen.findByRole('heading', { name: 'What goes back' });
  expect(log.find(({ name }) => name === 'cancelSummary')?.request.query.units).toBe(`${transactionId}:1`);
  expect(log.some(({ name }) => name === 'cancelOrder')).toBe(false);
});

test('shows why a cancellation failed, and the button works again', async () => {
  show(summaryOf(chosen), fault('cancelOrder', '5xx'));
  const button = await screen.findByRole('button', { name: 'Cancel 1 item' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(button.getAttribute('aria-busy')).not.toBe('true');
});

test('shows that nothing can be cancelled when no unit is chosen', async () => {
  show(summaryOf({ units: {}, reason: 'late' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to cancel' })).toBeDefined();
});

test('shows why the chosen units cannot be cancelled any more', async () => {
  show(summaryOf(chosen), { cancelSummary: errorReply(409, 'O4011', 'Only 1 can still be cancelled.') });
  expect(await screen.findByText('Only 1 can still be cancelled.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change what to cancel' })).toBeDefined();
});

test('a retry after a lost response has the same idempotency key, also after a reload', async () => {
  keys.length = 0;
  const cancel = async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel 1 item' }));
  show(summaryOf(chosen), fault('cancelOrder', 'offline'));
  await cancel();
  await screen.findByRole('alert');
  for (let time = 0; time < 2; time += 1) {
    cleanup();
    show(summaryOf(chosen));
    await cancel();
    await screen.findByRole('heading', { level: 1, name: 'Cancelled' });
  }
  const [lost, retried, another] = [keys[0], keys.at(-2), keys.at(-1)];
  expect(lost).toMatch(/^[0-9a-f-]{36}$/);
  expect(retried).toBe(lost);
  expect(another).not.toBe(lost);
});

test.each(['', 'unknown-order'])('shows "not found" for the order code "%s"', async (orderCode) => {
  show(
    <CancelOrderScreen
      notFound={<p>Not found</p>}
      orderCode={orderCode}
      choice={chosen}
      onContinue={vi.fn()}
    />,
  );
  expect(await screen.findByText('Not found')).toBeDefined();
});
