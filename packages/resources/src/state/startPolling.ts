/**
 * Milliseconds until the next poll, after `waitedMs` of polling. Polls less often after a minute, because
 * most payments finish within a minute.
 */
export const pollInterval = (waitedMs: number) => (waitedMs < 60_000 ? 3000 : 10_000);

/**
 * Calls `poll` at once and then repeatedly, until the returned function is called. Pauses while the page is
 * hidden. Polls at once when the page becomes visible or online again. Only one poll runs at a time, and the
 * next interval starts when it ends. `poll` must never reject.
 */
export function startPolling(poll: () => Promise<void>): () => void {
  const startedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPolling = false;
  let isStopped = false;

  const isVisible = () => document.visibilityState !== 'hidden';
  const run = () => {
    clearTimeout(timer);
    if (isPolling || isStopped || !isVisible()) return;
    isPolling = true;
    void poll().then(() => {
      isPolling = false;
      if (!isStopped && isVisible()) timer = setTimeout(run, pollInterval(Date.now() - startedAt));
    });
  };
  document.addEventListener('visibilitychange', run);
  addEventListener('online', run);
  run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
    removeEventListener('online', run);
  };
}
