import { expect, test } from 'vitest';
import { attemptFor, closeAttempt, openAttempt, type OrderBody } from './attempt.ts';
import { memoryShelf } from './shelf.ts';

const body: OrderBody = { paymentMode: 'COD', addressId: '1', paybleAmount: 100 };
const keys = () => {
  let last = 0;
  return () => `key-${(last += 1)}`;
};

test('the same intention keeps its key until its answer is known [CHK-19]', () => {
  const [shelf, makeKey] = [memoryShelf(), keys()];
  expect(attemptFor(shelf, 'bag A', body, makeKey).key).toBe('key-1');
  expect(attemptFor(shelf, 'bag A', body, makeKey).key).toBe('key-1');
  closeAttempt(shelf);
  expect(openAttempt(shelf)).toBeUndefined();
  expect(attemptFor(shelf, 'bag A', body, makeKey).key).toBe('key-2');
});

test('another bag is another attempt', () => {
  const [shelf, makeKey] = [memoryShelf(), keys()];
  attemptFor(shelf, 'bag A', body, makeKey);
  expect(attemptFor(shelf, 'bag B', body, makeKey).key).toBe('key-2');
  expect(openAttempt(shelf)).toEqual({ intention: 'bag B', key: 'key-2', body });
});

test.each(['', 'not json', '[]', '{"key":"a"}', 'null'])('what cannot be read is no attempt: %s', (kept) => {
  const shelf = memoryShelf();
  shelf.setItem('orderAttempt', kept);
  expect(openAttempt(shelf)).toBeUndefined();
});
