import { expect, test } from 'vitest';
import { giftWords } from './giftWords.ts';

test.each([
  [false, '', false, ''],
  [true, '', false, 'Gift wrap'],
  [false, 'For Amma', false, 'Message'],
  [false, '', true, 'Prices hidden'],
  [false, 'For Amma', true, 'Message, prices hidden'],
  [true, 'For Amma', true, 'Gift wrap, message, prices hidden'],
])('wrap %j, message %j, hidden prices %j are %j', (wrap, message, hidePrices, words) =>
  expect(giftWords({ wrap, message, hidePrices })).toBe(words),
);
