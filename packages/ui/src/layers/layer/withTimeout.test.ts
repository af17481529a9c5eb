import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('withTimeout [SHL-28]', () => {
  it('rejects a script that has not loaded after 120000 ms, and not earlier', async () => {
    const failed = vi.fn();
    withTimeout(new Promise(() => undefined)).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  });

  it('resolves a script that loads in time and clears the timer', async () => {
    expect(await withTimeout(Promise.resolve('screen'))).toBe('screen');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the error of a script that fails to load', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module');
    await expect(withTimeout(Promise.reject(error))).rejects.toBe(error);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
