import { createClient } from '@luxe/client';
import { errorReply, mockFetch, type Overrides } from '@luxe/contract/testing';
import { createMemoryStorage } from '@luxe/resources';
import { expect, test } from 'vitest';
import { createOrderClaims } from './orderClaims.ts';

const order = { orderId: 'LX261120487' };
const clock = { now: () => 0, sleep: () => Promise.resolve() };

/** A tab whose storage survives a reload. */
function openTab(overrides: Overrides = {}, storage = createMemoryStorage()) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer' });
  let ids = 0;
  const load = () =>
    createOrderClaims(createClient({ baseUrl: '/api', fetch, clock }), storage, () => `event-000${++ids}`);
  const asked = () => shop.log.map(({ name, request }) => [name, request.query.eventId]);
  return { load, asked, storage };
}

test('one request claims an order for all receivers, and each receiver gets it once', async () => {
  const { load, asked } = openTab();
  const claims = load();
  const ids = await Promise.all(['sales', 'engagement', 'sales'].map((name) => claims.claim(name, order)));
  expect(ids).toEqual(['event-0001', 'event-0001', undefined]);
  expect(asked()).toEqual([['claimPlacedEvent', 'event-0001']]);
});

test('a reload asks no more, and reports nothing', async () => {
  const { load, asked } = openTab();
  await load().claim('sales', order);
  expect(await load().claim('sales', order)).toBeUndefined();
  expect(asked()).toHaveLength(1);
});

test('after a lost response, a reload asks with the same id, so that the order is counted', async () => {
  let isLost = true;
  const { load, asked } = openTab({
    claimPlacedEvent: () => (isLost ? errorReply(503, 'UNAVAILABLE', 'x') : { isFirst: true }),
  });
  expect(await load().claim('sales', order)).toBeUndefined();
  isLost = false;
  expect(await load().claim('sales', order)).toBe('event-0001');
  expect(new Set(asked().map(([, id]) => id))).toEqual(new Set(['event-0001']));
});

test('an order that another device has reported is not reported', async () => {
  const { load } = openTab({ claimPlacedEvent: { isFirst: false } });
  expect(await load().claim('sales', order)).toBeUndefined();
});

test('a gift card has a claim of its own, also for a guest', async () => {
  const { load, asked } = openTab();
  expect(await load().claim('sales', { orderId: 'GC-1', isGiftCard: true })).toBe('event-0001');
  expect(asked()).toEqual([['claimGiftCardEvent', 'event-0001']]);
});
