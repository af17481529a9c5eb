import { expect, test } from 'vitest';
import { giftSummary } from './giftSummary.ts';

test.each([
  [false, '', false, ''],
  [true, '', false, 'Gift wrap'],
  [false, 'For Amma', false, 'Message'],
  [false, '', true, 'Prices hidden'],
  [false, 'For Amma', true, 'Message, prices hidden'],
  [true, 'For Amma', true, 'Gift wrap, message, prices hidden'],
])('wrap %j, message %j and hidden prices %j give the summary %j', (wrap, message, hidePrices, summary) =>
  expect(giftSummary({ wrap, message, hidePrices })).toBe(summary),
);
