import { expect, test } from 'vitest';
import { ordersHref, readOrdersQuery, type OrdersQuery } from './ordersQuery.ts';

const all: OrdersQuery = { page: 1, state: undefined, search: '', months: undefined };

test.each<[string, Partial<OrdersQuery>]>([
  ['', {}],
  ['?state=on-the-way', { state: 'onTheWay' }],
  ['?search=potli+bag', { search: 'potli bag' }],
  [
    '?state=delivered&search=LX+2611&months=12&page=3',
    {
      state: 'delivered',
      search: 'LX 2611',
      months: 12,
      page: 3,
    },
  ],
])('the URL %j is read and written [ORD-01]', (text, query) => {
  expect(readOrdersQuery(new URLSearchParams(text))).toEqual({ ...all, ...query });
  expect(ordersHref({ ...all, ...query })).toBe(`/my-account/orders${text}`);
});

test.each([
  '?page=0',
  '?page=two',
  '?state=anywhere',
  '?months=7',
  '?search=+++',
  '?page=1.5',
  '?page=10001',
])('the URL %j asks for all orders', (text) =>
  expect(readOrdersQuery(new URLSearchParams(text))).toEqual(all),
);

test('a search is at most 100 characters long', () =>
  expect(readOrdersQuery(new URLSearchParams({ search: 'x'.repeat(300) })).search).toHaveLength(100));
