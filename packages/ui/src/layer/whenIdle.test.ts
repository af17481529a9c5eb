import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that is never idle does it after a while', () => {
  const request = vi.fn(() => 1);
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const task = vi.fn();
  whenIdle(task);
  expect(request).toHaveBeenCalledWith(task, { timeout: 5000 });
});

test('does it after the present task where a browser cannot tell when it is idle', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const task = vi.fn();
  const calledOff = vi.fn();
  whenIdle(task);
  whenIdle(calledOff)();
  expect(task).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  expect(calledOff).not.toHaveBeenCalled();
});
