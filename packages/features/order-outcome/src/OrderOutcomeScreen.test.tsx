import { createClient } from '@luxe/client';
import type { Order } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, errorReply, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { renderToString } from 'react-dom/server';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderOutcomeScreen } from './OrderOutcomeScreen.tsx';

const { orderFailed, orderPaid, orderPending, orderRefunded } = samples;
const { orderId } = orderPaid;
const clock = { now: () => 0, sleep: () => Promise.resolve() };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A store with one order, which can change while the page shows it. */
function shopWith(first: Order, overrides: Overrides = {}) {
  let order = first;
  const respond = () => ({ outcome: order.outcome, orderDetails: order });
  return {
    setOrder: (next: Order) => (order = next),
    overrides: {
      orderDetails: () => order,
      updateTransactionDetails: respond,
      cancelPayment: respond,
      ...overrides,
    } satisfies Overrides,
  };
}

function show(
  overrides: Overrides,
  { order = orderId as string | null, start = { loginType: 'customer' } as MockStart } = {},
) {
  const { fetch, shop } = mockFetch(overrides, start);
  const onOutcome = vi.fn();
  const onLoginNeeded = vi.fn();
  const track = vi.fn();
  const page = render(
    <ResourcesProvider
      client={createClient({ baseUrl: '/api', fetch, clock })}
      track={track}
      hint={start.loginType === 'customer' ? 's1c1' : 's0c0'}
    >
      <ToastProvider>
        <OrderOutcomeScreen
          orderId={order ?? undefined}
          serviceNumber="1800 000 0000"
          onLoginNeeded={onLoginNeeded}
          onOutcome={onOutcome}
        />
      </ToastProvider>
    </ResourcesProvider>,
  );
  const callsTo = (name: string) => shop.log.filter((call) => call.name === name);
  return { ...page, onOutcome, onLoginNeeded, track, callsTo, log: shop.log };
}
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('shows the payment, address and tracking link of a placed order [CHK-26] [CHK-13]', async () => {
  const { onOutcome } = show(shopWith(orderPaid).overrides);
  await findTitle('Your order is placed');
  expect(screen.getByText('LX 2611 2048 77')).toBeDefined();
  expect(screen.getByText('20 November 2026')).toBeDefined();
  expect(fact('Transaction')).toBe(orderPaid.transactionId);
  expect(fact('Paid')).toMatch(/^UPI, ₹/);
  expect(screen.getByText(/Jor Bagh.*110003$/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe(
    `/my-account/order?orderCode=${orderId}`,
  );
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith('PLACED', orderId);
});

test('shows cash on delivery as due, without a transaction [CHK-26]', async () => {
  show(shopWith(samples.order).overrides);
  await findTitle('Your order is placed');
  expect(fact('Due on delivery')).toMatch(/^Cash on delivery, ₹/);
  expect(screen.queryByText('Transaction')).toBeNull();
});

test('shows where the confirmation was sent, and how to change or cancel the order [CHK-26]', async () => {
  show(shopWith(orderPaid).overrides);
  await findTitle('Your order is placed');
  const { emailID } = orderPaid.deliveryAddress;
  expect(
    screen.getByText(new RegExp(`^We have e-mailed ${emailID}\\. The seller packs it next`)),
  ).toBeDefined();
  const help = screen.getByRole('link', { name: 'get help' });
  expect(help.parentElement?.textContent).toBe('To change or cancel it, get help.');
  expect(help.getAttribute('href')).toBe('/my-account/cliq-care');
});

test('mentions no confirmation for an order without an e-mail address [CHK-26]', async () => {
  show(shopWith({ ...orderPaid, contactEmail: '' }).overrides);
  await findTitle('Your order is placed');
  expect(screen.getByText(/^The seller packs it next/)).toBeDefined();
});

test('shows the points that a placed order earned, and no line without points [ACC-08]', async () => {
  const { unmount } = show(shopWith({ ...orderPaid, earnedPoints: 3291 }).overrides);
  await findTitle('Your order is placed');
  expect(screen.getByText(/^You earned/).textContent).toBe(
    'You earned 3,291 points. They arrive when the return window closes.',
  );
  unmount();
  show(shopWith({ ...orderPaid, earnedPoints: 0 }).overrides);
  await findTitle('Your order is placed');
  expect(screen.queryByText(/^You earned/)).toBeNull();
});

test('shows start date, pending amount and transaction of a pending order [CHK-26]', async () => {
  show(shopWith(orderPending).overrides);
  await findTitle('Approve the payment in your UPI app');
  expect(['Started', 'Pending', 'Transaction'].map(fact)).toEqual([
    '20 November 2026',
    expect.stringMatching(/^UPI, ₹/),
    orderPending.transactionId,
  ]);
});

test('after the store has replaced the cart, reloads the bag [CHK-15]', async () => {
  const { callsTo, log } = show(shopWith(orderPaid).overrides);
  await findTitle('Your order is placed');
  // The page loads the bag when it opens, and reloads the bag after the cart has been replaced.
  await waitFor(() => expect(callsTo('cartDetails')).toHaveLength(2));
  expect(callsTo('updateTransactionDetails')).toHaveLength(1);
  const last = (name: string) => log.findLastIndex((call) => call.name === name);
  expect(last('updateTransactionDetails')).toBeLessThan(last('cartDetails'));
});

test('shows why an order failed, that nothing was charged, and how to retry [CHK-26] [CHK-14]', async () => {
  show(shopWith(orderFailed).overrides);
  await findTitle('The payment did not go through');
  expect(screen.getByText('Your bank did not allow the payment.')).toBeDefined();
  expect(screen.getByText(/No money was taken for this order\. Your bag is unchanged\./)).toBeDefined();
  expect(screen.getByText('For support: AUTHORIZATION_FAILED')).toBeDefined();
  expect(fact('Not paid')).toMatch(/^Visa ending 4242, ₹/);
  expect(fact('Transaction')).toBe(orderFailed.transactionId);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/retryFailedOrder');
});

test('shows the customer service number and a help link after a failed payment [HLP-03]', async () => {
  show(shopWith(orderFailed).overrides);
  const call = await screen.findByRole('link', { name: 'Call 1800 000 0000' });
  expect(call.getAttribute('href')).toBe('tel:18000000000');
  expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/my-account/cliq-care');
});

test.each([
  ['requested', { isDone: false }, /is on its way back to Visa ending 4242/],
  ['completed', { isDone: true }, /has been refunded to Visa ending 4242/],
  ['rejected', { isDone: false, isRejected: true }, /Your bank does not take the refund of ₹/],
  ['to be transferred', { isDone: false, way: 'bank' }, /The transfer is not made yet/],
  ['transferred', { isDone: true, way: 'bank' }, /We have transferred ₹[\d,]+ to your bank account/],
  ['in cliq cash', { isDone: true, way: 'cliq-cash' }, /is in your cliq cash/],
] as const)('shows the refund when the order was not placed (refund %s)', async (_name, state, text) => {
  const refund = { amount: orderRefunded.finalAmount, ...state };
  show(shopWith({ ...orderRefunded, refund }).overrides);
  await findTitle('Your order was not placed');
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText(/No money was taken/)).toBeNull();
});

test('polls a pending payment every 3 s, offers no new one, and announces the outcome [CHK-12]', async () => {
  const shop = shopWith(orderPending);
  const { callsTo, onOutcome } = show(shop.overrides);
  await findTitle('Approve the payment in your UPI app');
  expect(onOutcome).toHaveBeenLastCalledWith('PENDING', orderId);
  expect(screen.queryByRole('link', { name: /try again|pay/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /^pay/i })).toBeNull();
  await waitFor(() => expect(callsTo('updateTransactionDetails')).toHaveLength(1));
  await advance(3100);
  expect(callsTo('updateTransactionDetails')).toHaveLength(2);

  shop.setOrder(orderPaid);
  await advance(3100);
  await findTitle('Your order is placed');
  expect(onOutcome).toHaveBeenLastCalledWith('PLACED', orderId);
  const announcements = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announcements).toContain('Your order is placed');
  await waitFor(() => expect(callsTo('cartDetails')).toHaveLength(2));
  const times = callsTo('updateTransactionDetails').length;
  await advance(20_000);
  expect(callsTo('updateTransactionDetails')).toHaveLength(times);
});

test('shows that the shop waits for the bank while a card payment is pending', async () => {
  show(shopWith({ ...orderPending, paymentMode: 'Credit Card' }).overrides);
  expect(await findTitle('We are waiting for your bank')).toBeDefined();
});

test('shows a failed order after the shopper has cancelled the payment', async () => {
  const shop = shopWith(orderPending);
  const { onOutcome } = show({
    ...shop.overrides,
    cancelPayment: () => {
      shop.setOrder(orderFailed);
      return { outcome: 'FAILED', orderDetails: orderFailed };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this payment' }));
  await findTitle('The payment did not go through');
  expect(onOutcome).toHaveBeenLastCalledWith('FAILED', orderId);
});

test('warns and keeps polling when a cancelled payment may still be charged', async () => {
  const { callsTo } = show(shopWith(orderPending).overrides);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this payment' }));
  const notice = await screen.findByText('We may not be able to stop this payment');
  expect(
    within(notice.closest('[role=status]') as HTMLElement).getByText(/please do not pay again/),
  ).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  const times = callsTo('updateTransactionDetails').length;
  await advance(3100);
  expect(callsTo('updateTransactionDetails').length).toBeGreaterThan(times);
});

test('shows an error and keeps the pending page when cancelling fails', async () => {
  show({ ...shopWith(orderPending).overrides, ...fault('cancelPayment', '5xx') });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this payment' }));
  expect(await screen.findByText('The payment was not cancelled')).toBeDefined();
  expect(await findTitle('Approve the payment in your UPI app')).toBeDefined();
});

test('shows a notice, and no toast, when the request that checks the payment fails [CHK-27]', async () => {
  show({ ...shopWith(orderPending).overrides, ...fault('updateTransactionDetails', '5xx') });
  expect(await screen.findByText('We could not check just now')).toBeDefined();
  expect(document.querySelector('[role=region][data-toasts]')?.textContent).toBe('');
});

test('shows an offline notice, and checks the payment again when the browser is online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { callsTo } = show(shopWith(orderPending).overrides);
  await screen.findByText('You are offline');
  await waitFor(() => expect(callsTo('updateTransactionDetails')).toHaveLength(1));
  await advance(0);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(callsTo('updateTransactionDetails')).toHaveLength(2));
  expect(screen.queryByText('You are offline')).toBeNull();
});

test('shows the order of the open payment when the URL has no order id [CHK-13]', async () => {
  const { callsTo, onOutcome } = show(
    {
      ...shopWith(orderFailed).overrides,
      openPayment: { order: { orderId, outcome: 'FAILED', isBuyNow: false } },
    },
    { order: null },
  );
  await findTitle('The payment did not go through');
  expect(callsTo('orderDetails')[0]?.request.params['orderCode']).toBe(orderId);
  expect(onOutcome).toHaveBeenCalledWith('FAILED', orderId);
});

test('shows an empty state to a customer without an order', async () => {
  const { onOutcome } = show({ openPayment: { order: null } }, { order: null });
  await findTitle('There is no order here yet');
  expect(onOutcome).not.toHaveBeenCalled();
});

test('shows an unknown order as not found', async () => {
  const { callsTo, onOutcome } = show({
    orderDetails: errorReply(404, 'O4041', 'We could not find this order.'),
  });
  await findTitle('We could not find this order');
  expect(callsTo('updateTransactionDetails')).toEqual([]);
  expect(onOutcome).not.toHaveBeenCalled();
});

test.each([
  ['orderDetails', orderId],
  ['openPayment', null],
] as const)('offers a retry when %s does not load', async (name, order) => {
  show(fault(name, '5xx'), { order });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/please do not pay again/)).toBeDefined();
});

test('asks a guest to log in and loads no order', async () => {
  const { onLoginNeeded, callsTo } = show({}, { start: { loginType: 'guest' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(onLoginNeeded).toHaveBeenCalledOnce();
  expect(callsTo('orderDetails')).toEqual([]);
});

test('tracks the page by its analytics name, and tracks a placed order only once', async () => {
  const first = show(shopWith(orderPaid).overrides);
  await waitFor(() =>
    expect(first.track).toHaveBeenCalledWith('order placed', expect.objectContaining({ orderId })),
  );
  expect(first.track).toHaveBeenCalledWith('screen viewed', { screen: 'Order Confirmation' });
  first.unmount();
  const again = show(shopWith(orderPaid).overrides);
  await findTitle('Your order is placed');
  // The receivers of the event count the order once.
  expect(again.track.mock.calls.map(([name]) => name)).toEqual(['order placed']);
});

test('leaves free gifts out of the tracked order [BAG-12]', async () => {
  const [line, other] = orderPaid.products;
  const gift = { ...other, isGiveAway: 'Y' as const };
  const { track } = show(shopWith({ ...orderPaid, products: [line, gift] as Order['products'] }).overrides);
  await waitFor(() =>
    expect(track).toHaveBeenCalledWith('order placed', {
      orderId,
      payable: orderPaid.finalAmount.doubleValue,
      items: [expect.objectContaining({ ussid: line?.USSID })],
    }),
  );
});

test('tracks a failed order with its error code, and the failure page with its name', async () => {
  const { track } = show(shopWith(orderFailed).overrides);
  await findTitle('The payment did not go through');
  expect(track).toHaveBeenCalledWith('screen viewed', { screen: 'Order Failure' });
  expect(track).toHaveBeenCalledWith('order unsuccessful', { reason: 'AUTHORIZATION_FAILED' });
});

test('renders a heading on the server, before the session is known [CHK-13]', () => {
  const { fetch } = mockFetch({}, { loginType: 'customer' });
  const html = renderToString(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} track={vi.fn()}>
      <OrderOutcomeScreen orderId={orderId} serviceNumber="1800 000 0000" onLoginNeeded={vi.fn()} />
    </ResourcesProvider>,
  );
  expect(html).toMatch(/<h1[^>]*>Checking your payment…<\/h1>/);
});
