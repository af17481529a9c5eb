import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { handClock } from './handClock.ts';
import { useCountdown } from './useCountdown.ts';

test('counts whole seconds down to 0 and then rests', () => {
  const clock = handClock();
  const { result } = renderHook(() => useCountdown(3000, clock));
  expect(result.current).toBe(3);
  act(() => clock.pass(1000));
  expect(result.current).toBe(2);
  act(() => clock.pass(5000));
  expect(result.current).toBe(0);
  expect(clock.listeners()).toBe(0);
});

test('starts again when the moment moves', () => {
  const clock = handClock();
  const { result, rerender } = renderHook(({ until }) => useCountdown(until, clock), {
    initialProps: { until: 0 },
  });
  expect(result.current).toBe(0);
  rerender({ until: clock.now() + 30_000 });
  expect(result.current).toBe(30);
});
