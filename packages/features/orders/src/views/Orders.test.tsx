import { samples } from '@luxe/contract/samples';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OrdersQuery } from '../data/ordersQuery.ts';
import { toOrderModel, toOrderRow } from '../data/toOrderModel.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';
import { OrdersView } from './OrdersView.tsx';

const all: OrdersQuery = { page: 1, state: undefined, search: '', months: undefined };
const list = { query: all, pages: 1, counts: samples.orders.counts, onChange: vi.fn() };

test('each order in the list shows its next event and links to its page [ORD-01]', () => {
  render(<OrdersView {...list} orders={samples.orders.orderData.map(toOrderRow)} />);
  const rows = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Arriving Tuesday, 24 November' }).getAttribute('href')).toBe(
    '/my-account/order?orderCode=261120-4877',
  );
  expect(screen.queryByRole('link', { name: 'Page 1' })).toBeNull();
});

test('page numbers are links, and the link to the first page has no number in its URL [ORD-01]', () => {
  const orders = samples.ordersMany.orderData.map(toOrderRow);
  render(<OrdersView {...list} orders={orders} query={{ ...all, page: 2 }} pages={4} />);
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/my-account/orders');
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/my-account/orders?page=3');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});

test('links to each state show its number of orders, and preserve search and time [ORD-01]', () => {
  const query: OrdersQuery = { page: 3, state: 'delivered', search: 'potli', months: 12 };
  const counts = { ...samples.ordersMany.counts, delivered: 0 };
  render(<OrdersView {...list} orders={[]} query={query} counts={counts} />);
  const links = within(screen.getByRole('navigation', { name: 'Orders by state' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All 34', '/my-account/orders?search=potli&months=12'],
    ['On the way 5', '/my-account/orders?state=on-the-way&search=potli&months=12'],
    ['Delivered 0', '/my-account/orders?state=delivered&search=potli&months=12'],
    ['Cancelled 3', '/my-account/orders?state=cancelled&search=potli&months=12'],
  ]);
  expect(links[2]?.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('status').textContent).toBe('0 orders');
  expect(screen.getByRole('heading', { name: 'No orders found' })).toBeDefined();
});

test('a page beyond the last one links to the first', () => {
  const query: OrdersQuery = { ...all, page: 99, state: 'delivered' };
  render(<OrdersView {...list} orders={[]} query={query} counts={samples.ordersMany.counts} pages={3} />);
  expect(screen.getByRole('heading', { name: 'This page is empty' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the first page' }).getAttribute('href')).toBe(
    '/my-account/orders?state=delivered',
  );
});

test('an order that is paid at the door shows no cash to pay', () => {
  const cashDue = { ...samples.order.finalAmount, doubleValue: 0 };
  expect(toOrderModel({ ...samples.order, cashDue }).cashDue).toBe('');
});

test('the search field follows the URL, and shows what the shopper types meanwhile', async () => {
  const { rerender } = render(<OrdersView {...list} orders={[]} query={{ ...all, search: 'soap' }} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe('soap');
  await userEvent.type(field, ' dish');
  rerender(<OrdersView {...list} orders={[]} query={{ ...all, search: 'soap' }} busy />);
  expect(field.value).toBe('soap dish');
  rerender(<OrdersView {...list} orders={[]} query={all} />);
  expect(field.value).toBe('');
});

test('an order shows each line with its trail, the address and the total [ORD-03]', () => {
  render(<OrderDetailsView onBuyAgain={vi.fn()} model={toOrderModel(samples.order)} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order LX\u00a02611\u00a02048\u00a077');
  expect(screen.getByText(/^Placed on 20 November 2026\. ₹[\d,]+ by cash on delivery\.$/)).toBeDefined();
  const trails = screen.getAllByRole('list', { name: /^Tracking: / });
  expect(trails[0]?.querySelector('[aria-current="step"]')?.textContent).toContain('Confirmed by the seller');
  expect(screen.getByText(/110003/)).toBeDefined();
  expect(screen.getByText('Total')).toBeDefined();
});

test('an order on its way shows the carrier, its tracking number and its last report', () => {
  render(<OrderDetailsView onBuyAgain={vi.fn()} model={toOrderModel(samples.orderOnItsWay)} />);
  expect(screen.getByRole('heading', { name: 'Carrier' })).toBeDefined();
  expect(screen.getByText('Blue Dart')).toBeDefined();
  expect(screen.getByText('Tracking number 775100042118')).toBeDefined();
  expect(screen.getByText(/^Left the sorting centre, Bhiwandi\. .*23 Nov/)).toBeDefined();
  expect(screen.getByText(/tamper seal with the number T00482140/)).toBeDefined();
});

test('a gift order shows its packing and message; another order shows neither', () => {
  const { unmount } = render(
    <OrderDetailsView onBuyAgain={vi.fn()} model={toOrderModel(samples.orderGift)} />,
  );
  expect(screen.getByRole('heading', { name: 'Gift' })).toBeDefined();
  expect(screen.getByText('Gift wrap, message, prices hidden')).toBeDefined();
  expect(screen.getByRole('blockquote').innerHTML).toBe(samples.giftOptions.message.replace('\n', '<br>'));
  unmount();
  const { giftOptions: _none, ...fromElsewhere } = samples.order;
  for (const order of [samples.order, fromElsewhere]) {
    const plain = render(<OrderDetailsView onBuyAgain={vi.fn()} model={toOrderModel(order)} />);
    expect(screen.queryByRole('heading', { name: 'Gift' })).toBeNull();
    plain.unmount();
  }
});

test('groups lines that arrive together, and shows one trail for lines with the same steps [ORD-03]', () => {
  const [line] = samples.order.products;
  if (!line) throw new Error('The order has no line.');
  const lineOf = (productName: string, change: Partial<(typeof line.groups)[number]> = {}) => ({
    ...line,
    productName,
    transactionId: productName,
    groups: line.groups.map((group) => ({ ...group, ...change })),
  });
  const delivered = samples.orderDelivered.products[0] ?? line;
  const products = [
    lineOf('Candle'),
    lineOf('Belt', { statusDisplay: delivered.statusDisplay, trail: delivered.trail }),
    lineOf('Loafer'),
    lineOf('Potli', { trail: line.trail.map((step) => ({ ...step, status: 'UPCOMING' as const })) }),
  ];
  render(<OrderDetailsView onBuyAgain={vi.fn()} model={toOrderModel({ ...samples.order, products })} />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2).toSorted()).toEqual([line.statusDisplay, delivered.statusDisplay].toSorted());
  const arriving = screen.getByRole('heading', { name: line.statusDisplay }).parentElement as HTMLElement;
  expect(
    ['Candle', 'Loafer', 'Potli', 'Belt'].map((name) => within(arriving).queryAllByText(name).length),
  ).toEqual([1, 1, 1, 0]);
  expect(
    within(arriving)
      .getAllByRole('list', { name: /^Tracking: / })
      .map((trail) => trail.ariaLabel ?? trail.getAttribute('aria-label')),
  ).toEqual(['Tracking: Candle, Loafer', 'Tracking: Potli']);
});

test('an order whose units have different ways shows each of them once, with the refund [ORD-03]', () => {
  const [line] = samples.order.products;
  const [cancelled] = samples.orderPartCancelled.products;
  if (!line || !cancelled) throw new Error('The order has no line.');
  const price = { ...line.price, doubleValue: 72_400 };
  const groups = [
    ...line.groups.map((group) => ({ ...group, quantity: 2, parcel: 1 })),
    ...cancelled.groups.map((group) => ({ ...group, quantity: 1, price })),
  ];
  const [parcel] = samples.order.parcels;
  const order = {
    ...samples.orderPartCancelled,
    cashDue: { ...price, doubleValue: 1_000 },
    products: [{ ...line, quantity: 3, groups }],
    parcels: parcel ? [{ ...parcel, deliveryCode: '482140' }] : [],
  };
  render(<OrderDetailsView onBuyAgain={vi.fn()} model={toOrderModel(order)} />);
  expect(screen.getAllByText(/Quantity \d/).map(({ textContent }) => textContent?.at(-1))).toEqual([
    '2',
    '1',
  ]);
  expect(screen.getByRole('heading', { name: 'Cancelled Friday, 20 November' })).toBeDefined();
  expect(screen.getByText('To pay at the door: ₹1,000')).toBeDefined();
  expect(screen.getByText('48 21 40')).toBeDefined();
  expect(screen.getByText('It arrives by Wednesday, 25 November.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cancel items' }).getAttribute('href')).toBe(
    `/my-account/cancel?orderCode=${order.orderId}`,
  );
});

test('invoices and credit notes are downloads with their number and amount [ORD-11]', () => {
  render(<OrderDetailsView model={toOrderModel(samples.orderInvoiced)} onBuyAgain={vi.fn()} />);
  const link = screen.getByRole('link', { name: 'Download invoice KGT-2627-000123 (PDF)' });
  expect(link.getAttribute('href')).toBe(
    `/my-account/order/${samples.orderInvoiced.orderId}/invoice/KGT-2627-000123`,
  );
  expect(link.getAttribute('type')).toBe('application/pdf');
  expect(screen.getByRole('link', { name: 'Download credit note KGT-C2627-000009 (PDF)' })).toBeDefined();
  expect(screen.getByText('For invoice KGT-2627-000123')).toBeDefined();
  expect(screen.queryByText(/available once/)).toBeNull();
});

test('when a part of an order is shipped, the note is about the invoices of the other items [ORD-11]', () => {
  const [product] = samples.order.products;
  const order = { ...samples.orderInvoiced, products: [{ ...product!, cancellableQuantity: 1 }] };
  render(<OrderDetailsView model={toOrderModel(order)} onBuyAgain={vi.fn()} />);
  expect(screen.getByText('Invoices of the other items follow once they are shipped.')).toBeDefined();
  expect(screen.queryByText('The invoice is available once the items are shipped.')).toBeNull();
});

test('before the items are shipped, the page shows when the invoice is available [ORD-11]', () => {
  const { rerender } = render(<OrderDetailsView model={toOrderModel(samples.order)} onBuyAgain={vi.fn()} />);
  expect(screen.getByText('The invoice is available once the items are shipped.')).toBeDefined();
  const { invoices: _, ...withoutInvoices } = samples.order;
  rerender(<OrderDetailsView model={toOrderModel(withoutInvoices)} onBuyAgain={vi.fn()} />);
  expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
});
