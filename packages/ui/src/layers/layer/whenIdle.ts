/** Time in ms after which the task runs even if the browser is never idle, as on a slow phone. */
const maxWait = 5000;

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: maxWait });
  return () => cancelIdleCallback(handle);
}
