/** Milliseconds after which the task runs even if the browser is never idle, as on a slow phone. */
const latest = 5000;

/** Does it when the browser has nothing better to do; returns the way to call it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: latest });
  return () => cancelIdleCallback(handle);
}
