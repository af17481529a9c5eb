import { errorReply, Reply } from '@luxe/contract/testing';
import { cartOf, lineOf, sampleProducts, samples } from '@luxe/contract/samples';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCall } from '../calls/useCall.ts';
import { setUp } from '../testing.tsx';
import { useBag } from './useBag.ts';
import { useBagCount } from './useBagCount.ts';

const warden = { productCode: samples.product.productListingId, USSID: samples.product.winningUssID };
const quantities = (bag: { cart: { products: { quantity: number }[] } | undefined }) =>
  bag.cart?.products.map(({ quantity }) => quantity);

async function openBag(...given: Parameters<typeof setUp>) {
  const shop = setUp(...given);
  const { result } = renderHook(() => ({ bag: useBag(), count: useBagCount() }), { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.bag.status).toBe('ready'));
  return { ...shop, result };
}

describe('the bag of a guest', () => {
  it('is empty while the guest has no cart, and no request is made [BAG-09]', async () => {
    const { result, shop } = await openBag({}, { bag: null });
    expect(result.current.bag.cart).toMatchObject({ count: 0, products: [] });
    expect(result.current.count).toBe(0);
    expect(shop.log).toEqual([]);
  });

  it('is read with the cart id "current" and the default pincode 110001 [NET-09, BAG-01]', async () => {
    const { findRequests } = await openBag();
    expect(findRequests('cartDetailsAnonymous')[0]?.request).toMatchObject({
      params: { guid: 'current' },
      query: { pincode: '110001' },
    });
    expect(findRequests('cartDetails')).toEqual([]);
  });

  it('contains both items after two quick clicks, with one request for each click', async () => {
    const { result, findRequests } = await openBag({}, { bag: null });
    await act(async () => {
      await Promise.all([result.current.bag.addToBag(warden), result.current.bag.addToBag(warden)]);
    });
    expect(findRequests('createCart')).toEqual([]);
    expect(findRequests('addToBag')).toHaveLength(2);
    await waitFor(() => expect(quantities(result.current.bag)).toEqual([2]));
    expect(result.current.count).toBe(2);
  });

  it('counts an added item at once and does not return to the loading state', async () => {
    const { result, hold, release } = await openBag({}, { bag: null });
    hold();
    let added: Promise<unknown> | undefined;
    act(() => void (added = result.current.bag.addToBag(warden)));
    expect(result.current.count).toBe(1);
    expect(result.current.bag).toMatchObject({ status: 'ready', isSettling: true, count: 1 });
    release();
    await act(async () => void (await added));
    expect(result.current.bag.status).toBe('ready');
    await waitFor(() => expect(result.current.bag.cart?.products).toHaveLength(1));
    expect(result.current.bag.isSettling).toBe(false);
  });

  it('is empty, not failed, when its cart has expired', async () => {
    const { result } = await openBag({
      cartDetailsAnonymous: errorReply(404, 'CartError', 'Cart not found'),
    });
    expect(result.current.bag.cart?.products).toEqual([]);
  });
});

describe('a change of the bag', () => {
  it('shows at once with new totals, and is then confirmed by the store', async () => {
    const { result, hold, release, findRequests } = await openBag();
    const before = result.current.bag.cart?.cartAmount.paybleAmount.value ?? 0;
    hold();
    act(() => void result.current.bag.changeQuantity('1', 4));
    expect(quantities(result.current.bag)).toEqual([1, 4]);
    expect(result.current).toMatchObject({ count: 5, bag: { isSettling: true, count: 5 } });
    expect(result.current.bag.cart?.cartAmount.paybleAmount.value).toBe(before + 2 * 42_000);
    release();
    await act(async () => expect(await result.current.bag.settle()).toBe(true));
    expect(quantities(result.current.bag)).toEqual([1, 4]);
    expect(findRequests('updateEntry')[0]?.request).toMatchObject({
      params: { entry: '1', cart: 'current' },
      query: { quantity: '4' },
    });
  });

  it('sends only the first and the last quantity of many quick changes to one line', async () => {
    const { result, hold, release, findRequests } = await openBag();
    hold();
    const outcomes: Promise<unknown>[] = [];
    act(() => {
      for (const quantity of [2, 3, 4, 5]) outcomes.push(result.current.bag.changeQuantity('1', quantity));
    });
    release();
    await act(async () => expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => ({ ok: true }))));
    expect(findRequests('updateEntry').map(({ request: { query } }) => query.quantity)).toEqual(['2', '5']);
    expect(quantities(result.current.bag)).toEqual([1, 5]);
  });

  it('is undone and returns the reason when the store rejects it; other lines are not affected', async () => {
    const { result } = await openBag({
      updateEntry: ({ params, query }) =>
        params.entry === '0'
          ? errorReply(409, 'B9301', 'Only 2 left.')
          : { status: 'SUCCESS', quantity: Number(query.quantity), count: 4 },
      cartDetailsAnonymous: samples.cart,
    });
    let rejected: unknown;
    await act(async () => {
      const first = result.current.bag.changeQuantity('0', 9);
      const second = result.current.bag.changeQuantity('1', 3);
      [rejected] = await Promise.all([first, second]);
    });
    expect(rejected).toEqual({
      ok: false,
      reason: 'B9301',
      message: 'Only 2 left.',
      toast: 'Only 2 left.',
    });
    expect(result.current.bag.cart?.products[0]?.quantity).toBe(1);
  });

  it.each([
    ['5xx', new Reply(503, {}), 'failed'],
    ['no network', new Reply(0, undefined, { broken: 'offline' }), 'unreachable'],
    ['malformed', new Reply(200, undefined, { broken: 'malformed' }), 'unreadable'],
    ['empty', new Reply(200, undefined, { broken: 'empty' }), 'unreadable'],
  ])('is undone when its request fails (response: %s)', async (_, reply, reason) => {
    const { result } = await openBag({ updateEntry: reply });
    const outcome = await act(() => result.current.bag.changeQuantity('1', 7));
    expect(outcome).toMatchObject({
      ok: false,
      reason,
      message: expect.stringMatching(/^(Something went wrong|Server Down!!)$/),
    });
    await waitFor(() => expect(quantities(result.current.bag)).toEqual([1, 2]));
  });

  it('runs in parallel with changes to other lines', async () => {
    const { result, findRequests } = await openBag();
    await act(async () => {
      await Promise.all([
        result.current.bag.changeQuantity('0', 2),
        result.current.bag.changeQuantity('1', 3),
        result.current.bag.addToBag(warden),
      ]);
    });
    await waitFor(() => expect(quantities(result.current.bag)).toEqual([2, 3, 1]));
    expect(result.current.count).toBe(6);
    expect(findRequests('updateEntry')).toHaveLength(2);
  });

  it('makes settle() resolve to false when the store rejects it', async () => {
    const { result } = await openBag({ deleteEntry: errorReply(409, 'B9999', 'No.') });
    let settled: boolean | undefined;
    await act(async () => {
      void result.current.bag.remove('0');
      settled = await result.current.bag.settle();
    });
    expect(settled).toBe(false);
    expect(await result.current.bag.settle()).toBe(true);
  });

  it('that removes a line shows at once, and is tracked after the store has confirmed it', async () => {
    const { result, hold, release, track } = await openBag();
    hold();
    let removed: Promise<unknown> | undefined;
    act(() => void (removed = result.current.bag.remove('0')));
    expect(result.current.bag.cart?.products.map(({ entryNumber }) => entryNumber)).toEqual(['1']);
    expect(track).not.toHaveBeenCalled();
    release();
    await act(async () => void (await removed));
    expect(track).toHaveBeenCalledExactlyOnceWith('removed from cart', {
      item: expect.objectContaining({ brand: 'Halden & Roe', quantity: 1, price: 245_000 }),
    });
  });

  it('is not overwritten by a read of the bag that began before the change', async () => {
    const { result, hold, release } = await openBag();
    hold();
    act(() => result.current.bag.retry());
    let changed: Promise<unknown> | undefined;
    act(() => void (changed = result.current.bag.changeQuantity('1', 6)));
    release();
    await act(async () => void (await changed));
    await waitFor(() => expect(result.current.bag.isSettling).toBe(false));
    expect(quantities(result.current.bag)).toEqual([1, 6]);
  });
});

describe('the badge', () => {
  it('is undefined, never 0, until the count is known [BAG-13]', async () => {
    const { wrapper, findRequests } = setUp();
    const seen: (number | undefined)[] = [];
    renderHook(() => seen.push(useBagCount()), { wrapper });
    await waitFor(() => expect(seen.at(-1)).toBe(3));
    expect(seen.filter((count) => count !== undefined && count !== 3)).toEqual([]);
    expect(findRequests('bagCount')).toHaveLength(1);
    expect(findRequests('cartDetailsAnonymous')).toEqual([]);
  });

  it('can mount before the bag, and a change of the bag still causes a new read of the bag', async () => {
    const { wrapper, findRequests } = setUp();
    const { result } = renderHook(() => ({ count: useBagCount(), bag: useBag() }), { wrapper });
    await waitFor(() => expect(result.current.bag.status).toBe('ready'));
    await act(async () => void (await result.current.bag.addToBag(warden)));
    await waitFor(() => expect(result.current.bag.cart?.products).toHaveLength(3));
    expect(result.current.count).toBe(4);
    expect(findRequests('cartDetailsAnonymous')).toHaveLength(2);
  });

  it('shares one read of the bag with a page that shows the bag', async () => {
    const { findRequests } = await openBag();
    expect(findRequests('cartDetailsAnonymous')).toHaveLength(1);
  });
});

it('retry() after a placed order reads the bag and the orders again [CHK-15]', async () => {
  const { wrapper, client, findRequests } = setUp({}, { loginType: 'customer' });
  const { result } = renderHook(
    () => ({
      bag: useBag(),
      count: useBagCount(),
      orders: useCall('orders', { params: { user: 'current' } }),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.orders.data?.totalNoOfOrders).toBe(2));
  await client.call('placeOrder', {
    params: { user: 'current', cart: 'current' },
    body: { paymentMode: 'COD', addressId: '1', paybleAmount: 1 },
  });
  act(() => result.current.bag.retry());
  await waitFor(() => expect(result.current).toMatchObject({ count: 0, bag: { cart: { products: [] } } }));
  await waitFor(() => expect(findRequests('orders')).toHaveLength(2));
});

it('useBag reports a failure and reads the bag again on retry()', async () => {
  let isDown = true;
  const line = sampleProducts[0] && lineOf(sampleProducts[0], '0');
  const { wrapper } = setUp({
    cartDetailsAnonymous: () => (isDown ? new Reply(503, {}) : cartOf(line ? [line] : [])),
  });
  const { result } = renderHook(() => useBag(), { wrapper });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  isDown = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.count).toBe(1));
});
