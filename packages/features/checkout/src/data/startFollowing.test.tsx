import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceAfter, startFollowing } from './startFollowing.ts';

let stop: (() => void) | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop?.();
  see(true);
  vi.useRealTimers();
});

function see(isSeen: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
function follow() {
  const ask = vi.fn(() => Promise.resolve());
  stop = startFollowing(ask);
  return ask;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  [0, 3000],
  [59_999, 3000],
  [60_000, 10_000],
  [3_600_000, 10_000],
])('after %i ms it is asked every %i ms [CHK-12]', (waited, pace) => {
  expect(paceAfter(waited)).toBe(pace);
});

test('it is asked at once, every three seconds, and after a minute every ten [CHK-12]', async () => {
  const ask = follow();
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(21);
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(27);
});

test('a page that nobody sees asks nothing, and asks at once when it is seen again', async () => {
  const ask = follow();
  await pass(0);
  see(false);
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  see(true);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a page that opens unseen waits until it is seen', async () => {
  see(false);
  const ask = follow();
  await pass(10_000);
  expect(ask).not.toHaveBeenCalled();
  see(true);
  expect(ask).toHaveBeenCalledOnce();
});

test('a browser that is online again asks at once, and only once', async () => {
  const ask = follow();
  await pass(1000);
  dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(2999);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a slow answer is waited for: there is one question at a time', async () => {
  const answer = Promise.withResolvers<void>();
  const ask = vi.fn(() => answer.promise);
  stop = startFollowing(ask);
  dispatchEvent(new Event('online'));
  await pass(30_000);
  expect(ask).toHaveBeenCalledOnce();
  answer.resolve();
  await pass(3000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('stopped, it asks no more', async () => {
  const ask = follow();
  stop?.();
  await pass(60_000);
  see(true);
  dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledOnce();
});
