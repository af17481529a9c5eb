import { createClient } from '@luxe/client';
import { fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { isBrandCashApplied } from './creditCalls.ts';
import { useCredits } from './useCredits.ts';

const clock = { now: () => 0, sleep: () => Promise.resolve() };

async function open(overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer' });
  const client = createClient({ baseUrl: '/api', fetch, clock });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ResourcesProvider client={client} hint="s1c1">
      {children}
    </ResourcesProvider>
  );
  const renew = vi.fn(async () => undefined);
  const { result } = renderHook(() => useCredits(true, renew, 'current'), { wrapper });
  await waitFor(() => expect(result.current.offers).toBeDefined());
  return { result, renew, callsTo: (name: string) => shop.log.filter((call) => call.name === name) };
}

test('reloads the summary and the bank offers after each change, even a rejected one [CHK-08]', async () => {
  const { result, renew, callsTo } = await open(fault('applyBankCoupons', '4xx'));
  const before = callsTo('bankOffers').length;
  await act(async () => result.current.onApplyCoupon('WINTER5000'));
  expect(renew).toHaveBeenCalledTimes(1);
  act(() => result.current.onApplyOffer('HDFC10'));
  await waitFor(() => expect(result.current.problem?.about).toBe('offer HDFC10'));
  expect(renew).toHaveBeenCalledTimes(2);
  expect(callsTo('bankOffers').length).toBeGreaterThan(before);
});

test('a change returns a message and sends no request while another change is in progress', async () => {
  const { result, callsTo } = await open();
  const message = await act(async () => {
    result.current.onSwitch('points', true);
    return result.current.onDropOffer('HDFC10');
  });
  expect(message).toBe('Another change is still in progress. Try again in a moment.');
  expect(callsTo('releaseBankCoupons')).toHaveLength(0);
});

test.each([
  [true, false],
  [false, false],
  [undefined, false],
  [null, false],
  [{ status: 'failure' }, false],
  [{ status: 'FAILURE' }, false],
  [{ status: 'SUCCESS' }, true],
  [{}, true],
])('the response %j means that the store has applied the brand cash: %s [CHK-10]', (response, isTaken) => {
  expect(isBrandCashApplied(response)).toBe(isTaken);
});
