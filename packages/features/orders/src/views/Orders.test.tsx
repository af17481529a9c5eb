import { samples } from '@luxe/contract/samples';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toOrderModel, toOrderRow } from '../data/toOrderModel.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';
import { OrderNotFound } from './OrdersStates.tsx';
import { OrdersView } from './OrdersView.tsx';

test('each order leads to its page by what happens next [ORD-01]', () => {
  render(<OrdersView orders={samples.orders.orderData.map(toOrderRow)} page={1} pages={1} />);
  const rows = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Arriving Tuesday, 24 November' }).getAttribute('href')).toBe(
    '/my-account/order?orderCode=261120-4877',
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('pages are links, the first without a number [ORD-01]', () => {
  render(<OrdersView orders={samples.ordersMany.orderData.map(toOrderRow)} page={2} pages={4} />);
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/my-account/orders');
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/my-account/orders?page=3');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});

test('an order shows each piece with its way, where it goes and what it costs [ORD-03]', () => {
  render(<OrderDetailsView model={toOrderModel(samples.order)} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order LX 2611 2048 77');
  expect(screen.getByText(/^Placed on 20 November 2026\. ₹[\d,]+ by cash on delivery\.$/)).toBeDefined();
  const ways = screen.getAllByRole('list', { name: /^The way of / });
  expect(ways).toHaveLength(samples.order.products.length);
  expect(ways[0]?.querySelector('[aria-current="step"]')?.textContent).toContain('Confirmed by the seller');
  expect(screen.getByText(/110003/)).toBeDefined();
  expect(screen.getByText('Total')).toBeDefined();
});

test('an unknown order leads to those that are known', () => {
  render(<OrderNotFound />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We know no such order');
  expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe(
    '/my-account/orders',
  );
});
