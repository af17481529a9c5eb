import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

test('runs the task after 5 s if the browser is never idle', () => {
  const request = vi.fn(() => 1);
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const task = vi.fn();
  whenIdle(task);
  expect(request).toHaveBeenCalledWith(task, { timeout: 5000 });
});

test('runs the task in a new macrotask without requestIdleCallback, unless it is cancelled', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const task = vi.fn();
  const cancelled = vi.fn();
  whenIdle(task);
  whenIdle(cancelled)();
  expect(task).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  expect(cancelled).not.toHaveBeenCalled();
});
