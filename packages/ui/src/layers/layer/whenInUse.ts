/** Resolves at the first event that shows that a person is using the page. Never resolves on the server. */
const firstUse = new Promise<unknown>((resolve) => {
  if (typeof window === 'object')
    for (const sign of ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'])
      document.addEventListener(sign, resolve, { capture: true, once: true });
});

/**
 * Runs a task when a person uses the page for the first time: moves the pointer, touches, scrolls, presses a
 * key or moves the focus. Until then the first load has the processor and the network to itself. Later tasks
 * run soon. A task never runs before this function returns. Returns a function that cancels the task.
 */
export function whenInUse(task: () => void): () => void {
  let isCancelled = false;
  // A task of its own, so that the response to the event comes first.
  void firstUse.then(() => setTimeout(() => isCancelled || task()));
  return () => {
    isCancelled = true;
  };
}
