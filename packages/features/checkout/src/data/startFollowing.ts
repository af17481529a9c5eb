/** Milliseconds until it is asked again: most payments end within a minute. */
export const paceAfter = (waitedMs: number) => (waitedMs < 60_000 ? 3000 : 10_000);

/**
 * Asks at once and then again and again, until what it returns is called. A page that nobody sees asks nothing; seen again, or online again, it
 * asks at once. One question at a time: the pace is counted from its answer. `ask` never rejects.
 */
export function startFollowing(ask: () => Promise<void>): () => void {
  const began = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  const isSeen = () => document.visibilityState !== 'hidden';
  const run = () => {
    clearTimeout(timer);
    if (isAsking || isOver || !isSeen()) return;
    isAsking = true;
    void ask().then(() => {
      isAsking = false;
      if (!isOver && isSeen()) timer = setTimeout(run, paceAfter(Date.now() - began));
    });
  };
  document.addEventListener('visibilitychange', run);
  addEventListener('online', run);
  run();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
    removeEventListener('online', run);
  };
}
