import { expect, it, vi } from 'vitest';
import {
  addWaiting,
  sendWaiting,
  sendWaitingItem,
  watchAdds,
  watchLostAdds,
  type CurrentOffer,
  type WaitingAdd,
  type WaitingPort,
  type WaitingResult,
} from './waitingAdds.ts';

const item = (id: string, changes: Partial<WaitingAdd> = {}): WaitingAdd => ({
  ...{ id, productCode: 'mp1', USSID: `u${id}`, quantity: 1, name: 'Potli', price: 500, priceText: '₹500' },
  ...{ color: '', ...changes },
});
const offer: CurrentOffer = { price: 500, priceText: '₹500', isAvailable: true };

function setUp(items: readonly WaitingAdd[], changes: Partial<WaitingPort> = {}) {
  let stored = items;
  const port = {
    read: () => stored,
    write: (next: readonly WaitingAdd[]) => void (stored = next),
    isOnline: () => true,
    findOffer: vi.fn<WaitingPort['findOffer']>(async () => offer),
    add: vi.fn<WaitingPort['add']>(async () => ({ ok: true })),
    ...changes,
  };
  const results: WaitingResult[] = [];
  return { port, results, report: (result: WaitingResult) => void results.push(result), left: () => stored };
}

it('adds each item once when the price and the stock are as before', async () => {
  const { port, results, report, left } = setUp([item('1'), item('2')]);
  await sendWaiting(port, report);
  await sendWaiting(port, report);
  expect(port.add).toHaveBeenCalledTimes(2);
  expect(results.map(({ kind }) => kind)).toEqual(['added', 'added']);
  expect(left()).toEqual([]);
});

it('never sends an item twice, also from two tabs and without a response', async () => {
  const add = vi.fn(async () => ({ ok: false as const, reason: 'timeout', message: '' }));
  const { port, results, report } = setUp([item('1')], { add });
  await Promise.all([sendWaiting(port, report), sendWaiting(port, report)]);
  await sendWaiting(port, report);
  expect(add).toHaveBeenCalledOnce();
  expect(results).toMatchObject([{ kind: 'unknown' }]);
});

it('knows which item is being added, until its request has ended', async () => {
  const seen: boolean[] = [];
  const adds = watchAdds(async () => {
    seen.push(adds.isAdding('u1'), adds.isAdding('u2'));
    return { ok: false, reason: 'offline', message: '' };
  });
  await adds.add(item('1'));
  expect([...seen, adds.isAdding('u1')]).toEqual([true, false, false]);
});

it('knows which adds were under way when the connection was lost, once each', () => {
  const lost = watchLostAdds(() => [{ USSID: 'u1' }, { USSID: 'u2' }]);
  lost.handleOffline();
  expect([lost.take('u1'), lost.take('u1'), lost.take('u9')]).toEqual([true, false, false]);
  lost.handleOnline();
  expect(lost.take('u2')).toBe(false);
});

it.each([
  ['a higher price', { ...offer, price: 600, priceText: '₹600' }, 'ask'],
  ['a lower price', { ...offer, price: 400 }, 'ask'],
  ['an offer that is not listed', undefined, 'ask'],
] as const)('asks before it adds at %s, until the shopper answers', async (_, now, kind) => {
  const { port, results, report, left } = setUp([item('1')], { findOffer: async () => now });
  await sendWaiting(port, report);
  expect(results).toMatchObject([{ kind, now }]);
  expect(port.add).not.toHaveBeenCalled();
  expect(left()).toHaveLength(1);
  await sendWaitingItem(port, item('1'), report);
  expect(port.add).toHaveBeenCalledOnce();
  expect(left()).toEqual([]);
});

it('asks when this device did not know the price', async () => {
  const { port, results, report } = setUp([item('1', { price: null })]);
  await sendWaiting(port, report);
  expect(results).toMatchObject([{ kind: 'ask' }]);
});

it('reports an item that is sold out, and adds nothing', async () => {
  const { port, results, report, left } = setUp([item('1')], {
    findOffer: async () => ({ ...offer, isAvailable: false }),
  });
  await sendWaiting(port, report);
  expect([results[0]?.kind, left()]).toEqual(['soldOut', []]);
  expect(port.add).not.toHaveBeenCalled();
});

it('waits on when the connection is lost again before the request', async () => {
  const lost = setUp([item('1')], { findOffer: () => Promise.reject(new Error('offline')) });
  await sendWaiting(lost.port, lost.report);
  expect(lost.left()).toHaveLength(1);
  const offline = setUp([item('1')], { isOnline: () => false });
  await sendWaiting(offline.port, offline.report);
  expect([offline.left().length, offline.results]).toEqual([1, []]);
});

it('reports what the store rejects', async () => {
  const { port, results, report } = setUp([item('1')], {
    add: async () => ({ ok: false, reason: 'B9301', message: 'Only 2 left.' }),
  });
  await sendWaiting(port, report);
  expect(results).toMatchObject([{ kind: 'failed', message: 'Only 2 left.' }]);
});

it('sends the other items when an offer is not listed any more', async () => {
  const findOffer = vi.fn<WaitingPort['findOffer']>(async () => offer).mockResolvedValueOnce(undefined);
  const { port, results, report, left } = setUp([item('1'), item('2')], { findOffer });
  await sendWaiting(port, report);
  expect(results.map(({ kind }) => kind)).toEqual(['ask', 'added']);
  expect(left().map(({ id }) => id)).toEqual(['1']);
});

it('stores an item once, and at most twenty', () => {
  const { port, left } = setUp([]);
  for (let at = 0; at < 25; at += 1) addWaiting(port, item(String(at)));
  addWaiting(port, item('again', { USSID: 'u24' }));
  expect(left()).toHaveLength(20);
  expect(left().filter(({ USSID }) => USSID === 'u24')).toMatchObject([{ id: 'again' }]);
});
