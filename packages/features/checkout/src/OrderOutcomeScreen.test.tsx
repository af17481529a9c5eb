import { createClient } from '@luxe/client';
import type { Order } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, refusal, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
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

/** An order at the store, which may change while it is looked at. */
function shopWith(first: Order, overrides: Overrides = {}) {
  let order = first;
  const follow = () => ({ outcome: order.outcome, orderDetails: order });
  return {
    become: (next: Order) => (order = next),
    overrides: {
      orderDetails: () => order,
      updateTransactionDetails: follow,
      cancelPayment: follow,
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
      <OrderOutcomeScreen
        orderId={order ?? undefined}
        serviceNumber="1800 000 0000"
        onLoginNeeded={onLoginNeeded}
        onOutcome={onOutcome}
      />
    </ResourcesProvider>,
  );
  const asked = (name: string) => shop.log.filter((call) => call.name === name);
  return { ...page, onOutcome, onLoginNeeded, track, asked, log: shop.log };
}
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('an order that is placed says what was paid, where it goes and where to look [CHK-26] [CHK-13]', async () => {
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

test('cash at the door is still due, and has no transaction [CHK-26]', async () => {
  show(shopWith(samples.order).overrides);
  await findTitle('Your order is placed');
  expect(fact('Due at your door')).toMatch(/^Cash on delivery, ₹/);
  expect(screen.queryByText('Transaction')).toBeNull();
});

test('a placed order says where it was written of, and how it is changed or cancelled [CHK-26]', async () => {
  show(shopWith(orderPaid).overrides);
  await findTitle('Your order is placed');
  const { emailID } = orderPaid.deliveryAddress;
  expect(
    screen.getByText(new RegExp(`^We have written to ${emailID}\\. The seller packs it next`)),
  ).toBeDefined();
  const help = screen.getByRole('link', { name: 'get help' });
  expect(help.parentElement?.textContent).toBe('To change or cancel it, get help.');
  expect(help.getAttribute('href')).toBe('/my-account/cliq-care');
});

test('an order without an e-mail address was written to nobody [CHK-26]', async () => {
  show(shopWith({ ...orderPaid, contactEmail: '' }).overrides);
  await findTitle('Your order is placed');
  expect(screen.getByText(/^The seller packs it next/)).toBeDefined();
});

test('what is not known yet says when it was begun, that it is pending, and its transaction [CHK-26]', async () => {
  show(shopWith(orderPending).overrides);
  await findTitle('Approve the payment in your UPI app');
  expect(['Begun', 'Pending', 'Transaction'].map(fact)).toEqual([
    '20 November 2026',
    expect.stringMatching(/^UPI, ₹/),
    orderPending.transactionId,
  ]);
});

test('after success the bag is asked anew, once the carts have been replaced [CHK-15]', async () => {
  const { asked, log } = show(shopWith(orderPaid).overrides);
  await findTitle('Your order is placed');
  // Read with the page, and anew after the carts have been replaced.
  await waitFor(() => expect(asked('cartDetails')).toHaveLength(2));
  expect(asked('updateTransactionDetails')).toHaveLength(1);
  const last = (name: string) => log.findLastIndex((call) => call.name === name);
  expect(last('updateTransactionDetails')).toBeLessThan(last('cartDetails'));
});

test('a failed order says why, that no money moved, that the bag is kept, and what to do [CHK-26] [CHK-14]', async () => {
  show(shopWith(orderFailed).overrides);
  await findTitle('The payment did not go through');
  expect(screen.getByText('Your bank did not allow the payment.')).toBeDefined();
  expect(screen.getByText(/No money was taken for this order\. Your bag is as it was\./)).toBeDefined();
  expect(screen.getByText('For support: AUTHORIZATION_FAILED')).toBeDefined();
  expect(fact('Not paid')).toMatch(/^Visa ending 4242, ₹/);
  expect(fact('Transaction')).toBe(orderFailed.transactionId);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/retryFailedOrder');
});

test('a failed payment shows the number of customer service and the way to help [HLP-03]', async () => {
  show(shopWith(orderFailed).overrides);
  const call = await screen.findByRole('link', { name: 'Call 1800 000 0000' });
  expect(call.getAttribute('href')).toBe('tel:18000000000');
  expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/my-account/cliq-care');
});

test.each([
  [false, /is on its way back to Visa ending 4242/],
  [true, /has been given back to Visa ending 4242/],
])('money that could not be kept is told of; given back: %s', async (isDone, words) => {
  const refund = { amount: orderRefunded.finalAmount, isDone };
  show(shopWith({ ...orderRefunded, refund }).overrides);
  await findTitle('Your order was not placed');
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText(/No money was taken/)).toBeNull();
});

test('while nobody knows, nothing offers to pay; it is asked every three seconds, and what it becomes is shown and announced [CHK-12]', async () => {
  const shop = shopWith(orderPending);
  const { asked, onOutcome } = show(shop.overrides);
  await findTitle('Approve the payment in your UPI app');
  expect(onOutcome).toHaveBeenLastCalledWith('PENDING', orderId);
  expect(screen.queryByRole('link', { name: /try again|pay/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /^pay/i })).toBeNull();
  await waitFor(() => expect(asked('updateTransactionDetails')).toHaveLength(1));
  await pass(3100);
  expect(asked('updateTransactionDetails')).toHaveLength(2);

  shop.become(orderPaid);
  await pass(3100);
  await findTitle('Your order is placed');
  expect(onOutcome).toHaveBeenLastCalledWith('PLACED', orderId);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain('Your order is placed');
  await waitFor(() => expect(asked('cartDetails')).toHaveLength(2));
  const times = asked('updateTransactionDetails').length;
  await pass(20_000);
  expect(asked('updateTransactionDetails')).toHaveLength(times);
});

test('a bank is waited for in its own words', async () => {
  show(shopWith({ ...orderPending, paymentMode: 'Credit Card' }).overrides);
  expect(await findTitle('We are waiting for your bank')).toBeDefined();
});

test('cancelled for certain, it is a failed order', async () => {
  const shop = shopWith(orderPending);
  const { onOutcome } = show({
    ...shop.overrides,
    cancelPayment: () => {
      shop.become(orderFailed);
      return { outcome: 'FAILED', orderDetails: orderFailed };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this payment' }));
  await findTitle('The payment did not go through');
  expect(onOutcome).toHaveBeenLastCalledWith('FAILED', orderId);
});

test('what may still be charged stays, says so, and is followed', async () => {
  const { asked } = show(shopWith(orderPending).overrides);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this payment' }));
  const notice = await screen.findByText('This payment can no longer be stopped for certain');
  expect(
    within(notice.closest('[role=status]') as HTMLElement).getByText(/nothing is to be paid again/),
  ).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  const times = asked('updateTransactionDetails').length;
  await pass(3100);
  expect(asked('updateTransactionDetails').length).toBeGreaterThan(times);
});

test('a cancel that reached nobody changes nothing', async () => {
  show({ ...shopWith(orderPending).overrides, ...fault('cancelPayment', '5xx') });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this payment' }));
  expect(await screen.findByText('The payment was not cancelled')).toBeDefined();
  expect(await findTitle('Approve the payment in your UPI app')).toBeDefined();
});

test('a question without an answer says that it is asked again, and that nothing is lost', async () => {
  show({ ...shopWith(orderPending).overrides, ...fault('updateTransactionDetails', '5xx') });
  expect(await screen.findByText('We could not ask just now')).toBeDefined();
});

test('offline it says so, and goes on when the browser is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked } = show(shopWith(orderPending).overrides);
  await screen.findByText('You are offline');
  await waitFor(() => expect(asked('updateTransactionDetails')).toHaveLength(1));
  await pass(0);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(asked('updateTransactionDetails')).toHaveLength(2));
  expect(screen.queryByText('You are offline')).toBeNull();
});

test('without a code the order that is being paid for is found [CHK-13]', async () => {
  const { asked, onOutcome } = show(
    {
      ...shopWith(orderFailed).overrides,
      openPayment: { order: { orderId, outcome: 'FAILED', isBuyNow: false } },
    },
    { order: null },
  );
  await findTitle('The payment did not go through');
  expect(asked('orderDetails')[0]?.asked.params['orderCode']).toBe(orderId);
  expect(onOutcome).toHaveBeenCalledWith('FAILED', orderId);
});

test('a customer without an order is told so', async () => {
  const { onOutcome } = show({ openPayment: { order: null } }, { order: null });
  await findTitle('There is no order here yet');
  expect(onOutcome).not.toHaveBeenCalled();
});

test("somebody else's order is not known", async () => {
  const { asked, onOutcome } = show({ orderDetails: refusal(404, 'O4041', 'We do not know this order.') });
  await findTitle('We know no such order');
  expect(asked('updateTransactionDetails')).toEqual([]);
  expect(onOutcome).not.toHaveBeenCalled();
});

test.each([
  ['orderDetails', orderId],
  ['openPayment', null],
] as const)('what did not load can be asked for again: %s', async (name, order) => {
  show(fault(name, '5xx'), { order });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/nothing is to be paid again/)).toBeDefined();
});

test('a guest is asked to log in, and nothing is read', async () => {
  const { onLoginNeeded, asked } = show({}, { start: { loginType: 'guest' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(onLoginNeeded).toHaveBeenCalledOnce();
  expect(asked('orderDetails')).toEqual([]);
});

test('analytics hear of the page by its name, and of the order once', async () => {
  const first = show(shopWith(orderPaid).overrides);
  await waitFor(() =>
    expect(first.track).toHaveBeenCalledWith('order placed', expect.objectContaining({ orderId })),
  );
  expect(first.track).toHaveBeenCalledWith('page viewed', {
    path: '/order-placed-successfully',
    title: 'Order Confirmation',
  });
  first.unmount();
  const again = show(shopWith(orderPaid).overrides);
  await findTitle('Your order is placed');
  expect(again.track).not.toHaveBeenCalled();
});

test.each(['UPI', 'COD'] as const)(
  'analytics hear of an order by %s when the store says first, in any tab',
  async (paymentMode) => {
    const paid = { ...orderPaid, paymentMode };
    const told = { ...shopWith(paid).overrides, claimPlacedEvent: { isFirst: false } };
    const { track, asked } = show(told);
    await findTitle('Your order is placed');
    await waitFor(() => expect(asked('claimPlacedEvent')).toHaveLength(1));
    expect(track.mock.calls.map(([name]) => name)).toEqual(['page viewed']);
    sessionStorage.clear();
    const first = show({ ...shopWith(paid).overrides, claimPlacedEvent: { isFirst: true } });
    await waitFor(() =>
      expect(first.track).toHaveBeenCalledWith('order placed', expect.objectContaining({ orderId })),
    );
  },
);

test('analytics hear of no gift among what was sold [BAG-12]', async () => {
  const [piece, other] = orderPaid.products;
  const gift = { ...other, isGiveAway: 'Y' as const };
  const { track } = show(shopWith({ ...orderPaid, products: [piece, gift] as Order['products'] }).overrides);
  await waitFor(() =>
    expect(track).toHaveBeenCalledWith('order placed', {
      orderId,
      payable: orderPaid.finalAmount.doubleValue,
      items: [expect.objectContaining({ ussid: piece?.USSID })],
    }),
  );
});

test('analytics hear of a failure by its name and its code', async () => {
  const { track } = show(shopWith(orderFailed).overrides);
  await findTitle('The payment did not go through');
  expect(track).toHaveBeenCalledWith('page viewed', { path: '/order-failed', title: 'Order Failure' });
  expect(track).toHaveBeenCalledWith('order unsuccessful', { reason: 'AUTHORIZATION_FAILED' });
});

test('the server renders words, before it is known who asks: without a script, too [CHK-13]', () => {
  const { fetch } = mockFetch({}, { loginType: 'customer' });
  const html = renderToString(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} track={vi.fn()}>
      <OrderOutcomeScreen orderId={orderId} serviceNumber="1800 000 0000" onLoginNeeded={vi.fn()} />
    </ResourcesProvider>,
  );
  expect(html).toMatch(/<h1[^>]*>Checking your payment…<\/h1>/);
});
