import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollInterval, startPolling } from './startPolling.ts';

let stop: (() => void) | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop?.();
  setVisible(true);
  vi.useRealTimers();
});

function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
function start() {
  const poll = vi.fn(() => Promise.resolve());
  stop = startPolling(poll);
  return poll;
}
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  [0, 3000],
  [59_999, 3000],
  [60_000, 10_000],
  [3_600_000, 10_000],
])('after %i ms of polling, waits %i ms until the next poll [CHK-12]', (waitedMs, interval) => {
  expect(pollInterval(waitedMs)).toBe(interval);
});

test('polls at once, then every 3 s, and every 10 s after a minute [CHK-12]', async () => {
  const poll = start();
  expect(poll).toHaveBeenCalledTimes(1);
  await advance(60_000);
  expect(poll).toHaveBeenCalledTimes(21);
  await advance(60_000);
  expect(poll).toHaveBeenCalledTimes(27);
});

test('pauses while the page is hidden, and polls at once when it is visible again', async () => {
  const poll = start();
  await advance(0);
  setVisible(false);
  await advance(60_000);
  expect(poll).toHaveBeenCalledTimes(1);
  setVisible(true);
  expect(poll).toHaveBeenCalledTimes(2);
  await advance(10_000);
  expect(poll).toHaveBeenCalledTimes(3);
});

test('does not poll on a page that opens hidden until the page is visible', async () => {
  setVisible(false);
  const poll = start();
  await advance(10_000);
  expect(poll).not.toHaveBeenCalled();
  setVisible(true);
  expect(poll).toHaveBeenCalledOnce();
});

test('polls once immediately when the browser is online again', async () => {
  const poll = start();
  await advance(1000);
  dispatchEvent(new Event('online'));
  expect(poll).toHaveBeenCalledTimes(2);
  await advance(2999);
  expect(poll).toHaveBeenCalledTimes(2);
  await advance(1);
  expect(poll).toHaveBeenCalledTimes(3);
});

test('waits for a slow response before it polls again', async () => {
  const pending = Promise.withResolvers<void>();
  const poll = vi.fn(() => pending.promise);
  stop = startPolling(poll);
  dispatchEvent(new Event('online'));
  await advance(30_000);
  expect(poll).toHaveBeenCalledOnce();
  pending.resolve();
  await advance(3000);
  expect(poll).toHaveBeenCalledTimes(2);
});

test('stops polling when the function that startPolling returned is called', async () => {
  const poll = start();
  stop?.();
  await advance(60_000);
  setVisible(true);
  dispatchEvent(new Event('online'));
  expect(poll).toHaveBeenCalledOnce();
});
