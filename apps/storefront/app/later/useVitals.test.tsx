import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVitals } from './useVitals.ts';

const { reportVitals, answer } = vi.hoisted(() => ({
  reportVitals: vi.fn<(options: { readonly route: string; readonly mayMeasure: () => boolean }) => void>(),
  answer: { isAllowed: false, listeners: new Set<() => void>() },
}));
vi.mock('./reportVitals.ts', () => ({ reportVitals }));
vi.mock('../events/consent.ts', () => ({
  readConsent: () => ({ preferences: true, measurement: answer.isAllowed, advertising: true }),
  onConsentChange: (listener: () => void) => {
    answer.listeners.add(listener);
    return () => void answer.listeners.delete(listener);
  },
}));

beforeEach(() => {
  reportVitals.mockClear();
  answer.isAllowed = true;
  answer.listeners.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['vitals'];
});

/** A visit whose number between 0 and 1 decides whether it is in the sample of `percent`. */
function visit(percent: number | undefined, drawn = 0) {
  if (percent !== undefined) document.documentElement.dataset['vitals'] = String(percent);
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  return renderHook(() => useVitals());
}
/** Waits until a report that has begun to load its code has loaded it. */
const settle = async () => {
  await import('./reportVitals.ts');
  await Promise.resolve();
};
const change = (isAllowed: boolean) => {
  answer.isAllowed = isAllowed;
  for (const listener of answer.listeners) listener();
};

it.each([
  [100, 0.999, 1],
  [30, 0.299, 1],
  [30, 0.3, 0],
  [0, 0, 0],
  [undefined, 0, 0],
] as const)('with a sample of %s percent, a visit that draws %s is measured %s times', async (...row) => {
  const [percent, drawn, times] = row;
  visit(percent, drawn);
  await settle();
  await vi.waitFor(() => expect(reportVitals).toHaveBeenCalledTimes(times));
});

it('measures from the answer that allows it, once, with the kind of the page that was loaded', async () => {
  answer.isAllowed = false;
  const { unmount } = visit(100);
  change(false);
  await settle();
  expect(reportVitals).not.toHaveBeenCalled();
  change(true);
  change(true);
  await vi.waitFor(() => expect(reportVitals).toHaveBeenCalledOnce());
  const [options] = reportVitals.mock.calls[0] ?? [];
  expect(options?.route).toMatch(/^[a-zA-Z]+$/);
  expect(options?.mayMeasure()).toBe(true);
  answer.isAllowed = false;
  expect(options?.mayMeasure()).toBe(false);
  unmount();
  expect(answer.listeners.size).toBe(0);
});

it('does not measure a visit that is not in the sample, also after an answer', async () => {
  answer.isAllowed = false;
  visit(0);
  change(true);
  await settle();
  expect(reportVitals).not.toHaveBeenCalled();
});
