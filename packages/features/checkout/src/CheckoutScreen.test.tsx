import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, refusal, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CheckoutScreen } from './CheckoutScreen.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const clock = { now: () => 0, sleep: () => Promise.resolve() };

function show(overrides: Overrides = {}, start: MockStart = { loginType: 'customer' }) {
  const { fetch: answer, shop } = mockFetch(overrides, start);
  const keys: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (String(input).includes('placeOrder')) keys.push(key);
    return answer(input, init);
  };
  const onPlaced = vi.fn();
  const onPending = vi.fn();
  const onLoginNeeded = vi.fn();
  const track = vi.fn();
  const hint = `s${start.loginType === 'customer' ? 1 : 0}c1`;
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} track={track} hint={hint}>
      <ToastProvider>
        <CheckoutScreen onPlaced={onPlaced} onPending={onPending} onLoginNeeded={onLoginNeeded} />
      </ToastProvider>
    </ResourcesProvider>,
  );
  const asked = (name: string) => shop.log.filter((call) => call.name === name);
  return { onPlaced, onLoginNeeded, asked, keys, track, log: shop.log };
}
const placeButton = async () =>
  (await screen.findAllByRole('button', { name: /^Place order/ }))[0] as HTMLElement;
const byCash = async () => userEvent.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
const place = async () => {
  await byCash();
  await userEvent.click(await placeButton());
};
const isReady = () => screen.findByText(/^(One delivery|\w+ deliveries): /);

test('a customer orders her bag for cash at the default address [CHK-01] [CHK-22]', async () => {
  const { onPlaced, asked } = show();
  await isReady();
  await place();
  await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith(samples.order.orderId));
  expect(asked('placeOrder')[0]?.asked.body).toEqual({
    paymentMode: 'COD',
    addressId: samples.address.addressId,
    paybleAmount: samples.orderSummary.cartAmount.paybleAmount.doubleValue,
  });
  expect(localStorage.getItem('paymentMode')).toBe('COD');
});

test('choosing another address tells the store and only then asks for its amounts [CHK-22] [CHK-23]', async () => {
  const { asked, log } = show();
  await isReady();
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Deliver to' }));
  await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  await waitFor(() => expect(asked('addAddressToOrder')).toHaveLength(1));
  expect(asked('addAddressToOrder')[0]?.asked.query).toMatchObject({
    addressId: samples.addressWork.addressId,
    cartId: 'current',
  });
  await waitFor(() =>
    expect(asked('orderSummary').at(-1)?.asked.query['pincode']).toBe(samples.addressWork.postalCode),
  );
  // The header and every product page deliver there from now on.
  await waitFor(() => expect(localStorage.getItem('pincode')).toBe(samples.addressWork.postalCode));
  const isOfWork = log.findIndex(({ asked: of }) => of.query['pincode'] === samples.addressWork.postalCode);
  expect(log.findIndex(({ name }) => name === 'addAddressToOrder')).toBeLessThan(isOfWork);
});

test('two presses are one order [CHK-19]', async () => {
  const { onPlaced, asked } = show();
  await isReady();
  await byCash();
  await userEvent.dblClick(await placeButton());
  await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
  expect(asked('placeOrder')).toHaveLength(1);
});

test('a lost answer is asked for again under the same key, also after a reload [CHK-19]', async () => {
  const lost = show(fault('placeOrder', 'offline'));
  await isReady();
  await place();
  expect((await screen.findByRole('alert')).textContent).toContain('We did not hear back');
  await place();
  await waitFor(() => expect(lost.keys.length).toBeGreaterThan(1));
  expect(new Set(lost.keys).size).toBe(1);

  cleanup();
  const again = show();
  await isReady();
  await place();
  await waitFor(() => expect(again.onPlaced).toHaveBeenCalledOnce());
  expect(again.keys).toEqual([lost.keys[0]]);
  expect(sessionStorage.getItem('orderAttempt')).toBeNull();
});

test('a lost answer whose order was placed is found on the next visit, without a press [CHK-19]', async () => {
  const lost = show(fault('placeOrder', 'offline'));
  await isReady();
  await place();
  await screen.findByRole('alert');
  cleanup();

  const next = show({}, { loginType: 'customer', bag: [] });
  await waitFor(() => expect(next.onPlaced).toHaveBeenCalledExactlyOnceWith(samples.order.orderId));
  expect(next.keys).toEqual([lost.keys[0]]);
});

test('a bag that changed is explained, read again, and the next try is a new one [CHK-16]', async () => {
  const { asked, keys } = show({ placeOrder: refusal(409, 'B9907', 'Quantity changed.') });
  await isReady();
  const before = asked('orderSummary').length;
  await place();
  expect((await screen.findByRole('alert')).textContent).toContain('Your bag has changed');
  await waitFor(() => expect(asked('orderSummary').length).toBeGreaterThan(before));
  await place();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});

test('a guest is asked to log in [AUT-09]', async () => {
  const { onLoginNeeded, asked } = show({}, { loginType: 'guest' });
  await waitFor(() => expect(onLoginNeeded).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onLoginNeeded).toHaveBeenCalledTimes(2);
  expect(asked('orderSummary')).toHaveLength(0);
});

test('an empty bag has a way onward', async () => {
  show({}, { loginType: 'customer', bag: [] });
  expect(await screen.findByText('Your bag is empty.')).toBeDefined();
});

test('what failed to load can be asked for again', async () => {
  show(fault('orderSummary', '5xx'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a page that is there stays when its addresses cannot be read again', async () => {
  let isDown = false;
  const { asked } = show({
    addresses: () => (isDown ? refusal(503, 'BUSY', 'Very busy.') : samples.addresses),
    placeOrder: () => {
      isDown = true;
      return refusal(409, 'B9907', 'The amount has changed.');
    },
  });
  await isReady();
  await place();
  await screen.findByRole('alert');
  // Once at first, then three attempts in vain.
  await waitFor(() => expect(asked('addresses')).toHaveLength(4));
  expect(await placeButton()).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
