import { createMemoryStorage } from '@luxe/resources';
import { expect, test } from 'vitest';
import { attemptFor, closeAttempt, findOpenAttempt, type OrderBody } from './storedAttempt.ts';

const body: OrderBody = { paymentMode: 'COD', addressId: '1', paybleAmount: 100 };
const keys = () => {
  let last = 0;
  return () => `key-${(last += 1)}`;
};

test('reuses the idempotency key of an order until its response is known [CHK-19]', () => {
  const [storage, makeKey] = [createMemoryStorage(), keys()];
  expect(attemptFor(storage, 'bag A', body, makeKey).key).toBe('key-1');
  expect(attemptFor(storage, 'bag A', body, makeKey).key).toBe('key-1');
  closeAttempt(storage);
  expect(findOpenAttempt(storage)).toBeUndefined();
  expect(attemptFor(storage, 'bag A', body, makeKey).key).toBe('key-2');
});

test('uses a new idempotency key for another bag', () => {
  const [storage, makeKey] = [createMemoryStorage(), keys()];
  attemptFor(storage, 'bag A', body, makeKey);
  expect(attemptFor(storage, 'bag B', body, makeKey).key).toBe('key-2');
  expect(findOpenAttempt(storage)).toEqual({ intention: 'bag B', key: 'key-2', body });
});

test.each(['', 'not json', '[]', '{"key":"a"}', 'null'])(
  'ignores a stored order attempt that is unreadable: %s',
  (stored) => {
    const storage = createMemoryStorage();
    storage.setItem('orderAttempt', stored);
    expect(findOpenAttempt(storage)).toBeUndefined();
  },
);
