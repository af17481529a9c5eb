import { samples } from '@luxe/contract/samples';
import { fault, refusal, type MockStart } from '@luxe/contract/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notifySessionLost } from '../channel.ts';
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
  it('of a guest is not asked for', () => {
    const { wrapper, shop } = setUp();
    const { result } = renderHook(() => useSavedCodes(), { wrapper });
    expect(result.current).toBeUndefined();
    expect(shop.log).toEqual([]);
  });

  it('reads codes alone for hearts [ACC-18]', async () => {
    const { result, asked } = await open();
    expect(result.current.codes?.has(known)).toBe(true);
    expect(asked('getAllWishlist')).toHaveLength(1);
    expect(asked('getAllWishlist')[0]?.asked).toMatchObject({ params: { user: 'current' } });
  });

  it('shows a saved piece at once, and sends product, offer and the word current [ACC-18]', async () => {
    const { result, asked, hold, release, track } = await open();
    hold();
    let saving: Promise<unknown> | undefined;
    act(() => void (saving = result.current.setSaved({ productCode: code, ussid: 'u1' }, true)));
    expect(result.current.codes?.has(code)).toBe(true);
    release();
    await act(async () => expect(await saving).toEqual({ ok: true }));
    expect(result.current.codes?.has(code)).toBe(true);
    expect(asked('createWishlist')).toEqual([]);
    expect(asked('addProductInWishlist')[0]?.asked.body).toEqual({
      wishlistName: 'My wishlist',
      productCode: code,
      ussid: 'u1',
      emailId: 'current',
    });
    expect(track).toHaveBeenCalledWith('added to wishlist', {
      item: { productCode: code, ussid: 'u1', quantity: 1 },
    });
  });

  it('makes the list under its one name first, where there is none, and once [ACC-04]', async () => {
    const { result, asked } = await open({}, { ...customer, wishes: null });
    await act(async () => void (await result.current.setSaved({ productCode: code }, true)));
    await act(async () => void (await result.current.setSaved({ productCode: known }, true)));
    expect(asked('createWishlist').map(({ asked: { body } }) => body)).toEqual([
      { wishlistName: 'My wishlist' },
    ]);
    expect([...(result.current.codes ?? [])].toSorted()).toEqual([code, known].toSorted());
  });

  it('a refusal takes it back and says why', async () => {
    const { result } = await open({ addProductInWishlist: refusal(409, 'B9207', 'A wishlist holds 200.') });
    let outcome: unknown;
    await act(async () => void (outcome = await result.current.setSaved({ productCode: code }, true)));
    expect(outcome).toMatchObject({ ok: false, reason: 'B9207', message: 'A wishlist holds 200.' });
    expect(result.current.codes?.has(code)).toBe(false);
  });

  it('a heart that is pressed on and off ends as it was meant, in two requests at most', async () => {
    const { result, asked, hold, release } = await open();
    hold();
    const wish = { productCode: code };
    let last: Promise<unknown> | undefined;
    act(() => {
      void result.current.setSaved(wish, true);
      void result.current.setSaved(wish, false);
      void result.current.setSaved(wish, true);
      last = result.current.setSaved(wish, false);
    });
    expect(result.current.codes?.has(code)).toBe(false);
    release();
    await act(async () => void (await last));
    expect(asked('addProductInWishlist').length + asked('removeProductFromWishlist').length).toBeLessThan(3);
    expect(result.current.codes?.has(code)).toBe(false);
  });

  it('saves also while the list could not be read, and reads it then', async () => {
    const shop = setUp(fault('getAllWishlist', '4xx'), customer);
    const { result } = renderHook(() => useSetSaved(), { wrapper: shop.wrapper });
    let outcome: { ok: boolean } | undefined;
    await act(async () => void (outcome = await result.current({ productCode: known }, false)));
    expect(outcome).toEqual({ ok: true });
  });

  it('that could not be read is unknown to a count, and has hearts to press: one that fails says so, one that is kept is filled', async () => {
    let isDown = true;
    const unread = () =>
      isDown ? refusal(400, 'X', 'Your wishlist cannot be read just now.') : samples.wishlistEmpty;
    const shop = setUp({ getAllWishlist: unread }, customer);
    const { result } = renderHook(
      () => ({
        known: useSavedCodes(),
        hearts: useSavedCodes({ unreadAsNone: true }),
        setSaved: useSetSaved(),
      }),
      { wrapper: shop.wrapper },
    );
    await waitFor(() => expect(result.current.hearts).toEqual(new Set()));
    expect(result.current.known).toBeUndefined();
    let outcome: unknown;
    await act(async () => void (outcome = await result.current.setSaved({ productCode: code }, true)));
    expect(outcome).toMatchObject({ ok: false, message: 'Your wishlist cannot be read just now.' });
    expect(result.current.hearts).toEqual(new Set());
    isDown = false;
    await act(async () => void (outcome = await result.current.setSaved({ productCode: code }, true)));
    expect(outcome).toEqual({ ok: true });
    await waitFor(() => expect(result.current.known).toBeDefined());
  });

  it('is empty for who comes after: a lost session shows none of it [AUT-21]', async () => {
    const { result } = await open();
    act(() => notifySessionLost());
    await waitFor(() => expect(result.current.codes).toBeUndefined());
  });
});
