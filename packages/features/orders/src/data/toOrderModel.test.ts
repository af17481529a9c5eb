import type { TrailStep } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toOrderModel, toOrderRow, toTrail } from './toOrderModel.ts';

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

const step = (status: TrailStep['status'], line: TrailStep['line'], at: string | null = null): TrailStep => ({
  code: `${status}-${line}-${at}`,
  name: status,
  status,
  line,
  at,
});

test('marks the last completed step as current, and keeps the line style of each step [ORD-03]', () => {
  const trail = toTrail([
    step('DONE', 'thick', '2026-11-20T05:12:00.000Z'),
    step('DONE', 'dashed'),
    step('UPCOMING', 'thin', '2026-11-24'),
    step('UPCOMING', 'none'),
  ]);
  expect(trail.map(({ state, line, detail }) => [state, line, detail])).toEqual([
    ['DONE', 'thick', '20 Nov, 10:42 am'],
    ['CURRENT', 'dashed', undefined],
    ['UPCOMING', 'thin', 'Tuesday, 24 November'],
    ['UPCOMING', 'none', undefined],
  ]);
});

test('a trail whose steps are all completed has no current step', () => {
  expect(toTrail([step('DONE', 'thick'), step('DONE', 'none')]).map(({ state }) => state)).toEqual([
    'DONE',
    'DONE',
  ]);
});

test('shows a note for a failed or pending payment, but not for unpaid cash on delivery', () => {
  expect(toOrderModel(samples.order).paymentNote).toBe('');
  expect(toOrderModel({ ...samples.order, paymentStatus: 'FAILURE' }).paymentNote).not.toBe('');
  expect(toOrderModel({ ...samples.order, paymentMode: 'UPI' }).paymentNote).not.toBe('');
});
