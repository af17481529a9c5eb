import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, errorReply, type MockStart, type Overrides } from '@luxe/contract/testing';
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
  const { fetch: mockedFetch, shop } = mockFetch(overrides, start);
  const keys: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (String(input).includes('placeOrder')) keys.push(key);
    return mockedFetch(input, init);
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
  const callsTo = (name: string) => shop.log.filter((call) => call.name === name);
  return { onPlaced, onLoginNeeded, callsTo, keys, track, log: shop.log };
}
const placeOrderButton = async () =>
  (await screen.findAllByRole('button', { name: /^Place order/ }))[0] as HTMLElement;
const byCash = async () => userEvent.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
const placeOrder = async () => {
  await byCash();
  await userEvent.click(await placeOrderButton());
};
const isReady = () => screen.findByText(/^(One delivery|\w+ deliveries): /);

test('orders a bag by cash on delivery to the default address [CHK-01] [CHK-22]', async () => {
  const { onPlaced, callsTo } = show();
  await isReady();
  await placeOrder();
  await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith(samples.order.orderId));
  expect(callsTo('placeOrder')[0]?.request.body).toEqual({
    paymentMode: 'COD',
    addressId: samples.address.addressId,
    paybleAmount: samples.orderSummary.cartAmount.paybleAmount.doubleValue,
  });
  expect(localStorage.getItem('paymentMode')).toBe('COD');
});

test('sends a chosen address to the store before it loads the amounts [CHK-22] [CHK-23]', async () => {
  const { callsTo, log } = show();
  await isReady();
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Deliver to' }));
  await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  await waitFor(() => expect(callsTo('addAddressToOrder')).toHaveLength(1));
  expect(callsTo('addAddressToOrder')[0]?.request.query).toMatchObject({
    addressId: samples.addressWork.addressId,
    cartId: 'current',
  });
  await waitFor(() =>
    expect(callsTo('orderSummary').at(-1)?.request.query['pincode']).toBe(samples.addressWork.postalCode),
  );
  // The pincode is saved in local storage, from which the header and the product pages read it.
  await waitFor(() => expect(localStorage.getItem('pincode')).toBe(samples.addressWork.postalCode));
  const workSummaryIndex = log.findIndex(
    ({ request }) => request.query['pincode'] === samples.addressWork.postalCode,
  );
  expect(log.findIndex(({ name }) => name === 'addAddressToOrder')).toBeLessThan(workSummaryIndex);
});

test('places only one order when the shopper presses the button twice [CHK-19]', async () => {
  const { onPlaced, callsTo } = show();
  await isReady();
  await byCash();
  await userEvent.dblClick(await placeOrderButton());
  await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
  expect(callsTo('placeOrder')).toHaveLength(1);
});

test('a retry after a lost response sends the same idempotency key, even after reload [CHK-19]', async () => {
  const lost = show(fault('placeOrder', 'offline'));
  await isReady();
  await placeOrder();
  expect((await screen.findByRole('alert')).textContent).toContain('We did not hear back');
  await placeOrder();
  await waitFor(() => expect(lost.keys.length).toBeGreaterThan(1));
  expect(new Set(lost.keys).size).toBe(1);

  cleanup();
  const again = show();
  await isReady();
  await placeOrder();
  await waitFor(() => expect(again.onPlaced).toHaveBeenCalledOnce());
  expect(again.keys).toEqual([lost.keys[0]]);
  expect(sessionStorage.getItem('orderAttempt')).toBeNull();
});

test('on the next visit, recovers an order whose response was lost, without a press [CHK-19]', async () => {
  const lost = show(fault('placeOrder', 'offline'));
  await isReady();
  await placeOrder();
  await screen.findByRole('alert');
  cleanup();

  const next = show({}, { loginType: 'customer', bag: [] });
  await waitFor(() => expect(next.onPlaced).toHaveBeenCalledExactlyOnceWith(samples.order.orderId));
  expect(next.keys).toEqual([lost.keys[0]]);
});

test('shows that the bag has changed, reloads it, and uses a new key for the next try [CHK-16]', async () => {
  const { callsTo, keys } = show({ placeOrder: errorReply(409, 'B9907', 'Quantity changed.') });
  await isReady();
  const before = callsTo('orderSummary').length;
  await placeOrder();
  expect((await screen.findByRole('alert')).textContent).toContain('Your bag has changed');
  await waitFor(() => expect(callsTo('orderSummary').length).toBeGreaterThan(before));
  await placeOrder();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});

test('asks for a call with one press, and shows the number of the request [CHK-23] [HLP-02]', async () => {
  const { callsTo } = show();
  await isReady();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
  const notice = await screen.findByText(/^We have your request\. Its number is CB-/);
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(callsTo('orderSummary').map(({ request }) => request.query['requestCallbackForSlp'])).toEqual([
    'false',
    'true',
  ]);
});

test('a request for a call that fails shows the sentence of the specification, and can be repeated', async () => {
  const { callsTo } = show({ orderSummary: samples.orderSummary });
  await isReady();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
  expect(await screen.findByText('Request failed, please try again after some time')).toBeDefined();
  const before = callsTo('orderSummary').length;
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
  await waitFor(() => expect(callsTo('orderSummary').length).toBe(before + 1));
});

test('asks a guest to log in [AUT-09]', async () => {
  const { onLoginNeeded, callsTo } = show({}, { loginType: 'guest' });
  await waitFor(() => expect(onLoginNeeded).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onLoginNeeded).toHaveBeenCalledTimes(2);
  expect(callsTo('orderSummary')).toHaveLength(0);
});

test('shows an empty state for an empty bag', async () => {
  show({}, { loginType: 'customer', bag: [] });
  expect(await screen.findByText('Your bag is empty.')).toBeDefined();
});

test('offers a retry when the summary does not load', async () => {
  show(fault('orderSummary', '5xx'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

test('keeps showing the checkout page when the addresses fail to reload', async () => {
  let isDown = false;
  const { callsTo } = show({
    addresses: () => (isDown ? errorReply(503, 'BUSY', 'Very busy.') : samples.addresses),
    placeOrder: () => {
      isDown = true;
      return errorReply(409, 'B9907', 'The amount has changed.');
    },
  });
  await isReady();
  await placeOrder();
  await screen.findByRole('alert');
  // One successful call, then three failed attempts.
  await waitFor(() => expect(callsTo('addresses')).toHaveLength(4));
  expect(await placeOrderButton()).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
