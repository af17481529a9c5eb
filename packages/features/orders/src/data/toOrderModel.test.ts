import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toOrderModel, toOrderRow } from './toOrderModel.ts';

test('a row of the list shows the next event of its order [ORD-01]', () => {
  const [order] = samples.orders.orderData;
  if (!order) throw new Error('No order.');
  expect(toOrderRow(order)).toMatchObject({
    next: 'Arriving Tuesday, 24 November',
    ref: 'LX 2611 2048 77',
    href: '/my-account/order?orderCode=261120-4877',
  });
  expect(toOrderRow({ ...order, statusDisplay: 'Part delivered, the rest arriving' }).next).toBe(
    'Part delivered, the rest arriving',
  );
  expect(toOrderRow(order).facts).toMatch(/^Placed on 20 November 2026\. 3 items, ₹[\d,]+$/);
  expect(toOrderRow(order).names).toMatch(/ and 1 more$/);
});

test('shows a note for a failed or pending payment, but not for unpaid cash on delivery', () => {
  expect(toOrderModel(samples.order).paymentNote).toBe('');
  expect(toOrderModel({ ...samples.order, paymentStatus: 'FAILURE' }).paymentNote).not.toBe('');
  expect(toOrderModel({ ...samples.order, paymentMode: 'UPI' }).paymentNote).not.toBe('');
});

test('an item that can be replaced links to its replacement, and shows the last day for it [ORD-07, ORD-08]', () => {
  const { orderDelivered: order } = samples;
  expect(toOrderModel(order).replaceHref).toBeUndefined();
  const products = order.products.map((line) => ({
    ...line,
    ...{ replaceableQuantity: 1, returnBy: null, replaceBy: '2026-11-26' },
  }));
  const model = toOrderModel({ ...order, products });
  expect(model.replaceHref).toBe(`/my-account/replacements?orderCode=${order.orderId}`);
  expect(model.arrivals[0]?.parts[0]?.lines[0]?.comeBack).toBe('Replace by Thursday, 26 November');
});
