/** Whether the server has switched the service worker off. Then nothing is stored for visits offline. */
export const isWorkerOff = (): boolean => document.documentElement.dataset['worker'] === 'off';

/**
 * Registers the service worker when the page has loaded. Calls `onWaiting` with a new version that is ready.
 * Does nothing where the server has switched the worker off: then `/sw.js` removes an earlier one. Returns a
 * function that stops.
 */
export function registerWorker(onWaiting: (worker: ServiceWorker) => void): () => void {
  if (import.meta.env.DEV || isWorkerOff() || !('serviceWorker' in navigator)) return () => undefined;
  const stopping = new AbortController();
  const options = { signal: stopping.signal };
  const register = () => void start(onWaiting, options).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, options);
  return () => stopping.abort();
}

async function start(onWaiting: (worker: ServiceWorker) => void, options: { signal: AbortSignal }) {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  // Without a controller, the worker is the first one and waits for nothing.
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && serviceWorker.controller) onWaiting(worker);
  };
  offer(registration.waiting);
  const follow = () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => offer(next), options);
  };
  follow();
  registration.addEventListener('updatefound', follow, options);
}

/**
 * Activates a worker that waits, and calls `onActive` when it controls this page. When another tab has
 * activated it, or a newer one has replaced it, no event follows, so `onActive` is called at once.
 */
export function activateWorker(worker: ServiceWorker, onActive: () => void): void {
  if (worker.state !== 'installed') return onActive();
  navigator.serviceWorker.addEventListener('controllerchange', onActive, { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
  worker.postMessage('activate');
}
