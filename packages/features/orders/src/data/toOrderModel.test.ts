import type { TrailStep } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toOrderModel, toOrderRow, toTrail } from './toOrderModel.ts';

test('an order of the list says its next event [ORD-01]', () => {
  const [head] = samples.orders.orderData;
  if (!head) throw new Error('No order.');
  expect(toOrderRow(head)).toMatchObject({
    next: 'Arriving Tuesday, 24 November',
    ref: 'LX 2611 2048 77',
    href: '/my-account/order?orderCode=261120-4877',
  });
  expect(toOrderRow({ ...head, statusDisplay: 'Part delivered, the rest arriving' }).next).toBe(
    'Part delivered, the rest arriving',
  );
  expect(toOrderRow(head).facts).toMatch(/^Placed on 20 November 2026\. 3 items, ₹[\d,]+$/);
  expect(toOrderRow(head).names).toMatch(/ and 1 more$/);
});

const step = (status: TrailStep['status'], line: TrailStep['line'], at: string | null = null): TrailStep => ({
  code: `${status}-${line}-${at}`,
  name: status,
  status,
  line,
  at,
});

test('the last step that is done is where it is, the line is as the store says [ORD-03]', () => {
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

test('a way that has ended has no present step', () => {
  expect(toTrail([step('DONE', 'thick'), step('DONE', 'none')]).map(({ state }) => state)).toEqual([
    'DONE',
    'DONE',
  ]);
});

test('cash on delivery that is not yet paid is no trouble; a failed payment is', () => {
  expect(toOrderModel(samples.order).paymentNote).toBe('');
  expect(toOrderModel({ ...samples.order, paymentStatus: 'FAILURE' }).paymentNote).not.toBe('');
  expect(toOrderModel({ ...samples.order, paymentMode: 'UPI' }).paymentNote).not.toBe('');
});
