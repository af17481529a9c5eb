import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, fault, mockFetch, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { OrderDetailsScreen } from './OrderDetailsScreen.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';
import { LinkedOrderScreen } from './LinkedOrderScreen.tsx';
import { TrackingScreen } from './TrackingScreen.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const props = { params: new URLSearchParams(), onChange: vi.fn(), onLoginNeeded: vi.fn() };
const customer: MockStart = { loginType: 'customer' };

function show(screenOf: ReactNode, overrides: Overrides = {}, start: MockStart = customer) {
  const { fetch, shop } = mockFetch(overrides, start);
  render(
    <ResourcesProvider
      client={createClient({ baseUrl: '/api', fetch, clock })}
      hint={start.loginType === 'customer' ? 's1c1' : 's0c1'}
    >
      <ToastProvider>{screenOf}</ToastProvider>
    </ResourcesProvider>,
  );
  return shop.log;
}

test('requests page 2 of the URL as page 1, because the store counts from 0 [ORD-01]', async () => {
  const log = show(
    <OrdersScreen {...props} params={new URLSearchParams('page=2&state=delivered&months=3')} />,
  );
  await screen.findByRole('list', { name: 'Your orders' });
  expect(log.find(({ name }) => name === 'orders')?.request.query).toMatchObject({
    currentPage: '1',
    pageSize: '10',
    state: 'delivered',
    months: '3',
  });
});

test('shows an empty state without orders', async () => {
  show(<OrdersScreen {...props} />, {}, { ...customer, orders: [] });
  expect(await screen.findByText('You have not ordered yet.')).toBeDefined();
});

test('shows a search without a result, with its filters [ORD-01]', async () => {
  show(<OrdersScreen {...props} params={new URLSearchParams('search=nothing like this')} />);
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nothing like this');
});

test('shows a retry button when the orders fail to load', async () => {
  show(<OrdersScreen {...props} />, fault('orders', '5xx'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

test('an error of another state shows a retry button, and not the orders of the last state', async () => {
  function Screens() {
    const [params, setParams] = useState(new URLSearchParams());
    return (
      <>
        <button onClick={() => setParams(new URLSearchParams('state=cancelled'))}>Other state</button>
        <OrdersScreen {...props} params={params} />
      </>
    );
  }
  show(<Screens />, {
    orders: ({ query }) => (query.state ? errorReply(500, 'S5000', 'Down') : samples.orders),
  });
  await screen.findByRole('list', { name: 'Your orders' });
  await userEvent.click(screen.getByRole('button', { name: 'Other state' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Your orders' })).toBeNull();
});

test('asks a guest to log in and requests nothing [AUT-09]', async () => {
  const onLoginNeeded = vi.fn();
  const log = show(<OrdersScreen {...props} onLoginNeeded={onLoginNeeded} />, {}, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(onLoginNeeded).toHaveBeenCalledOnce();
  expect(log.some(({ name }) => name === 'orders')).toBe(false);
});

test('shows the order that the order code in the URL names [ORD-01]', async () => {
  show(<OrderDetailsScreen notFound={<p>Not found</p>} orderCode="261120-4877" onLoginNeeded={vi.fn()} />);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Order LX\u00a02611\u00a02048\u00a077' }),
  ).toBeDefined();
});

test('shows the item that the transaction id in the URL names, and nothing of the others [ORD-01]', async () => {
  const [item, other] = samples.order.products;
  if (!item || !other) throw new Error('The order has one line.');
  const { transactionId } = item;
  show(
    <OrderDetailsScreen
      notFound={<p>Not found</p>}
      orderCode="261120-4877"
      transactionId={transactionId}
      onLoginNeeded={vi.fn()}
    />,
  );
  const name = `${item.productBrand} ${item.productName}`;
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
  expect(screen.queryByText(other.productName)).toBeNull();
  expect(
    screen.getByRole('link', { name: 'Order LX\u00a02611\u00a02048\u00a077' }).getAttribute('href'),
  ).toBe('/my-account/order?orderCode=261120-4877');
});

test('an unknown item of an order is "not found"', async () => {
  show(
    <OrderDetailsScreen
      notFound={<p>Not found</p>}
      orderCode="261120-4877"
      transactionId="1"
      onLoginNeeded={vi.fn()}
    />,
  );
  expect(await screen.findByText('Not found')).toBeDefined();
});

test.each(['', 'unknown-order'])('shows "not found" for the unknown order code "%s"', async (orderCode) => {
  show(<OrderDetailsScreen notFound={<p>Not found</p>} orderCode={orderCode} onLoginNeeded={vi.fn()} />);
  expect(await screen.findByText('Not found')).toBeDefined();
});

test('shows the way of the order in the URL, and reads it again on request [ORD-02]', async () => {
  const log = show(
    <TrackingScreen notFound={<p>Not found</p>} orderCode="261120-4877" parcel={1} onLoginNeeded={vi.fn()} />,
    {
      orderDetails: samples.orderOnItsWay,
    },
  );
  expect(await screen.findByRole('list', { name: 'The way of this parcel' })).toBeDefined();
  const countReads = () => log.filter(({ name }) => name === 'orderDetails').length;
  const before = countReads();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(countReads()).toBe(before + 1));
});

test('the way of an unknown order is "not found", and a guest is asked to log in', async () => {
  show(
    <TrackingScreen
      notFound={<p>Not found</p>}
      orderCode="unknown-order"
      parcel={1}
      onLoginNeeded={vi.fn()}
    />,
  );
  expect(await screen.findByText('Not found')).toBeDefined();
  cleanup();
  const onLoginNeeded = vi.fn();
  show(
    <TrackingScreen
      notFound={<p>Not found</p>}
      orderCode="261120-4877"
      parcel={1}
      onLoginNeeded={onLoginNeeded}
    />,
    {},
    {},
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(onLoginNeeded).toHaveBeenCalledOnce();
});

test('shows the way of the order behind a link to a guest, and reads it again on request [ORD-02]', async () => {
  const log = show(<LinkedOrderScreen notFound={<p>Not found</p>} token="a.b.c" parcel={1} />, {}, {});
  expect(await screen.findByRole('list', { name: 'The way of this parcel' })).toBeDefined();
  expect(log.find(({ name }) => name === 'linkedOrder')?.request.params.token).toBe('a.b.c');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(log.filter(({ name }) => name === 'linkedOrder').length).toBeGreaterThan(1));
});

test.each([
  ['has expired', errorReply(410, 'O4101', 'This link has expired.'), 'This link has expired'],
  ['is unknown', errorReply(404, 'O4041', 'We could not find this order.'), 'Not found'],
])('shows that a link %s', async (_, linkedOrder, title) => {
  show(<LinkedOrderScreen notFound={<p>Not found</p>} token="a.b.c" parcel={1} />, { linkedOrder }, {});
  expect(await screen.findByText(title)).toBeDefined();
});

const buyAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Buy again' }));

test('buys an order again: its items are added to the bag, with their quantities', async () => {
  const log = show(
    <OrderDetailsScreen notFound={<p>Not found</p>} orderCode="261120-4877" onLoginNeeded={vi.fn()} />,
  );
  await buyAgain();
  const { products } = samples.order;
  expect(await screen.findByText(`All ${products.length} items are in your bag.`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to bag' }).getAttribute('href')).toBe('/cart');
  const added = log.filter(({ name }) => name === 'addToBag').map(({ request }) => request.query);
  expect(added).toMatchObject(products.map(({ USSID, quantity }) => ({ USSID, quantity: String(quantity) })));
});

test('an item that is sold out does not prevent the others, and its message is shown', async () => {
  let count = 0;
  show(<OrderDetailsScreen notFound={<p>Not found</p>} orderCode="261120-4877" onLoginNeeded={vi.fn()} />, {
    addToBag: () => ((count += 1) === 1 ? errorReply(400, 'B9301', 'This is sold out.') : samples.addToBag),
  });
  await buyAgain();
  const { length } = samples.order.products;
  expect(
    await screen.findByText(new RegExp(`^${length - 1} of ${length} items (is|are) in your bag\\. .+`)),
  ).toBeDefined();
});

test('when no item can be added, only the reason is shown', async () => {
  show(<OrderDetailsScreen notFound={<p>Not found</p>} orderCode="261120-4877" onLoginNeeded={vi.fn()} />, {
    addToBag: () => errorReply(400, 'B9301', 'This is sold out.'),
  });
  await buyAgain();
  expect(await screen.findByText('This is sold out.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Go to bag' })).toBeNull();
});
