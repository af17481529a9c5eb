import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNear, nearDistance, loadInterval, createThrottle, watchNear } from './nearby.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const box = (top: number, left = 0) => ({ top, bottom: top + 200, left, right: left + 100 });

test.each([
  ['in the window', box(300), true],
  ['100 px below it', box(900), true],
  ['101 px below it', box(901), false],
  ['100 px above it', box(-300), true],
  ['101 px above it', box(-301), false],
  ['101 px to the right', box(0, 501), false],
  ['not drawn', { top: 0, bottom: 0, left: 0, right: 0 }, false],
])('isNear decides whether an image is near the window: image %s, case %# [SHL-25]', (_, rect, near) => {
  expect(isNear(rect, 400, 800)).toBe(near);
});

test('the throttle runs its work at most once per 300 ms and merges all calls in between [SHL-25]', () => {
  const work = vi.fn();
  const { schedule } = createThrottle(work, loadInterval);
  schedule();
  expect(work).toHaveBeenCalledTimes(1);
  schedule();
  schedule();
  vi.advanceTimersByTime(loadInterval - 1);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(loadInterval * 2);
  expect(work).toHaveBeenCalledTimes(2);
});

test('images share one observer with a 100 px margin; images passed by a fast scroll do not load [SHL-25]', () => {
  type Seen = { target: Element; isIntersecting: boolean };
  let notify: (entries: Seen[]) => void = () => {};
  const made = vi.fn<(options: IntersectionObserverInit) => void>();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: Seen[]) => void, options: IntersectionObserverInit) {
        notify = call;
        made(options);
      }
      observe() {}
      unobserve() {}
    },
  );
  const [first, passed, last] = [{}, {}, {}] as [Element, Element, Element];
  const fetched: string[] = [];
  watchNear(first, () => fetched.push('first'));
  watchNear(passed, () => fetched.push('passed'));
  watchNear(last, () => fetched.push('last'));
  expect(made).toHaveBeenCalledOnce();
  expect(made.mock.calls[0]?.[0].rootMargin).toBe(`${nearDistance}px`);

  notify([{ target: first, isIntersecting: true }]);
  expect(fetched).toEqual(['first']);
  notify([{ target: passed, isIntersecting: true }]);
  notify([
    { target: passed, isIntersecting: false },
    { target: last, isIntersecting: true },
  ]);
  expect(fetched).toEqual(['first']);
  vi.advanceTimersByTime(loadInterval);
  expect(fetched).toEqual(['first', 'last']);
});
