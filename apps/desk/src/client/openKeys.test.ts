import { expect, test } from 'vitest';
import { OpenKeys } from './openKeys.ts';

test('an intention without an answer has the same key again, until the person sees the present state', () => {
  const keys = new OpenKeys();
  const first = keys.keyOf('retry refund 7');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf('retry refund 7')).toBe(first);
  expect(keys.keyOf('retry refund 8')).not.toBe(first);
  keys.settleAll();
  expect(keys.keyOf('retry refund 7')).not.toBe(first);
});

test('an intention that was answered has a new key', () => {
  const keys = new OpenKeys();
  const first = keys.keyOf('retry refund 7');
  keys.settle('retry refund 7');
  expect(keys.keyOf('retry refund 7')).not.toBe(first);
});
