import { afterEach, expect, it, vi } from 'vitest';
import { activateWorker } from './registerWorker.ts';

afterEach(() => void vi.unstubAllGlobals());

function setUp(state: ServiceWorkerState) {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  const postMessage = vi.fn();
  const onActive = vi.fn();
  activateWorker({ state, postMessage } as unknown as ServiceWorker, onActive);
  return { serviceWorker, postMessage, onActive };
}

it('activates a worker that waits, and reports once that it controls the page', () => {
  const { serviceWorker, postMessage, onActive } = setUp('installed');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('activate');
  expect(onActive).not.toHaveBeenCalled();
  for (const _ of [1, 2]) serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(onActive).toHaveBeenCalledOnce();
});

it.each(['activating', 'activated', 'redundant'] as const)(
  'does not wait for a worker that is %s, as after an update in another tab',
  (state) => {
    const { postMessage, onActive } = setUp(state);
    expect(onActive).toHaveBeenCalledOnce();
    expect(postMessage).not.toHaveBeenCalled();
  },
);
