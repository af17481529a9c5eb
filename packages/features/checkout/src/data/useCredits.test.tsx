import { createClient } from '@luxe/client';
import { fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { isBrandCashTaken } from './creditCalls.ts';
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
  return { result, renew, asked: (name: string) => shop.log.filter((call) => call.name === name) };
}

test('after each change the summary and the offers are asked for again, also after a refusal [CHK-08]', async () => {
  const { result, renew, asked } = await open(fault('applyBankCoupons', '4xx'));
  const before = asked('bankOffers').length;
  await act(async () => result.current.onApplyCoupon('WINTER5000'));
  expect(renew).toHaveBeenCalledTimes(1);
  act(() => result.current.onApplyOffer('HDFC10'));
  await waitFor(() => expect(result.current.problem?.about).toBe('offer HDFC10'));
  expect(renew).toHaveBeenCalledTimes(2);
  expect(asked('bankOffers').length).toBeGreaterThan(before);
});

test('what is asked for while something else is on its way is told so, and not sent', async () => {
  const { result, asked } = await open();
  const words = await act(async () => {
    result.current.onSwitch('points', true);
    return result.current.onDropOffer('HDFC10');
  });
  expect(words).toBe('Another change is still on its way. Try again in a moment.');
  expect(asked('releaseBankCoupons')).toHaveLength(0);
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
])('%j as the answer to brand cash: %s [CHK-10]', (answer, isTaken) => {
  expect(isBrandCashTaken(answer)).toBe(isTaken);
});
