import { createClient } from '@luxe/client';
import { callSamples } from '@luxe/contract/samples';
import { fault, mockFetch, refusal, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BagScreen } from './BagScreen.tsx';

beforeEach(() => localStorage.clear());

const clock = { now: () => 0, sleep: () => Promise.resolve() };

function show(overrides: Overrides = {}, start: MockStart = {}) {
  const { fetch, shop } = mockFetch(overrides, start);
  const onCheckout = vi.fn();
  const hint = `s${start.loginType === 'customer' ? 1 : 0}c${start.bag === null ? 0 : 1}`;
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint={hint}>
      <ToastProvider>
        <BagScreen onCheckout={onCheckout} />
      </ToastProvider>
    </ResourcesProvider>,
  );
  return { onCheckout, asked: (name: string) => shop.log.filter((call) => call.name === name) };
}
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Pieces in your bag' })).findAllByRole('listitem');
const goToCheckout = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Go to checkout' })[0] as HTMLElement);

test("a guest's bag is read by guid, a customer's by code [BAG-01]", async () => {
  const guest = show();
  expect(await lines()).toHaveLength(2);
  expect(guest.asked('cartDetailsAnonymous')).toHaveLength(1);
  cleanup();
  const customer = show({}, { loginType: 'customer' });
  expect(await lines()).toHaveLength(2);
  expect(customer.asked('cartDetails')).toHaveLength(1);
});

test('without a cart there is no call and the bag is empty [BAG-09] [BAG-05]', async () => {
  const { asked } = show({}, { bag: null });
  expect(await screen.findByText('Your bag is empty.')).toBeDefined();
  expect(asked('cartDetailsAnonymous')).toHaveLength(0);
});

test('what the store says of a coupon that does not hold is an error toast [ERR-07]', async () => {
  const slpCouponError = { slpCouponMessage: 'This coupon is for orders above ₹5,000.' };
  show({ cartDetailsAnonymous: { ...callSamples.cartDetailsAnonymous, slpCouponError } });
  expect((await screen.findByRole('alert')).textContent).toContain(slpCouponError.slpCouponMessage);
});

test('a line is removed at once, and put back by Undo [BAG-02]', async () => {
  show();
  const [first] = await lines();
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Remove / }));
  await waitFor(async () => expect(await lines()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await lines()).toHaveLength(2));
});

test('a quantity is shown before the store has answered, and taken back with a message when it refuses [BAG-02]', async () => {
  show({ updateEntry: refusal(409, 'B9302', 'Only two of these are left.') });
  const [, sweater] = await lines();
  await userEvent.click(within(sweater as HTMLElement).getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('Only two of these are left.')).toBeDefined();
  await waitFor(() => expect(within(sweater as HTMLElement).getByText('2')).toBeDefined());
});

test('goes to checkout as a guest or a customer, once changes are confirmed', async () => {
  const { onCheckout, asked } = show({}, { loginType: 'customer' });
  const [, sweater] = await lines();
  await userEvent.click(within(sweater as HTMLElement).getByRole('button', { name: 'One more' }));
  await goToCheckout();
  await waitFor(() => expect(onCheckout).toHaveBeenCalledExactlyOnceWith({ isGuest: false }));
  expect(asked('updateEntry')).toHaveLength(1);
});

test('a guest at checkout is told apart [AUT-09]', async () => {
  const { onCheckout } = show();
  await lines();
  await goToCheckout();
  await waitFor(() => expect(onCheckout).toHaveBeenCalledExactlyOnceWith({ isGuest: true }));
});

test('a bag that cannot be read says so, with a way to try again', async () => {
  show(fault('cartDetailsAnonymous', '5xx'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
