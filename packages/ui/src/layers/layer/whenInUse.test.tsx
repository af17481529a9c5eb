import { beforeEach, expect, test, vi } from 'vitest';

let whenInUse: (task: () => void) => () => void;
beforeEach(async () => {
  vi.resetModules();
  ({ whenInUse } = await import('./whenInUse.ts'));
});

test.each(['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'])(
  'runs waiting tasks after the first %s',
  async (sign) => {
    const task = vi.fn();
    whenInUse(task);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(task).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(task).toHaveBeenCalledOnce();
  },
);

test('runs later tasks at once, and no cancelled task', async () => {
  const cancelled = vi.fn();
  const task = vi.fn();
  whenInUse(cancelled)();
  whenInUse(() => {});
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  whenInUse(cancelled)();
  whenInUse(task);
  expect(task).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  expect(cancelled).not.toHaveBeenCalled();
});

test('runs nothing before the page is used', async () => {
  const task = vi.fn();
  whenInUse(task);
  document.body.dispatchEvent(new Event('resize', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(task).not.toHaveBeenCalled();
});
