import { samples } from '@luxe/contract/samples';
import { fault, errorReply, type MockStart } from '@luxe/contract/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notifySessionLost } from '../state/channel.ts';
import { setUp } from '../testing.tsx';
import { useSavedCodes } from './useSavedCodes.ts';
import { useSetSaved } from './useSetSaved.ts';

const customer: MockStart = { loginType: 'customer' };
const code = samples.product.productListingId;
const [first] = samples.getAllWishlist.productList;
const known = first?.productCode ?? '';

async function open(...[overrides = {}, start = customer]: Parameters<typeof setUp>) {
  const shop = setUp(overrides, start);
  const { result } = renderHook(() => ({ codes: useSavedCodes(), setSaved: useSetSaved() }), {
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(result.current.codes).toBeDefined());
  return { ...shop, result };
}

describe('the wishlist', () => {
  it('of a guest is not requested', () => {
    const { wrapper, shop } = setUp();
    const { result } = renderHook(() => useSavedCodes(), { wrapper });
    expect(result.current).toBeUndefined();
    expect(shop.log).toEqual([]);
  });

  it('is requested once, with product codes only, for wishlist buttons [ACC-18]', async () => {
    const { result, findRequests } = await open();
    expect(result.current.codes?.has(known)).toBe(true);
    expect(findRequests('getAllWishlist')).toHaveLength(1);
    expect(findRequests('getAllWishlist')[0]?.request).toMatchObject({ params: { user: 'current' } });
  });

  it('shows a saved product at once and sends its code, offer and customer "current" [ACC-18]', async () => {
    const { result, findRequests, hold, release, track } = await open();
    hold();
    let saving: Promise<unknown> | undefined;
    act(() => void (saving = result.current.setSaved({ productCode: code, ussid: 'u1' }, true)));
    expect(result.current.codes?.has(code)).toBe(true);
    release();
    await act(async () => expect(await saving).toEqual({ ok: true }));
    expect(result.current.codes?.has(code)).toBe(true);
    expect(findRequests('createWishlist')).toEqual([]);
    expect(findRequests('addProductInWishlist')[0]?.request.body).toEqual({
      wishlistName: 'My wishlist',
      productCode: code,
      ussid: 'u1',
      emailId: 'current',
    });
    expect(track).toHaveBeenCalledWith('added to wishlist', {
      item: { productCode: code, ussid: 'u1', quantity: 1 },
    });
  });

  it('is created once, as "My wishlist", before the first product is added [ACC-04]', async () => {
    const { result, findRequests } = await open({}, { ...customer, wishlistProducts: null });
    await act(async () => void (await result.current.setSaved({ productCode: code }, true)));
    await act(async () => void (await result.current.setSaved({ productCode: known }, true)));
    expect(findRequests('createWishlist').map(({ request: { body } }) => body)).toEqual([
      { wishlistName: 'My wishlist' },
    ]);
    expect([...(result.current.codes ?? [])].toSorted()).toEqual([code, known].toSorted());
  });

  it('undoes a rejected change and returns the reason', async () => {
    const { result } = await open({
      addProductInWishlist: errorReply(409, 'B9207', 'A wishlist holds 200.'),
    });
    let outcome: unknown;
    await act(async () => void (outcome = await result.current.setSaved({ productCode: code }, true)));
    expect(outcome).toMatchObject({ ok: false, reason: 'B9207', message: 'A wishlist holds 200.' });
    expect(result.current.codes?.has(code)).toBe(false);
  });

  it('sends at most two requests for many quick changes of a product and shows the last change', async () => {
    const { result, findRequests, hold, release } = await open();
    hold();
    const wishlistItem = { productCode: code };
    let last: Promise<unknown> | undefined;
    act(() => {
      void result.current.setSaved(wishlistItem, true);
      void result.current.setSaved(wishlistItem, false);
      void result.current.setSaved(wishlistItem, true);
      last = result.current.setSaved(wishlistItem, false);
    });
    expect(result.current.codes?.has(code)).toBe(false);
    release();
    await act(async () => void (await last));
    expect(
      findRequests('addProductInWishlist').length + findRequests('removeProductFromWishlist').length,
    ).toBeLessThan(3);
    expect(result.current.codes?.has(code)).toBe(false);
  });

  it('can be changed even if it could not be read', async () => {
    const shop = setUp(fault('getAllWishlist', '4xx'), customer);
    const { result } = renderHook(() => useSetSaved(), { wrapper: shop.wrapper });
    let outcome: { ok: boolean } | undefined;
    await act(async () => void (outcome = await result.current({ productCode: known }, false)));
    expect(outcome).toEqual({ ok: true });
  });

  it('has no count if it could not be read, but the wishlist buttons still work', async () => {
    let isDown = true;
    const unread = () =>
      isDown ? errorReply(400, 'X', 'Your wishlist cannot be read just now.') : samples.wishlistEmpty;
    const shop = setUp({ getAllWishlist: unread }, customer);
    const { result } = renderHook(
      () => ({
        known: useSavedCodes(),
        codesForButtons: useSavedCodes({ emptyOnError: true }),
        setSaved: useSetSaved(),
      }),
      { wrapper: shop.wrapper },
    );
    await waitFor(() => expect(result.current.codesForButtons).toEqual(new Set()));
    expect(result.current.known).toBeUndefined();
    let outcome: unknown;
    await act(async () => void (outcome = await result.current.setSaved({ productCode: code }, true)));
    expect(outcome).toMatchObject({ ok: false, message: 'Your wishlist cannot be read just now.' });
    expect(result.current.codesForButtons).toEqual(new Set());
    isDown = false;
    await act(async () => void (outcome = await result.current.setSaved({ productCode: code }, true)));
    expect(outcome).toEqual({ ok: true });
    await waitFor(() => expect(result.current.known).toBeDefined());
  });

  it('is no longer shown after the session is lost [AUT-21]', async () => {
    const { result } = await open();
    act(() => notifySessionLost());
    await waitFor(() => expect(result.current.codes).toBeUndefined());
  });
});
