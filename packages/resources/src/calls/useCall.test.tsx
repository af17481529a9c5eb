import { Reply } from '@luxe/contract/testing';
import { samples } from '@luxe/contract/samples';
import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useBagCount } from '../bag/useBagCount.ts';
import { useProperties } from '../config/properties.ts';
import { useSession } from '../session/useSession.ts';
import { setUp } from '../testing.tsx';
import { callKey } from './callKey.ts';
import { prefetchCall } from './fetchOnce.ts';
import { useCall } from './useCall.ts';

const args = { params: { productId: samples.product.productListingId }, query: { color: 'Oxblood' } };

describe('useCall', () => {
  it('returns the response of a call', async () => {
    const { wrapper } = setUp();
    const { result } = renderHook(() => useCall('productDetails', args), { wrapper });
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.data?.productName).toBe(samples.product.productName));
  });

  it('returns preloaded data at once, without a request', async () => {
    const preloaded = { [callKey('productDetails', args)]: samples.product };
    const { wrapper, shop } = setUp({}, { preloaded });
    const seen: unknown[] = [];
    renderHook(() => seen.push(useCall('productDetails', args).data?.productName), { wrapper });
    await act(async () => undefined);
    expect(new Set(seen)).toEqual(new Set([samples.product.productName]));
    expect(shop.log).toEqual([]);
  });

  it('does not reuse a pending read of another client', async () => {
    const slow = setUp();
    slow.hold();
    renderHook(() => useCall('productDetails', args), slow);
    await waitFor(() => expect(slow.findRequests('productDetails')).toHaveLength(1));
    const { result } = renderHook(() => useCall('productDetails', args), setUp());
    await waitFor(() => expect(result.current.data?.productName).toBe(samples.product.productName));
  });

  it('makes a new request on retry() while an earlier read is pending', async () => {
    let name = 'before';
    const shop = setUp({ productDetails: () => ({ ...samples.product, productName: name }) });
    shop.hold();
    const { result } = renderHook(() => useCall('productDetails', args), shop);
    await waitFor(() => expect(shop.findRequests('productDetails')).toHaveLength(1));
    name = 'after';
    shop.hold();
    const retrying = result.current.retry();
    await waitFor(() => expect(shop.findRequests('productDetails')).toHaveLength(2));
    shop.release();
    await act(() => retrying);
    await waitFor(() => expect(result.current.data?.productName).toBe('after'));
  });

  it('makes no request while its arguments are null', async () => {
    const { wrapper, shop } = setUp();
    const { result } = renderHook(() => useCall('orders', null), { wrapper });
    await act(async () => undefined);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(shop.log).toEqual([]);
  });

  it('caches a part of the response under its own key, on the server and in the browser', async () => {
    const name = { as: 'name', of: ({ productName }: { productName: string }) => ({ productName }) };
    const { wrapper, findRequests } = setUp();
    const { result } = renderHook(
      () => [useCall('productDetails', args, { part: name }).data, useCall('productDetails', args).data],
      { wrapper },
    );
    await waitFor(() => expect(result.current[1]?.productName).toBe(samples.product.productName));
    expect(result.current[0]).toEqual({ productName: samples.product.productName });
    expect(findRequests('productDetails')).toHaveLength(1);
    const key = callKey('productDetails', args, name);
    const preloaded = setUp({}, { preloaded: { [key]: { productName: 'From the page' } } });
    const { result: first } = renderHook(() => useCall('productDetails', args, { part: name }), preloaded);
    expect(first.current.data).toEqual({ productName: 'From the page' });
    expect(preloaded.shop.log).toEqual([]);
  });

  it('returns an error, and makes a new request on retry()', async () => {
    let isDown = true;
    const { wrapper, findRequests } = setUp({
      productDetails: () => (isDown ? new Reply(404, { errorCode: 'P4041' }) : samples.product),
    });
    const { result } = renderHook(() => useCall('productDetails', args), { wrapper });
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 404, code: 'P4041' }));
    expect(findRequests('productDetails')).toHaveLength(1);
    isDown = false;
    await act(() => result.current.retry());
    expect(result.current.data).toBeDefined();
    expect(result.current.error).toBeUndefined();
  });
});

describe('callKey', () => {
  it('ignores the order of fields, and undefined fields', () => {
    expect(callKey('searchProducts', { query: { searchText: 'a', page: 0, qc: undefined } } as never)).toBe(
      callKey('searchProducts', { query: { page: 0, searchText: 'a' } }),
    );
    expect(callKey('productDetails', args)).not.toBe(callKey('productDetails', { params: args.params }));
  });
});

describe('prefetchCall', () => {
  it('puts the response into the cache, so that the screen makes no second request', async () => {
    const { wrapper, client, findRequests } = setUp();
    const { result, rerender } = renderHook(({ on }) => useCall('productDetails', on ? args : null), {
      wrapper,
      initialProps: { on: false },
    });
    await act(() => prefetchCall(client, 'productDetails', args));
    rerender({ on: true });
    expect(result.current.data).toBeDefined();
    await act(() => prefetchCall(client, 'productDetails', args));
    expect(findRequests('productDetails')).toHaveLength(1);
  });

  it('does not wait for a slow response; the screen reuses the pending request', async () => {
    const { wrapper, client, findRequests, hold, release } = setUp();
    const { result, rerender } = renderHook(({ on }) => useCall('productDetails', on ? args : null), {
      wrapper,
      initialProps: { on: false },
    });
    hold();
    await act(() => prefetchCall(client, 'productDetails', args, { waitMs: 1 }));
    rerender({ on: true });
    expect(result.current.isLoading).toBe(true);
    release();
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(findRequests('productDetails')).toHaveLength(1);
  });

  it('never rejects, even when the call fails', async () => {
    const { wrapper, client } = setUp({ productDetails: new Reply(500, {}) });
    renderHook(() => useCall('productDetails', null), { wrapper });
    await expect(act(() => prefetchCall(client, 'productDetails', args))).resolves.toBeUndefined();
  });
});

it('useProperties requests all switches of the shop in one call', async () => {
  const { wrapper, findRequests } = setUp();
  const { result } = renderHook(
    () => [
      useProperties()?.['Desktop-new-header'],
      useProperties()?.isLoyaltyEnabled_Lux,
      useProperties()?.whatsappconsent,
    ],
    { wrapper },
  );
  await waitFor(() => expect(result.current).toEqual(['true', 'false', 'false']));
  expect(findRequests('properties')).toHaveLength(1);
});

it('useSession and useBagCount render on a server, where the shopper is unknown, without a request', () => {
  const { wrapper: Wrapper, shop } = setUp({}, { loginType: 'customer' });
  function Probe() {
    return <p>{`${useSession().status} ${useBagCount()}`}</p>;
  }
  expect(
    renderToString(
      <Wrapper>
        <Probe />
      </Wrapper>,
    ),
  ).toBe('<p>unknown undefined</p>');
  expect(shop.log).toEqual([]);
});
