import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime } from './inTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a script [SHL-28]', () => {
  it('that has not come after 120000 ms counts as failed, and not before', async () => {
    const failed = vi.fn();
    inTime(new Promise(() => undefined)).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  });

  it('that comes in time is there, and nothing is left waiting', async () => {
    expect(await inTime(Promise.resolve('screen'))).toBe('screen');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that cannot be had fails as it does', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module');
    await expect(inTime(Promise.reject(error))).rejects.toBe(error);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
