import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manualCountdownClock } from './manualCountdownClock.ts';
import { useCountdown } from './useCountdown.ts';

test('counts down to 0 in full seconds, then stops its timer', () => {
  const clock = manualCountdownClock();
  const { result } = renderHook(() => useCountdown(3000, clock));
  expect(result.current).toBe(3);
  act(() => clock.advance(1000));
  expect(result.current).toBe(2);
  act(() => clock.advance(5000));
  expect(result.current).toBe(0);
  expect(clock.listenerCount()).toBe(0);
});

test('restarts when the target time changes', () => {
  const clock = manualCountdownClock();
  const { result, rerender } = renderHook(({ until }) => useCountdown(until, clock), {
    initialProps: { until: 0 },
  });
  expect(result.current).toBe(0);
  rerender({ until: clock.now() + 30_000 });
  expect(result.current).toBe(30);
});
