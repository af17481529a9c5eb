import { act, renderHook, waitFor } from '@testing-library/react';
import { samples } from '@luxe/contract/samples';
import { errorReply } from '@luxe/contract/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { readStored, writeStored } from '../state/storage.ts';
import { setUp } from '../testing.tsx';
import { usePincode } from './usePincode.ts';

afterEach(() => localStorage.clear());

describe('usePincode', () => {
  it('returns 110001 until a pincode is chosen [NET-09]', async () => {
    const { wrapper, shop } = setUp();
    const { result } = renderHook(() => usePincode(), { wrapper });
    expect(result.current).toMatchObject({ pincode: '110001', isChosen: false, data: undefined });
    expect(shop.log).toEqual([]);
  });

  it.each(['11000', '1100011', 'abcdef', '11 001', '012345', ''])(
    'ignores the stored value "%s" [NET-10]',
    (stored) => {
      localStorage.setItem('pincode', stored);
      const { result } = renderHook(() => usePincode(), { wrapper: setUp().wrapper });
      expect(result.current).toMatchObject({ pincode: '110001', isChosen: false });
    },
  );

  it('stores the chosen pincode [DAT-01]', async () => {
    const { wrapper, track } = setUp();
    const { result } = renderHook(() => [usePincode(), usePincode({ load: true })] as const, { wrapper });
    await act(() => result.current[0].choose(' 560 001 '));
    await waitFor(() => expect(result.current[1]).toMatchObject({ pincode: '560001', isChosen: true }));
    expect(localStorage.getItem('pincode')).toBe('560001');
    expect(result.current[1].data?.pincode).toBe('560001');
    expect(track).toHaveBeenCalledWith('pincode chosen', { isServicable: true });
  });

  it('rejects an invalid pincode without a request', async () => {
    const { wrapper, shop } = setUp();
    const { result } = renderHook(() => usePincode(), { wrapper });
    expect(await result.current.choose('1234')).toMatchObject({ ok: false, reason: 'invalid' });
    expect(shop.log).toEqual([]);
  });

  it('does not store a pincode that the shop does not know', async () => {
    const { wrapper } = setUp({ pincodeData: errorReply(404, 'N4041', 'We do not know this pincode.') });
    const { result } = renderHook(() => usePincode(), { wrapper });
    expect(await result.current.choose('999999')).toEqual({
      ok: false,
      reason: 'N4041',
      message: 'We do not know this pincode.',
      toast: 'We do not know this pincode.',
    });
    expect(result.current.isChosen).toBe(false);
  });

  it('stores a pincode to which the shop does not deliver, and returns isServicable N', async () => {
    const { wrapper } = setUp();
    const { result } = renderHook(() => usePincode(), { wrapper });
    const outcome = await act(() => result.current.choose(samples.pincodeNotServed.pincode));
    expect(outcome).toMatchObject({ ok: true, isServicable: 'N' });
    expect(result.current.pincode).toBe('744301');
  });
});

describe('local storage', () => {
  it('removes a value that is read after its expiry [TOK-05]', () => {
    writeStored('paymentMode', 'COD', 1000);
    expect(readStored('paymentMode', 999)).toBe('COD');
    expect(readStored('paymentMode', 1000)).toBeUndefined();
    expect(localStorage.getItem('paymentMode')).toBeNull();
  });

  it('stores and returns a value without an expiry unchanged', () => {
    writeStored('pincode', '110003');
    writeStored('checkoutValues', { couponUsed: 'WINTER' });
    expect(localStorage.getItem('pincode')).toBe('110003');
    expect(readStored('checkoutValues')).toEqual({ couponUsed: 'WINTER' });
  });
});
