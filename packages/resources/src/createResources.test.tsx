import { expect, it, vi } from 'vitest';
import { createResources } from './createResources.ts';
import type { Hint } from './context/hint.ts';

it('a tab without a cart adds an item to the cart that another tab has created meanwhile', async () => {
  const names: string[] = [];
  const call = vi.fn(async (name: string) => {
    names.push(name);
    return { status: 'SUCCESS', entryNumber: '0', quantity: 1, count: 2 };
  });
  let cookie: Hint = { signedIn: false, hasCart: false };
  const { bag, hint } = createResources({
    client: { call } as never,
    track: () => undefined,
    mutate: (async () => undefined) as never,
    preloaded: {},
    readFirstHint: () => cookie,
    readHint: () => cookie,
    isHintLive: true,
  });
  expect(hint.get()?.hasCart).toBe(false);
  cookie = { signedIn: false, hasCart: true };
  expect(await bag.add({ productCode: 'mp1', USSID: 'u1' })).toMatchObject({ ok: true });
  expect(names).toEqual(['addToBag']);
  expect(hint.get()?.hasCart).toBe(true);
});

it('tracks an item once the store has added it [ANA-17]', async () => {
  const call = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new Error('sold out'))
    .mockResolvedValue({ entryNumber: '0', quantity: 2, count: 2, price: 4500, sellerId: 's1' });
  const track = vi.fn();
  const hint: Hint = { signedIn: false, hasCart: true };
  const { bag } = createResources({
    client: { call } as never,
    track,
    mutate: (async () => undefined) as never,
    preloaded: {},
    readFirstHint: () => hint,
    readHint: () => hint,
    isHintLive: true,
  });
  expect(await bag.add({ productCode: 'mp1', USSID: 'u1' })).toMatchObject({ ok: false });
  expect(track).not.toHaveBeenCalled();
  await bag.add({ productCode: 'mp1', USSID: 'u1', quantity: 2 });
  expect(track).toHaveBeenCalledExactlyOnceWith('added to cart', {
    item: { productCode: 'mp1', ussid: 'u1', quantity: 2, price: 4500, sellerId: 's1' },
  });
});

it('two tabs that add an item at the same time create one cart', async () => {
  let made = 0;
  let cookie: Hint = { signedIn: false, hasCart: false };
  // If a request has no cart, the session boundary creates one, and its response sets the hint cookie.
  const call = vi.fn(async () => {
    const hadCart = cookie.hasCart;
    await Promise.resolve();
    made += hadCart ? 0 : 1;
    cookie = { signedIn: false, hasCart: true };
    return { status: 'SUCCESS', entryNumber: '0', quantity: 1, count: 1 };
  });
  const tab = () =>
    createResources({
      client: { call } as never,
      track: () => undefined,
      mutate: (async () => undefined) as never,
      preloaded: {},
      readFirstHint: () => cookie,
      readHint: () => cookie,
      isHintLive: true,
    });
  vi.stubGlobal('navigator', { locks: oneAfterAnother() });
  const [one, other] = [tab(), tab()];
  await Promise.all([
    one.bag.add({ productCode: 'mp1', USSID: 'u1' }),
    other.bag.add({ productCode: 'mp2', USSID: 'u2' }),
  ]);
  vi.unstubAllGlobals();
  expect(call).toHaveBeenCalledTimes(2);
  expect(made).toBe(1);
});

it('a changed order drops the cached orders, and nothing else', () => {
  const dropped: string[] = [];
  const cached = [
    'orders {"page":0}',
    'orderDetails {}',
    'cancelSummary {}',
    'cartDetails {}',
    'ordersOther {}',
  ];
  const mutate = async (isDropped: (key: string) => boolean, data: unknown) => {
    if (data === undefined) dropped.push(...cached.filter(isDropped));
  };
  const { ordersChanged } = createResources({
    client: {} as never,
    track: () => undefined,
    mutate: mutate as never,
    preloaded: {},
    readFirstHint: () => ({ signedIn: true, hasCart: true }),
    readHint: () => ({ signedIn: true, hasCart: true }),
    isHintLive: true,
  });
  ordersChanged();
  expect(dropped).toEqual(cached.slice(0, 3));
});

/** Imitates the locks of a browser: all requests for a lock run one after another. */
function oneAfterAnother(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: ((_name: string, work: () => Promise<unknown>) =>
      (last = last.then(work))) as LockManager['request'],
  };
}
